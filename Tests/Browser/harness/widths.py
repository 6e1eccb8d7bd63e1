"""What is too wide for the page: found by looking at every box."""

SIZES = [(320, 640), (390, 844), (820, 1180)]
"""Windows of a small phone, a phone and a tablet, in CSS pixels."""

TOO_WIDE = """
({ columns }) => {
  // What a function is told: `columns` are left, length and step of the columns, or null to take each chapter's own box.
  const found = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`the page: ${page.scrollWidth}`);
  for (const bar of document.querySelectorAll("[data-bar], .reader-header, .reader-bar")) {
    const { left, right, width } = bar.getBoundingClientRect();
    if (width > 0 && (left < -1 || right > innerWidth + 1)) found.push(`a bar: ${bar.className}`);
  }
  const scrolls = (element, root) => {
    for (let at = element; at && at !== root; at = at.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };
  const apart = "svg *, math *, [data-unseen], [data-page-words], [data-page-words] *, .fixed-inset *, rt";
  for (const chapter of document.querySelectorAll(".chapter:not(.paged-census *, .paged-probe *, [aria-hidden] *)")) {
    const style = getComputedStyle(chapter);
    if (style.writingMode !== "horizontal-tb" || chapter.offsetWidth === 0) continue;
    const box = chapter.getBoundingClientRect();
    const own = columns ?? { left: box.left + parseFloat(style.paddingLeft), step: 0,
      length: box.width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) };
    const isOut = (rect) => {
      if (rect.width === 0 || rect.height === 0) return false;
      const column = own.step ? Math.floor((rect.left - own.left + (own.step - own.length) / 2) / own.step) : 0;
      const start = own.left + column * own.step;
      return rect.left < start - 2 || rect.right > start + own.length + 2;
    };
    const range = document.createRange();
    const walker = document.createTreeWalker(chapter, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element.closest(apart)) continue;
      const isText = node instanceof Text;
      if (!isText && !element.matches("img, svg, math, table, hr, pre")) continue;
      if (isText) range.selectNodeContents(node);
      const rects = (isText ? range : element).getClientRects();
      if (![...rects].some(isOut) || scrolls(isText ? element : element.parentElement, chapter)) continue;
      found.push(`${element.localName}.${element.className?.baseVal ?? element.className}: ${(node.textContent ?? "").trim().slice(0, 40)}`);
      if (found.length > 5) return found;
    }
  }
  return found;
}
"""
"""The texts, pictures, formulas and tables that stick out of their column and do not scroll in themselves, a line for each."""

PREPARE = """
async ({ width, count }) => {
  // Sets a book's chapters without the reader around them, in the page's own modules and sheets.
  const [{ Piece }, { chapterSection, isInset }, { slicesOf }, { BookStyles }, { Part }, { geometryOf }] = await Promise.all([
    "text/piece", "text/section", "text/slices", "text/book-styles", "paged/part", "paged/geometry",
  ].map((name) => import(`/js/${name}.js`)));
  for (const name of [...(await (await fetch("/css/page.css")).text()).matchAll(/"(?:\\.\\/)?([\\w-]+\\.css)"/g)].map((match) => match[1])) {
    if (document.querySelector(`link[href="/css/${name}"]`)) continue;
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `/css/${name}` });
    await new Promise((resolve) => { link.onload = link.onerror = resolve; document.head.append(link); });
  }
  const look = eval(window.tooWide);
  window.lookAt = async (id, groups, most) => {
    const details = await (await fetch(`/api/books/${id}`)).json();
    if (details.layout === "pre-paginated") return { chapters: 0, found: [] };
    const styles = new BookStyles();
    const found = [];
    const chapters = details.chapters.map((_, index) => index);
    const step = Math.max(1, chapters.length / most);
    let looked = 0;
    for (let at = 0; at < chapters.length; at += step) {
      const index = chapters[Math.floor(at)];
      const answer = await (await fetch(`/api/books/${id}/chapters/${index}`)).json();
      if (!answer.html) continue;
      await styles.ready(answer);
      const chapter = { ...answer, slices: [...slicesOf(answer.html, isInset(answer))].slice(0, 6) };
      looked += 1;
      for (const mode of ["scroll", "paged"]) {
        const main = document.createElement("main");
        main.className = `reader-text ${groups}`;
        main.dataset.mode = mode;
        main.dataset.writing = details.writing ?? "horizontal-tb";
        document.body.replaceChildren(main);
        if ((details.writing ?? "horizontal-tb") !== "horizontal-tb") continue;
        const section = chapterSection(details, index, chapter);
        let columns = null;
        const pieces = chapter.slices.map((_, slice) => Piece.ofSlice(chapter, slice, () => "#"));
        if (mode === "scroll") {
          main.append(section);
          for (const piece of pieces) section.append(piece.element);
          await pictures(main);
          for (const piece of pieces) piece.settle();
        } else {
          const geometry = geometryOf({ width: innerWidth, height: innerHeight, columns: 1, fontSize: 18, lineHeight: 29,
            top: 60, bottom: 110, gutter: 20, measure: 640, writing: "horizontal-tb" });
          main.style.setProperty("--page-depth", `${geometry.depth}px`);
          const part = new Part(section, { chapter: index, index: 0, count: 1, language: null, isLeftward: section.dir === "rtl" });
          main.append(part.element);
          part.fit(geometry);
          for (const piece of pieces) part.grow(piece);
          await pictures(main);
          part.fit(geometry);
          const { left, right } = part.element.getBoundingClientRect();
          columns = { left: section.dir === "rtl" ? right - geometry.lineLength : left, length: geometry.lineLength, step: geometry.lineLength + geometry.gap };
        }
        for (const one of look({ columns })) found.push(`${mode} ${index}: ${one}`);
        if (found.length > 8) break;
      }
      if (found.length > 8) break;
    }
    styles.close();
    return { chapters: looked, found };
  };
  async function pictures(root) {
    const waiting = [...root.querySelectorAll("img")].filter((image) => !image.complete);
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 1500)), Promise.all(waiting.map((image) =>
      new Promise((resolve) => { image.onload = image.onerror = resolve; })))]);
  }
}
"""
"""Defines `lookAt(book, groups, most)`, which sets the chapters of a book, that many at most, and says what is too wide."""
