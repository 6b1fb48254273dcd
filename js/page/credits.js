/** The screens of credits, fetched together. */

export { showTournament } from "./bracket.js";
export { showCredits } from "./my_credits.js";
export { showProfiles } from "./profiles.js";
export { showStore } from "./store_shelves.js";
export { showTournaments } from "./tournaments.js";
