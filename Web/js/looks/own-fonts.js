// @ts-check
// A person's own fonts: files that the server keeps, grouped into families, those in use loaded into the page.

import { live } from "../api/live.js";
import { addFont, fontAddress, fonts, removeFont } from "../api/looks.js";
import { ownFamily } from "../model/families.js";
import { OwnFiles } from "./own-files.js";

/** @typedef {import("../model/types.js").Font} Font */

/**
 * Event `change` when the list is another one.
 * @extends {OwnFiles<Font>}
 */
class OwnFonts extends OwnFiles {
  /**
   * Faces in the page, by the font's id.
   * @type {Map<string, FontFace>}
   */
  #faces = new Map();

  constructor() {
    super("fonts", { list: fonts, add: (file) => addFont(file, file.name), remove: removeFont }, live);
    this.addEventListener("change", () => this.#dropFaces());
  }

  /**
   * The families, by name.
   * @returns {{id: string, name: string}[]}
   */
  get families() {
    const names = new Map(this.files.map((font) => [font.group, font.family]));
    return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
  }

  /**
   * Has a family in the page, all its faces.
   * @param {string} family as the setting names it, `own.` and its id
   */
  async use(family) {
    if (!family.startsWith("own.")) return;
    await this.known();
    for (const font of this.files) {
      if (font.group !== family.slice(4) || this.#faces.has(font.id)) continue;
      const face = new FontFace(ownFamily(font.group), `url("${fontAddress(font.id)}")`, {
        weight: font.weight.join(" "),
        style: font.italic ? "italic" : "normal",
        display: "swap",
      });
      this.#faces.set(font.id, face);
      document.fonts.add(face);
    }
  }

  /** @param {string} group all faces of a family */
  removeFamily(group) {
    return this.remove(this.files.filter((font) => font.group === group));
  }

  /** Faces of fonts that are gone leave the page. */
  #dropFaces() {
    for (const [id, face] of this.#faces) {
      if (this.files.some((font) => font.id === id)) continue;
      document.fonts.delete(face);
      this.#faces.delete(id);
    }
  }
}

export const ownFonts = new OwnFonts();
