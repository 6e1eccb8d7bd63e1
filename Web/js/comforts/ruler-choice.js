// @ts-check
// The reading ruler in the reader's menu and by keys, as it is chosen in the settings.

import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { openMenu } from "../ui/menu.js";
import { Ruler } from "./ruler.js";

/** @typedef {import("./ruler.js").RulerKind} RulerKind */

const words = texts.comforts;
/** @type {RulerKind[]} */
const KINDS = ["off", "line", "focus"];

/**
 * Puts the ruler into the reader.
 * @param {import("../reader/reader.js").Reader} reader
 * @returns {Ruler}
 */
export function attachRuler(reader) {
  const { header, signal } = reader;
  const ruler = new Ruler(reader);
  const show = () => {
    ruler.kind = settings.value("ruler");
  };
  show();
  settings.addEventListener(
    "change",
    (event) => {
      if (/** @type {CustomEvent} */ (event).detail.names.includes("ruler")) show();
    },
    { signal },
  );
  header.addMenuItem({ label: words.ruler, icon: "ruler", run: () => chooseKind(ruler, header.element) });
  const step = (/** @type {1 | -1} */ direction) => () => (ruler.kind === "off" ? false : ruler.step(direction));
  const key = { group: /** @type {const} */ ("reading"), isRepeated: true };
  addShortcut(
    { ...key, name: "comforts.rulerDown", keys: ["Shift+ArrowDown"], label: words.rulerDown, run: step(1) },
    signal,
  );
  addShortcut(
    { ...key, name: "comforts.rulerUp", keys: ["Shift+ArrowUp"], label: words.rulerUp, run: step(-1) },
    signal,
  );
  return ruler;
}

/** @param {Ruler} ruler @param {HTMLElement} header */
function chooseKind(ruler, header) {
  const anchor = /** @type {HTMLElement} */ (header.querySelector(".reader-end > :last-child"));
  openMenu(
    anchor,
    KINDS.map((kind) => ({
      label: words.rulers[kind],
      checked: ruler.kind === kind,
      run: () => settings.set("ruler", kind),
    })),
    { label: words.ruler },
  );
}
