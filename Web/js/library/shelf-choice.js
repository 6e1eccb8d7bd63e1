// @ts-check
// Remembers in this browser, for each person, whether new books come to the private shelf.

import { account } from "../account/account.js";
import { personal } from "../basics/storage.js";

const KEY = "vorleser.library.private";

export const addsPrivately = () => account.hasAccounts && personal.getItem(KEY) === "true";

/** @param {boolean} isPrivate */
export const setAddsPrivately = (isPrivate) => personal.setItem(KEY, String(isPrivate));
