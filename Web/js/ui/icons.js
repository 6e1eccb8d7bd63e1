// @ts-check
// The icons, drawn on a grid of 24 with a round stroke of 1.75 in the colour of the text.

const NAMESPACE = "http://www.w3.org/2000/svg";

/** A path that begins with "f:" is filled as well as stroked. */
const PATHS = {
  play: ["f:M8 5.6v12.8a.6.6 0 0 0 .9.5l10.4-6.4a.6.6 0 0 0 0-1L8.9 5.1a.6.6 0 0 0-.9.5z"],
  pause: ["f:M7.5 5.5h2v13h-2z", "f:M14.5 5.5h2v13h-2z"],
  stop: ["f:M7 7h10v10H7z"],
  pages: [
    "M12 6.5c-1.6-1.1-3.9-1.6-7.5-1.5v13c3.6-.1 5.9.4 7.5 1.5",
    "M12 6.5c1.6-1.1 3.9-1.6 7.5-1.5v13c-3.6-.1-5.9.4-7.5 1.5",
    "M12 6.5v13",
  ],
  back: ["M19.5 12h-15", "M10.5 5.5 4.5 12l6 6.5"],
  sentenceBack: ["M12 6l-6 6 6 6", "M18.5 6l-6 6 6 6"],
  sentenceForward: ["M12 6l6 6-6 6", "M5.5 6l6 6-6 6"],
  chapterBack: ["M18 6.5v11L9.5 12z", "M6 6v12"],
  chapterForward: ["M6 6.5v11l8.5-5.5z", "M18 6v12"],
  contents: ["M9 6.5h11", "M9 12h11", "M9 17.5h11", "M4.5 6.5h.01", "M4.5 12h.01", "M4.5 17.5h.01"],
  close: ["M6 6l12 12", "M18 6 6 18"],
  plus: ["M12 5v14", "M5 12h14"],
  minus: ["M5 12h14"],
  trash: [
    "M4.5 6.5h15",
    "M9.5 6.5v-2h5v2",
    "M6.5 6.5l.8 12.2a1 1 0 0 0 1 .8h7.4a1 1 0 0 0 1-.8l.8-12.2",
    "M10.3 10.5v5.5",
    "M13.7 10.5v5.5",
  ],
  undo: ["M8.5 5 4.5 9l4 4", "M4.5 9h9.5a5 5 0 0 1 0 10.5h-4"],
  redo: ["M15.5 5 19.5 9l-4 4", "M19.5 9H10a5 5 0 0 0 0 10.5h4"],
  headphones: [
    "M4.5 14v-2a7.5 7.5 0 0 1 15 0v2",
    "M4.5 13.5h3v6h-2a1 1 0 0 1-1-1z",
    "M19.5 13.5h-3v6h2a1 1 0 0 0 1-1z",
  ],
  ruler: ["M3.5 9h17v6h-17z", "M7 9v2.5", "M10.3 9v2.5", "M13.7 9v2.5", "M17 9v2.5"],
  settings: [
    "M4.5 7h9",
    "M17.5 7h2",
    "M4.5 17h2",
    "M10.5 17h9",
    "M15.5 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
    "M8.5 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  ],
  refresh: ["M19.5 5v4.5H15", "M19 9.5a7.5 7.5 0 1 0 .5 4"],
  voice: [
    "M4.5 20c.4-3.6 2.4-5.5 5.5-5.5s5.1 1.9 5.5 5.5",
    "M10 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z",
    "M16.5 5.5a4 4 0 0 1 0 5",
    "M19.3 3.5a7.5 7.5 0 0 1 0 9",
  ],
  volume: ["M4 9.5v5h3.5l4.5 4v-13l-4.5 4z", "M15.5 9.2a4 4 0 0 1 0 5.6", "M18.3 6.5a8 8 0 0 1 0 11"],
  volumeLow: ["M4 9.5v5h3.5l4.5 4v-13l-4.5 4z", "M15.5 9.2a4 4 0 0 1 0 5.6"],
  muted: ["M4 9.5v5h3.5l4.5 4v-13l-4.5 4z", "M16 9.5l5 5", "M21 9.5l-5 5"],
  more: ["M12 5.5h.01", "M12 12h.01", "M12 18.5h.01"],
  sun: [
    "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z",
    "M12 2.8v1.7",
    "M12 19.5v1.7",
    "M2.8 12h1.7",
    "M19.5 12h1.7",
    "M5.5 5.5l1.2 1.2",
    "M17.3 17.3l1.2 1.2",
    "M18.5 5.5l-1.2 1.2",
    "M6.7 17.3l-1.2 1.2",
  ],
  moon: ["M19.8 14.2A8.3 8.3 0 0 1 9.8 4.2a8.3 8.3 0 1 0 10 10z"],
  halfMoon: ["M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16z", "f:M12 5.2v13.6a6.8 6.8 0 0 0 0-13.6z"],
  check: ["M5 12.5l4.7 4.7L19.5 7"],
  warning: ["M12 4.5 3.5 19h17z", "M12 10v4", "M12 16.6h.01"],
  info: ["M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z", "M12 11.5V16", "M12 8.2h.01"],
  person: ["M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5z", "M4.5 20c.5-3.8 3.3-5.7 7.5-5.7s7 1.9 7.5 5.7"],
  lock: ["M6 10.5h12v9.5H6z", "M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"],
  people: [
    "M9 11a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 9 11z",
    "M2.8 19c.4-3.4 2.7-5.1 6.2-5.1s5.8 1.7 6.2 5.1",
    "M15.5 4.8a3.2 3.2 0 0 1 0 6",
    "M17.5 14.2c2.100.6 3.4 2.2 3.7 4.8",
  ],
  eye: [
    "M2.5 12c2.3-4.2 5.5-6.3 9.5-6.3s7.2 2.1 9.5 6.3c-2.3 4.2-5.5 6.3-9.5 6.3S4.8 16.2 2.5 12z",
    "M12 14.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z",
  ],
  eyeOff: [
    "M4 4l16 16",
    "M9.5 6c.8-.2 1.6-.3 2.5-.3 4 0 7.2 2.1 9.5 6.3-.8 1.4-1.7 2.6-2.7 3.5",
    "M15.5 17.7c-1.1.4-2.2.6-3.5.6-4 0-7.2-2.1-9.5-6.3.9-1.7 2-3 3.3-4.1",
  ],
  book: ["M12 6.7c-2.3-1.5-5-2-8-1.5v12.6c3-.5 5.7 0 8 1.5 2.3-1.5 5-2 8-1.5V5.2c-3-.5-5.7 0-8 1.5z", "M12 6.7v12.6"],
  arrowDownToLine: ["M12 4v11", "M7 10.5l5 5 5-5", "M4.5 20h15"],
  arrowDown: ["M12 4.5v15", "M6 13.5l6 6 6-6"],
  arrowUp: ["M12 19.5v-15", "M6 10.5l6-6 6 6"],
  expand: ["M14 4.5h5.5V10", "M10 19.5H4.5V14", "M19.5 4.5 13.5 10.5", "M4.5 19.5l6-6"],
  chevronDown: ["M6 9.5l6 6 6-6"],
  search: ["M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z", "M15.8 15.8 20 20"],
  sort: ["M7.5 5v14", "M4 15.5 7.5 19l3.5-3.5", "M14 6.5h6.5", "M14 11.5h4.5", "M14 16.5h2.5"],
  file: ["M6 3.5h8l4.5 4.5v12.5H6z", "M13.5 3.5V8.5h5"],
  folder: ["M3.5 6.5h6l2 2.5h9v10.5h-17z"],
  clipboard: ["M8.5 5.5H6v14.5h12V5.5h-2.5", "M9 4h6v3.5H9z", "M9 12h6", "M9 15.5h4"],
  logo: ["M3.5 7c3-.8 5.6-.4 8 1.2v10.6c-2.4-1.6-5-2-8-1.2z", "M15 10v6", "M18 7.5v11", "M21 11v4"],
  speech: ["M4 5.5h16v10.5h-8.5L7.5 20v-4H4z", "M8.5 9v3.5", "M12 8v5.5", "M15.5 9.5v2.5"],
  highlight: ["M14.5 4.5l5 5-8.5 8.5H6v-5z", "M12 7l5 5", "M4 21h16"],
  note: ["M4.5 5h15v10.5l-4.5 4.5h-10.5z", "M19.5 15.5H15V20", "M8 9.5h8", "M8 13h5"],
  bookmark: ["M7 4h10v16l-5-4-5 4z"],
  bookmarked: ["f:M7 4h10v16l-5-4-5 4z"],
  copy: ["M8.5 8.5h11v11h-11z", "M15.5 8.5v-4h-11v11h4"],
  share: ["M12 15V4", "M8 7.5l4-4 4 4", "M6.5 11H5v9h14v-9h-1.5"],
  dictionary: [
    "M6 4h12.5v16H7.5A1.5 1.5 0 0 1 6 18.5z",
    "M6 18.5A1.5 1.5 0 0 1 7.5 17h11",
    "M9.7 13.5l2.5-6.5 2.5 6.5",
    "M10.6 11.3h3.2",
  ],
  listen: ["M4 9.5v5h3.5l4.5 4v-13l-4.5 4z", "f:M15.5 8.8v6.4l5-3.2z"],
  letters: [
    "M3.5 18.5l4.8-13h.4l4.8 13",
    "M5.2 14h6.6",
    "M17.5 18.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z",
    "M20.3 12.8v5.7",
  ],
  filter: ["M4 6h16", "M7 12h10", "M10 18h4"],
  arrowUpFromLine: ["M12 15V4", "M7 8.5l5-5 5 5", "M4.5 20h15"],
  keyboard: ["M3.5 6.5h17v11h-17z", "M7 10h.01", "M10.3 10h.01", "M13.7 10h.01", "M17 10h.01", "M8 14h8"],
  offline: [
    "M4 4l16 16",
    "M5 10.5a11 11 0 0 1 4-2.4",
    "M19 10.5a11 11 0 0 0-6.5-3",
    "M8.3 14a6 6 0 0 1 3-1.5",
    "M12 18h.01",
  ],
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name @returns {SVGSVGElement} */
export function icon(name) {
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  svg.dataset.icon = name;
  for (const path of PATHS[name]) {
    const isFilled = path.startsWith("f:");
    const element = document.createElementNS(NAMESPACE, "path");
    element.setAttribute("d", isFilled ? path.slice(2) : path);
    if (isFilled) element.setAttribute("class", "filled");
    svg.append(element);
  }
  return svg;
}
