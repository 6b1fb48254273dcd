/** What pages ask the service worker: `move` is that it take over, with the page. */
export type Asked = "build" | "later" | "arrived" | "move";
