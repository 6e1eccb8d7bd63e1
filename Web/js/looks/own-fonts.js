// @ts-check
// The reader's own fonts: which there are on the server, and those in use loaded into the page.

import * as api from "../api/looks.js";
import { live } from "../api/live.js";
import { ownFamily } from "../model/families.js";

/** @typedef {import("../model/types.js").Font} Font */

/** Event `change` when the list has changed. */
class OwnFonts extends EventTarget {
  /** @type {Font[]} */
  #fonts = [];
  /** @type {Promise<void> | null} */
  #asked = null;
  /**
   * Faces in the page, by the font's id.
   * @type {Map<string, FontFace>}
   */
  #faces = new Map();

  constructor() {
    super();
    // Other windows and devices add and remove, too; what nobody has asked for yet is not asked for now.
    const again = () => {
      if (this.#asked)
        api.fonts().then(
          (fonts) => this.#take(fonts),
          () => {},
        );
    };
    const never = new AbortController().signal;
    live.on(
      "list",
      ({ list }) => {
        if (list === "fonts") again();
      },
      never,
    );
    live.on("open", again, never);
  }

  /**
   * The families, by name.
   * @returns {{id: string, name: string}[]}
   */
  get families() {
    const names = new Map(this.#fonts.map((font) => [font.group, font.family]));
    return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Asks the server, once. @returns {Promise<void>} */
  known() {
    this.#asked ??= api.fonts().then(
      (fonts) => this.#take(fonts),
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }

  /**
   * Has a family in the page, all its faces.
   * @param {string} family as the setting names it, `own.` and its id
   */
  async use(family) {
    if (!family.startsWith("own.")) return;
    await this.known();
    for (const font of this.#fonts) {
      if (font.group !== family.slice(4) || this.#faces.has(font.id)) continue;
      const face = new FontFace(ownFamily(font.group), `url("${api.fontAddress(font.id)}")`, {
        weight: font.weight.join(" "),
        style: font.italic ? "italic" : "normal",
        display: "swap",
      });
      this.#faces.set(font.id, face);
      document.fonts.add(face);
    }
  }

  /** @param {File} file */
  async add(file) {
    const font = await api.addFont(file, file.name);
    this.#take([...this.#fonts.filter((other) => other.id !== font.id), font]);
    return font;
  }

  /** @param {string} group all faces of a family */
  async remove(group) {
    const gone = this.#fonts.filter((font) => font.group === group);
    for (const font of gone) await api.removeFont(font.id);
    this.#take(this.#fonts.filter((font) => font.group !== group));
  }

  /** @param {Font[]} fonts */
  #take(fonts) {
    const isSame = fonts.map(({ id }) => id).join() === this.#fonts.map(({ id }) => id).join();
    this.#fonts = fonts;
    for (const [id, face] of this.#faces) {
      if (fonts.some((font) => font.id === id)) continue;
      document.fonts.delete(face);
      this.#faces.delete(id);
    }
    if (isSame) return;
    this.dispatchEvent(new Event("change"));
  }
}

export const ownFonts = new OwnFonts();
