// @ts-check
// Whether new books come to the private shelf, remembered for each person in this browser.

import { account } from "../account/account.js";
import { personal } from "../basics/storage.js";

const KEY = "vorleser.library.private";

export const addsPrivately = () => account.hasAccounts && personal.getItem(KEY) === "true";

/** @param {boolean} isPrivate */
export const setAddsPrivately = (isPrivate) => personal.setItem(KEY, String(isPrivate));
