// @ts-check
// The scopes of what a person has decided about reading aloud: "all", "language-en", "book-12".

import { formatLanguage } from "../basics/locale.js";

/** @param {string} scope of a language @returns {string} the language's name in the interface's language */
export const languageName = (scope) => formatLanguage(scope.replace("language-", ""));
