/**
 * Every sentence of 'connect by code': friends who meet without any server.
 */

export const CODES = {
  hostTitle: "Connect by code",
  guestTitle: "Join by code",
  line: "For friends in one room, with no server at all: you show a code, they show one back.",
  camera: {
    title: "First, the camera",
    why: "It reads your friend's code. While it is allowed, the browser also tells this page where to find your device on this network, which codes need. No picture is kept or sent.",
    use: "Allow the camera",
    without: "Go on without it",
    /** Why it is not on, and what to do. */
    refused:
      "The browser does not let this page use the camera. That is fine: paste the code, or take it from a picture. If your friend cannot connect, allow the camera in the browser's settings for this page.",
    none: "This device has no camera for the page to use. Paste the code, or take it from a picture.",
    busy: "Another program uses the camera. Close it and try again, or paste the code.",
    insecure:
      "Browsers give the camera only to pages that begin with https. Paste the code, or take it from a picture.",
    no_reader:
      "What reads the codes could not be fetched. Connect to the network once, or paste the code.",
    shown: "What the camera sees",
    close: "Close the camera",
  },
  invite: {
    title: "Show this to the next player",
    line: "One code is for one friend. They scan it, or open the link, and get a reply for you.",
    code: "QR code of the invitation",
    label: "Invitation",
    making: "Making the invitation",
    message: "Play Lexigrid with me",
    send: "Send the link",
    next: "Take their reply",
    fresh: "Make a new one",
  },
  accept: {
    title: "Now take their reply",
    line: "Scan the code on your friend's screen, or paste the text that they send.",
    soon: "Take it within 30 seconds of its making. After that, routers on the way forget it.",
    label: "Your friend's reply",
    back: "Show the invitation again",
    connecting: "Connecting. This takes a few seconds.",
  },
  done: {
    /** @param {string} name */
    title: (name) => `${name} is at the table`,
    somebody: "Your friend",
    line: "Friends who come by code meet each other through you. No more codes are needed between them.",
    next: "Invite the next player",
  },
  take: {
    title: "Take the invitation",
    line: "Scan the code on your friend's screen, or paste the text that they send.",
    label: "Your friend's invitation",
  },
  reply: {
    title: "Show this to your friend",
    line: "They press “Take their reply” and scan this. The table opens by itself.",
    soon: "It is made anew every 20 seconds, for routers forget. Have your friend take it at once.",
    code: "QR code of your reply",
    label: "Your reply",
    making: "Making your reply",
    message: "My reply",
    send: "Send it",
    other: "Take another invitation",
  },
  joined: {
    title: "You are at the table",
    line: "Your friend's table opens.",
  },
  read: {
    scan: "Scan",
    picture: "From a picture",
    use: "Use this code",
    inPicture:
      "There is no code to be seen in this picture. Have all of it in the picture, straight and sharp.",
  },
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser did not copy it. Select the text and copy it yourself.",
  notSent: "The browser could not send it. Copy it instead.",

  /** Why a code was not taken, and what to do. @type {Readonly<Record<string, string>>} */
  faults: {
    empty: "There is no code yet. Paste the text that your friend sent.",
    not_a_code: "This is no code of Lexigrid. Copy all that your friend sent.",
    spoilt: "A letter of this code is wrong or missing. Copy it again, all of it.",
    newer:
      "This code comes from a newer Lexigrid. Load this page again, then take the code once more.",
    reply_wanted:
      "This is an invitation. Here your friend's reply is needed: it shows on their screen once they have taken yours.",
    invitation_wanted:
      "This is a reply. It is for the friend who invited. Here an invitation is needed.",
    other_room: "This code leads to another table. Ask your friend for a new one.",
    own_code: "This is your own invitation. A friend must take it on another device.",
    used_code:
      "This invitation has had its reply: each is for one friend. Make a new one.",
    lost_code:
      "The invitation to this reply is not open here any more. Make a new one.",
    no_connection:
      "The two devices did not find each other. Have both on the same Wi-Fi, allow the camera on both, and try new codes.",
    unfit: "This browser cannot be put into a code. Meet by the link instead.",
    other: "That did not work. Try it again with new codes.",
  },
};
