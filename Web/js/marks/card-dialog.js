// @ts-check
// The dialog "Share as picture": a quote on a card, to be saved or handed to another program.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { isAbort, showProblem } from "../ui/problem.js";
import { saveFile } from "../ui/save-file.js";
import { cardLooks, drawCard } from "./card.js";
import { shortened } from "./quote.js";

/** @typedef {import("./card.js").Quoted} Quoted */

const words = texts.marks;
/** Of the book's title so much is in the file's name, in UTF-16 units. */
const LONGEST_NAME = 60;
/** What no file system takes in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;

/**
 * What was chosen last, until the page is left.
 * @type {import("./card.js").CardLook}
 */
let lastLook = "light";

/** @param {Quoted} quoted */
export function openCard(quoted) {
  const canvas = h("canvas", { class: "quote-card", role: "img" });
  const cut = h("p", { class: "quote-card-cut", role: "status" }, words.cardCut);
  const draw = () => {
    const { isCut, text } = drawCard(canvas, quoted, lastLook);
    canvas.setAttribute("aria-label", [text, quoted.title, ...quoted.authors].join(" – "));
    cut.hidden = !isCut;
  };
  const looks = h(
    "div",
    { class: "segments", role: "radiogroup", "aria-label": texts.looks.theme },
    ...cardLooks.map((look) =>
      h(
        "label",
        { class: "segment" },
        h("input", {
          type: "radio",
          name: "card-look",
          class: "visually-hidden",
          checked: look === lastLook,
          onchange: () => {
            lastLook = look;
            draw();
          },
        }),
        h("span", {}, texts.looks.themes[look]),
      ),
    ),
  );
  const name = `${shortened(quoted.title.replace(FORBIDDEN, " "), LONGEST_NAME) || words.title}.png`;
  const save = button(words.cardSave, {
    kind: "primary",
    icon: "arrowDownToLine",
    onclick: async () => saveFile(await pictureOf(canvas, name)),
  });
  const share = button(words.share, {
    icon: "share",
    onclick: async () => {
      try {
        await navigator.share({ files: [await pictureOf(canvas, name)], title: quoted.title });
      } catch (error) {
        if (!isAbort(error)) showProblem(error);
      }
    },
  });
  openDialog({
    title: words.cardTitle,
    class: "quote-card-dialog",
    content: h("div", {}, canvas, cut, looks, h("div", { class: "row" }, save, canSharePictures() && share)),
  });
  draw();
}

/** Whether this browser hands pictures to other programs. */
const canSharePictures = () =>
  Boolean(navigator.canShare?.({ files: [new File(["x"], "card.png", { type: "image/png" })] }));

/** @param {HTMLCanvasElement} canvas @param {string} name @returns {Promise<File>} */
async function pictureOf(canvas, name) {
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([blob], name, { type: "image/png" });
}
