// @ts-check
// `FixedPage`: one designed page in its box.

import { addStyleClasses } from "../text/book-styles.js";
import { isRightToLeft } from "../text/direction.js";
import { TextIndex } from "../text/offsets.js";
import { h } from "../ui/element.js";
import { emptyBox, setSize, takeBodyBackground } from "../text/designed-box.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("./spreads.js").Size} Size
 */

/** Where nothing says how large a page is: that of most books for tablets. */
const USUAL = { width: 768, height: 1024 };
/** The words of a page that is a picture: they are heard and found, not seen. */
export const WORDS = "[data-page-words]";
/** How long a page waits for its picture before it takes its shape from elsewhere, in milliseconds. */
const PATIENCE = 1500;

export class FixedPage {
  /** Book offsets. */
  start = 0;
  end = 0;
  /** @type {TextIndex} */
  text = new TextIndex(document.createDocumentFragment());
  /** It is all of its chapter, as the parts of a flowing text are not. */
  index = 0;
  isLast = true;
  /** @type {Size} in CSS pixels, before it is scaled */
  size = USUAL;
  isFixed = true;
  element = h("div", { class: "fixed-slot" });
  /** @type {FixedPage[]} */
  pieces = [this];
  #hasBackground = false;
  #box = emptyBox();

  /** @param {number} chapter its index */
  constructor(chapter) {
    this.chapter = chapter;
    this.number = chapter;
    this.element.append(this.#box);
  }

  get length() {
    return this.end - this.start;
  }
  get hasText() {
    return this.text.length > 0;
  }

  /**
   * Puts the chapter in, which must be loaded.
   * @param {BookModel} model
   * @param {(offset: number) => string} address of a place in the book
   * @param {Size | null} usual that of the book's other pages
   */
  async fill(model, address, usual) {
    const chapter = await model.chapter(this.chapter);
    const { language: bookLanguage, direction, chapters } = model.details;
    const language = chapter.language ?? bookLanguage;
    const section = h("section", {
      class: "fixed-chapter",
      "data-chapter-index": this.chapter,
      lang: language ?? "",
      dir: isRightToLeft(language, "ltr") ? "rtl" : "ltr",
      "aria-label": chapters[this.chapter]?.title ?? null,
      "data-pages": direction,
    });
    const template = document.createElement("template");
    template.innerHTML = chapter.html;
    for (const link of template.content.querySelectorAll("a[data-offset]")) {
      link.setAttribute("href", address(Number(link.getAttribute("data-offset"))));
    }
    section.append(template.content);
    addStyleClasses(section, chapter);
    this.isFixed = chapter.style?.layout === "pre-paginated";
    if (!this.isFixed) section.classList.add("chapter");
    this.start = chapter.start;
    this.end = chapter.start + chapter.length;
    this.text = new TextIndex(section);
    this.#box.replaceChildren(section);
    this.#box.toggleAttribute("data-flowing", !this.isFixed);
    this.size = chapter.style?.page ?? (await pictureSize(section)) ?? usual ?? USUAL;
    setSize(this.#box, this.size);
    const seen = [...section.querySelectorAll("img, svg")];
    const behind = section.querySelector(WORDS);
    const hasWords = this.text.length > (behind ? new TextIndex(behind).length : 0);
    const isPicture = !hasWords && seen.length === 1;
    // A picture that is a page by itself has no style that would say how large it is.
    const isAlone = section.firstElementChild?.localName === "figure" || !chapter.style?.page;
    this.#box.toggleAttribute("data-picture", isPicture && isAlone);
  }

  /**
   * Whether the text there is a part of what is seen, not the words behind a picture.
   * @param {number} offset a book offset
   */
  isSeen(offset) {
    const node = this.text.nodeCount > 0 ? this.text.node(this.text.indexAt(offset - this.start)) : null;
    return node !== null && !node.parentElement?.closest(WORDS);
  }

  /** @param {HTMLElement} message in the place of a chapter that could not be loaded */
  fail(message) {
    this.isFixed = false;
    this.#box.replaceChildren(message);
    this.#box.setAttribute("data-flowing", "");
  }

  /**
   * @param {number} scale
   * @param {Size} area for what flows, which has no shape of its own
   */
  scale(scale, area) {
    const { style } = this.element;
    if (!this.isFixed) {
      style.width = `${Math.min(area.width, 720)}px`;
      style.height = `${area.height}px`;
      this.#box.style.transform = "";
      return;
    }
    style.width = `${this.size.width * scale}px`;
    style.height = `${this.size.height * scale}px`;
    if (!this.#hasBackground) this.#hasBackground = takeBodyBackground(this.#box);
    this.#box.style.transform = `scale(${scale})`;
  }
}

/** @param {HTMLElement} section @returns {Promise<Size | null>} of a page that is one picture */
async function pictureSize(section) {
  const pictures = section.querySelectorAll("img");
  const [image] = pictures;
  if (pictures.length !== 1 || !image.hasAttribute("src")) return null;
  const given = { width: Number(image.getAttribute("width")), height: Number(image.getAttribute("height")) };
  if (given.width > 0 && given.height > 0) return given;
  const probe = new Image();
  probe.src = image.src;
  await Promise.race([probe.decode().catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return probe.naturalWidth > 0 ? { width: probe.naturalWidth, height: probe.naturalHeight } : null;
}
