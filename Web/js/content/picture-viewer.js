// @ts-check
// The picture viewer shows one picture as large as the window. It zooms, pans, and goes to the chapter's other
// pictures.

import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { listenToFingers } from "./viewer-fingers.js";
import { actionOf, drawingSize, stepOf, STEP } from "./viewer-keys.js";
import { FITTING, fitting, kept, zoomedAt } from "./zoom.js";

/** @typedef {import("./picture-list.js").Picture} Picture */

export class PictureViewer {
  #pictures;
  #index;
  #shown = FITTING;
  #words = texts.content;
  #stage = h("div", { class: "picture-stage" });
  #caption = h("p", { class: "picture-caption" });
  #count = h("p", { class: "picture-count" });
  #scale = h("span", { class: "picture-scale" });
  #dialog;
  /** @type {Element | null} */
  #picture = null;
  #size = { width: 1, height: 1 };
  #given = new AbortController();
  closed;

  /** @param {Picture[]} pictures @param {number} index */
  constructor(pictures, index) {
    this.#pictures = pictures;
    this.#index = index;
    const words = this.#words;
    const many = pictures.length > 1;
    this.#dialog = h(
      "dialog",
      { class: "picture-viewer", "aria-label": words.picture, "data-own-keys": true, tabindex: "-1" },
      h(
        "div",
        { class: "picture-bar" },
        this.#count,
        h(
          "div",
          { class: "picture-tools" },
          many && iconButton("sentenceBack", words.previousPicture, { onclick: () => this.#go(-1), "data-step": "-1" }),
          many && iconButton("sentenceForward", words.nextPicture, { onclick: () => this.#go(1), "data-step": "1" }),
          iconButton("minus", words.zoomOut, { onclick: () => this.#zoom(1 / STEP) }),
          this.#scale,
          iconButton("plus", words.zoomIn, { onclick: () => this.#zoom(STEP) }),
          iconButton("close", texts.common.close, { onclick: () => this.#dialog.close() }),
        ),
      ),
      this.#stage,
      this.#caption,
    );
    this.closed = new Promise((resolve) => {
      this.#dialog.addEventListener(
        "close",
        () => {
          this.#given.abort();
          this.#dialog.remove();
          resolve(undefined);
        },
        { once: true },
      );
    });
    this.#listen();
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#show();
  }

  close() {
    this.#dialog.close();
  }

  #show() {
    const { element, label, caption } = this.#pictures[this.#index];
    const picture = /** @type {Element} */ (document.importNode(element, true));
    for (const name of ["tabindex", "id", "class", "style", "data-style"]) picture.removeAttribute(name);
    if (picture instanceof HTMLImageElement) {
      picture.draggable = false;
      picture.decoding = "sync";
      picture.addEventListener("load", () => this.#measure(), { once: true });
    } else {
      picture.setAttribute("role", "img");
      if (label) picture.setAttribute("aria-label", label);
    }
    this.#picture = picture;
    this.#shown = FITTING;
    this.#stage.replaceChildren(picture);
    const said = caption || label;
    this.#caption.textContent = said;
    this.#caption.hidden = !said;
    this.#count.textContent = this.#words.pictureOf(this.#index + 1, this.#pictures.length);
    for (const step of this.#dialog.querySelectorAll("[data-step]")) {
      const next = this.#index + Number(step.getAttribute("data-step"));
      step.toggleAttribute("disabled", next < 0 || next >= this.#pictures.length);
    }
    // A button that has just been switched off has no focus, and the keys would go nowhere.
    if (!this.#dialog.contains(document.activeElement) || document.activeElement?.hasAttribute("disabled"))
      this.#dialog.focus();
    this.#measure();
  }

  #measure() {
    const picture = this.#picture;
    if (!picture) return;
    const natural =
      picture instanceof HTMLImageElement
        ? { width: picture.naturalWidth, height: picture.naturalHeight }
        : drawingSize(picture);
    if (natural.width === 0) return;
    this.#size = fitting(natural, this.#area);
    this.#draw();
  }

  get #area() {
    return { width: this.#stage.clientWidth, height: this.#stage.clientHeight };
  }

  #draw() {
    const picture = this.#picture;
    if (!(picture instanceof HTMLElement || picture instanceof SVGElement)) return;
    this.#shown = kept(this.#shown, this.#size, this.#area);
    const { scale, x, y } = this.#shown;
    picture.style.width = `${this.#size.width}px`;
    picture.style.height = `${this.#size.height}px`;
    picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.#dialog.dataset.scale = scale.toFixed(2);
    this.#scale.textContent = this.#words.zoomed(scale);
  }

  /** @param {number} factor @param {{x: number, y: number}} [point] in the window */
  #zoom(factor, point) {
    const box = this.#stage.getBoundingClientRect();
    const at = point
      ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 }
      : { x: 0, y: 0 };
    this.#shown = zoomedAt(this.#shown, factor, at);
    this.#draw();
  }

  /** @param {number} x @param {number} y */
  #move(x, y) {
    this.#shown = { ...this.#shown, x: this.#shown.x + x, y: this.#shown.y + y };
    this.#draw();
  }

  /** @param {1 | -1} step */
  #go(step) {
    const next = this.#index + step;
    if (next < 0 || next >= this.#pictures.length) return;
    this.#index = next;
    this.#show();
    announce(`${this.#count.textContent}. ${this.#pictures[next].label}`);
  }

  #listen() {
    const { signal } = this.#given;
    this.#dialog.addEventListener(
      "keydown",
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (this.#key(event.key)) event.preventDefault();
      },
      { signal },
    );
    this.#stage.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.#zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), { x: event.clientX, y: event.clientY });
      },
      { signal, passive: false },
    );
    this.#stage.addEventListener(
      "dblclick",
      (event) => {
        if (this.#isLarger) this.#fit();
        else this.#zoom(2.5, { x: event.clientX, y: event.clientY });
      },
      { signal },
    );
    addEventListener("resize", () => this.#measure(), { signal });
    addEventListener("popstate", () => this.#dialog.close(), { signal });
    listenToFingers(
      this.#stage,
      {
        isLarger: () => this.#isLarger,
        zoom: (factor, point) => this.#zoom(factor, point),
        move: (x, y) => this.#move(x, y),
        swipe: (across) => {
          const step = stepOf(across);
          if (step) this.#go(step);
        },
      },
      signal,
    );
  }

  /** @param {string} key @returns {boolean} whether it is one of ours */
  #key(key) {
    const action = actionOf(key, this.#isLarger);
    if (!action) return false;
    if ("zoom" in action) this.#zoom(action.zoom);
    else if ("go" in action) this.#go(action.go);
    else if ("move" in action) this.#move(...action.move);
    else this.#fit();
    return true;
  }

  get #isLarger() {
    return this.#shown.scale > 1;
  }

  #fit() {
    this.#shown = FITTING;
    this.#draw();
  }
}
