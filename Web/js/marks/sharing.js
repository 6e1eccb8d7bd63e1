// @ts-check
// Copies a passage, or shares it with another program, with its source.

import { texts } from "../texts.js";
import { isAbort } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { quoteText, withPlainSpaces } from "./quote.js";

const words = texts.marks;

/** @param {string} text @param {string} [said] */
export async function copy(text, said = words.copied) {
  if (await isCopied(text)) showToast(said);
  else showToast(words.copyFailed, { level: "error" });
}

/** @param {string} exact */
export function copyPassage(exact) {
  return copy(withPlainSpaces(exact));
}

/** @param {Parameters<typeof quoteText>[0]} passage */
export async function share(passage) {
  const text = quoteText(passage);
  if (!navigator.share) return copy(text, words.quoteCopied);
  try {
    await navigator.share({ text, title: passage.title });
  } catch (error) {
    if (!isAbort(error)) await copy(text, words.quoteCopied);
  }
  return undefined;
}

/** @param {string} text */
async function isCopied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a secure address there is no clipboard; the old way still goes.
    return copyByCommand(text);
  }
}

/** @param {string} text */
function copyByCommand(text) {
  const put = (/** @type {ClipboardEvent} */ event) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
  };
  document.addEventListener("copy", put);
  try {
    return document.execCommand("copy");
  } finally {
    document.removeEventListener("copy", put);
  }
}
