// @ts-check
// The reader's part of the page: the text with its features and the player.

import "../main.js";

export { mount } from "../reader/main.js";
