/**
 * The screen of reading aloud, as a function of how many words are read.
 *
 * @import { ListedWord, ReadWord, Reveal } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { Round } from "../store/round.js"
 * @import { Line } from "./aloud_story.js"
 *
 * @typedef {object} Shown
 * @property {Round} round
 * @property {Player[]} players
 * @property {Reveal} reveal
 * @property {number} read words read by now
 * @property {boolean} isAuto
 * @property {boolean | null} speech null: this browser has no voice
 *
 * @typedef {object} Does
 * @property {(by: number) => void} go
 * @property {(on: boolean) => void} auto
 * @property {(on: boolean) => void} speak
 * @property {() => void} end
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { bar } from "../ui/bar.js";
import { switchRow } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { token } from "../ui/token.js";
import { ALOUD, BAR, nameOf, REVEAL, teamName, wholeTableName } from "../ui/words.js";
import { lastRead, linesOf } from "./aloud_story.js";

/** @param {Shown} shown @param {Does} does */
export function aloudScreen(shown, does) {
  const { round, players, reveal, read } = shown;
  const reader = reveal.reading[Math.max(0, read - 1)]?.seat ?? 1;
  const others = players.map((_, i) => i + 1).filter((seat) => seat !== reader);
  const inOrder = [reader, ...others];
  return html`${bar({
    back: { icon: "back", label: BAR.home, does: "#/" },
    name: html`<h1>${ALOUD.title}</h1>`,
    caption: wholeTableName(round.options, round.game),
  })}
    <div class="aloud">
      ${told(shown, reader)}
      <div class="aloud-pads">
        ${repeat(
          inOrder,
          (seat) => seat,
          (seat) => pad(shown, seat, seat === reader),
        )}
      </div>
      ${keys(shown, does)}
    </div>`;
}

/** What is said of the word that was read last. @param {Reveal} reveal @param {readonly Player[]} players @param {number} read */
export function toldOf(reveal, players, read) {
  const last = lastRead(reveal, read);
  if (!last) return ALOUD.begin;
  const reads = ALOUD.reads(nameOf(players, last.read.seat));
  return `${reads}: ${last.read.word}. ${fateOf(last, players)}`;
}

/**
 * @param {{read: ReadWord, listed: ListedWord}} last
 * @param {readonly Player[]} players
 */
function fateOf({ read, listed }, players) {
  const { struck, others, credited, points } = listed;
  if (struck) return ALOUD.struck(REVEAL.why[struck]);
  if (others.length)
    return ALOUD.crossed(read.crossed.map((seat) => nameOf(players, seat)));
  if (credited) return ALOUD.credited(nameOf(players, credited));
  return ALOUD.counts(points);
}

/** @param {Shown} shown @param {number} reader */
function told({ reveal, players, read }, reader) {
  const last = lastRead(reveal, read);
  const player = players[reader - 1];
  return html`<div class="aloud-told">
    <p class="aloud-reader">
      ${player ? token(player, reader) : nothing} ${ALOUD.reads(nameOf(players, reader))}
      <span class="aloud-place">${ALOUD.place(read, reveal.reading.length)}</span>
    </p>
    <p class="slot aloud-slot"><span class="slot-word">${last?.read.word ?? ""}</span></p>
    <p class="aloud-fate">${last ? fateOf(last, players) : ALOUD.begin}</p>
  </div>`;
}

/** @param {Shown} shown @param {number} seat @param {boolean} isReader */
function pad({ reveal, players, read }, seat, isReader) {
  const player = /** @type {Player} */ (players[seat - 1]);
  const lines = linesOf(reveal, seat, read);
  const name = nameOf(players, seat);
  const last = reveal.reading[read - 1];
  const team = reveal.teams.find(({ seats }) => seats.includes(seat));
  return html`<section class="pad aloud-pad" data-token=${player.token} ?data-reads=${isReader} aria-label=${name}>
    <div class="pad-head">
      <h2>${token(player, seat)} ${name}</h2>
      ${team ? html`<p class="pad-note">${teamName(team.team)}</p>` : nothing}
    </div>
    <ol class="pad-rows aloud-rows" tabindex="0" aria-label=${name}>
      ${lines.map((line) => row(line, players, seat, last))}
      ${lines.length ? nothing : html`<li class="pad-row">${ALOUD.nothing}</li>`}
    </ol>
  </section>`;
}

/**
 * @param {Line} line
 * @param {readonly Player[]} players
 * @param {number} seat
 * @param {ReadWord | undefined} last
 */
function row({ word, state, others, listed }, players, seat, last) {
  const isNow = last?.word === word && last.seat === seat;
  const isFresh = last?.word === word && last.crossed.includes(seat);
  return html`<li class="pad-row aloud-row ${isFresh ? "aloud-fresh" : ""}" data-state=${state} aria-current=${isNow}>
    ${state === "crossed" || state === "struck" ? html`<s>${word}</s>` : html`<span>${word}</span>`}
    ${mark({ state, others, listed }, players)}
  </li>`;
}

/** @param {Pick<Line, "state" | "others" | "listed">} line @param {readonly Player[]} players */
function mark({ state, others, listed }, players) {
  if (state === "kept") return html`<span class="pad-points">${listed.points}</span>`;
  if (state === "struck") {
    return html`<span class="pad-small">${listed.struck ? REVEAL.why[listed.struck] : nothing}</span>`;
  }
  if (state === "unread") return nothing;
  const seats = others.length ? others : [listed.credited ?? 0].filter(Boolean);
  const names = seats.map((other) => nameOf(players, other));
  return html`<span class="reveal-others">
    ${seats.map((other) => {
      const player = players[other - 1];
      return player ? token(player, other) : nothing;
    })}<span class="unseen">${others.length ? REVEAL.also(names) : REVEAL.credited(names[0] ?? "")}</span>
  </span>`;
}

/** @param {Shown} shown @param {Does} does */
function keys({ round, reveal, read, isAuto, speech }, does) {
  const totals = `#/rounds/${round.id}`;
  const isEnd = read === reveal.reading.length;
  return html`<div class="aloud-keys">
    <button type="button" class="key" aria-disabled=${read === 0} @click=${() => does.go(-1)}>${icon("back")} ${ALOUD.back}</button>
    ${
      isEnd
        ? html`<a class="brass" href=${totals} @click=${does.end}>${ALOUD.end}</a>`
        : html`<button type="button" class="brass" @click=${() => does.go(1)}>${read ? ALOUD.next : ALOUD.first}</button>`
    }
    ${isEnd ? nothing : html`<a class="key aloud-skip" href=${totals} @click=${does.end}>${ALOUD.skip}</a>`}
  </div>
  <div class="aloud-switches">
    ${switchRow({ label: ALOUD.auto, on: isAuto, turn: does.auto })}
    ${speech === null ? nothing : switchRow({ label: ALOUD.speech, on: speech, turn: does.speak })}
  </div>`;
}
