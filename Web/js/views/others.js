// @ts-check
// The other part of the page: the views that a person opens now and then.

import "../main.js";

export * as account from "../account/main.js";
export * as marks from "../marks/main.js";
export * as settings from "../help/main.js";
export * as statistics from "../statistics/main.js";
