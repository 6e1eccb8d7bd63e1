// @ts-check
// The buttons at both sides of designed pages.

import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";

/**
 * @param {boolean} isRightToLeft
 * @param {(step: 1 | -1) => void} turn
 */
export const turners = (isRightToLeft, turn) => [
  turner("left", isRightToLeft, turn),
  turner("right", isRightToLeft, turn),
];

/**
 * @param {"left" | "right"} side
 * @param {boolean} isRightToLeft
 * @param {(step: 1 | -1) => void} turn
 */
function turner(side, isRightToLeft, turn) {
  const isNext = (side === "left") === isRightToLeft;
  return iconButton(
    side === "left" ? "sentenceBack" : "sentenceForward",
    isNext ? texts.content.pageNext : texts.content.pagePrevious,
    { class: "fixed-turn", "data-side": side, onclick: () => turn(isNext ? 1 : -1) },
  );
}
