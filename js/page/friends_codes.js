/**
 * 'Connect by code': friends who meet without any server, by two codes that they show
 * each other. Parts of a screen; the screen itself is the room's.
 */

export { guestCodes } from "./friends_codes_guest.js";
export { hostCodes } from "./friends_codes_host.js";
