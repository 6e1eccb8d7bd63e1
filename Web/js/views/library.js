// @ts-check
// The library's part of the page: the list of books with its dialogs.

import "../main.js";

export { mount } from "../library/main.js";
