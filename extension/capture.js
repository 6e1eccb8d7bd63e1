// Runs in the page, and gives the document as its reader sees it: what scripts have made of it, without the scripts.
// Nothing of the page is changed.
(() => {
  /** What runs, loads or takes input; the library drops it too. Data about the article is kept (`isData`). */
  const DROPPED = new Set(["SCRIPT", "NOSCRIPT", "TEMPLATE", "STYLE", "LINK", "OBJECT", "EMBED", "APPLET"]);
  /** Links of the head that say where the article is. */
  const RELATIONS = /(^|\s)(canonical|amphtml|next|prev|author|license)(\s|$)/i;
  /** Deeper pages are built to exhaust who reads them. */
  const DEPTH = 400;
  /** A document of its own, in which nothing loads and nothing runs, not even the elements that the page has defined. */
  const blank = document.implementation.createHTMLDocument("");

  const isData = (element) =>
    (element.tagName === "SCRIPT" && element.type === "application/ld+json") ||
    (element.tagName === "LINK" && RELATIONS.test(element.rel));

  /** Whether an element is not drawn, nor anything in it. */
  const isHidden = (element) => element.isConnected && getComputedStyle(element).display === "none";

  /** What is drawn inside an element: of a component, its shadow with what was put into its slots. */
  function contentOf(element) {
    const shadow = globalThis.chrome?.dom?.openOrClosedShadowRoot?.(element) ?? element.openOrClosedShadowRoot;
    if (shadow ?? element.shadowRoot) return (shadow ?? element.shadowRoot).childNodes;
    if (element.tagName === "SLOT") {
      const assigned = element.assignedNodes({ flatten: true });
      if (assigned.length > 0) return assigned;
    }
    return element.childNodes;
  }

  function copyOf(node, isHead, depth) {
    if (node.nodeType === Node.TEXT_NODE) return blank.createTextNode(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || depth > DEPTH) return null;
    if (DROPPED.has(node.tagName) && !isData(node)) return null;
    if (!isHead && !isData(node) && isHidden(node)) return null;
    const copy = blank.importNode(node, false);
    for (const name of copy.getAttributeNames()) if (/^on/i.test(name)) copy.removeAttribute(name);
    if (node.tagName === "IMG") showPicture(node, copy);
    if (node.tagName === "INPUT" || node.tagName === "TEXTAREA") copy.removeAttribute("value");
    if (node.tagName === "TEXTAREA") return copy;
    for (const child of contentOf(node)) {
      const inside = copyOf(child, isHead || node.tagName === "HEAD", depth + 1);
      if (inside) copy.append(inside);
    }
    return copy;
  }

  /** The picture that the browser has chosen and shows. */
  function showPicture(image, copy) {
    if (/^https?:/i.test(image.currentSrc) && image.naturalWidth > 1) copy.setAttribute("src", image.currentSrc);
  }

  const isPage = /^(text\/html|application\/xhtml\+xml)$/.test(document.contentType);
  if (!isPage) return { address: location.href, page: null };
  const copy = copyOf(document.documentElement, false, 0) ?? blank.documentElement;
  if (!copy.querySelector("title")) {
    const title = blank.createElement("title");
    title.textContent = document.title;
    (copy.querySelector("head") ?? copy).prepend(title);
  }
  return { address: location.href, page: `<!DOCTYPE html>${copy.outerHTML}` };
})();
