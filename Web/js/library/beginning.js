// @ts-check
// Shows the beginning of a large text while the rest of it arrives or is read for the first time.

import { uploadBeginning } from "../api/upload-pieces.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";

/**
 * @param {string} upload its id
 * @param {string} name of the file
 */
export async function showBeginning(upload, name) {
  const { html } = await uploadBeginning(upload);
  const template = document.createElement("template");
  // The server has sanitised it, as all chapters.
  template.innerHTML = html ?? "";
  const passage = h("div", { class: "chapter beginning", tabindex: "0", role: "region", "aria-label": name });
  passage.append(template.content);
  const nothing = h("p", { class: "settings-note" }, texts.library.noBeginning);
  openDialog({ title: name, content: html ? passage : nothing, class: "beginning-dialog" });
}
