// @ts-check
// The feature that adds the sleep timer, the listening view, moving on by itself and the reading ruler.

import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { rateText } from "../player/rate.js";
import { toggleSpeedPanel } from "../player/speed-panel.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { showProblem } from "../ui/problem.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { openMenu } from "../ui/menu.js";
import { Auto } from "./auto.js";
import { openListeningView } from "./listening-view.js";
import { Ruler } from "./ruler.js";
import { sleepingOf } from "../player/sleep.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */
/** @typedef {import("./ruler.js").RulerKind} RulerKind */

const words = texts.comforts;

/** @param {import("../player/player.js").Player} player */
function speedButton(player) {
  const element = h("button", {
    type: "button",
    class: "player-speed",
    "aria-haspopup": "dialog",
    "aria-expanded": false,
    onclick: () => toggleSpeedPanel(element, player),
  });
  const show = () => {
    element.textContent = rateText(player.rate);
    element.setAttribute("aria-label", texts.player.speedIs(rateText(player.rate)));
    if (element.isConnected) player.addEventListener("settings", show, { once: true });
  };
  show();
  player.addEventListener("settings", show, { once: true });
  return element;
}

/** @param {import("../player/session.js").ListeningSession} session */
function voiceButton(session) {
  const { player, voices } = session;
  const name = h("span");
  const element = h(
    "button",
    {
      type: "button",
      class: "player-voice",
      "aria-haspopup": "dialog",
      onclick: () => {
        session.openVoices().catch(showProblem);
      },
    },
    icon("voice"),
    name,
  );
  const show = () => {
    name.textContent = voices.nameOf(player.voice) || texts.listening.voice;
    element.setAttribute("aria-label", player.voice ? texts.player.voiceIs(name.textContent) : texts.player.voice);
    if (element.isConnected) player.addEventListener("settings", show, { once: true });
  };
  show();
  player.addEventListener("settings", show, { once: true });
  return element;
}

/** @param {Reader} reader */
export function attach(reader) {
  const { signal, header, root, bar } = reader;
  const ruler = new Ruler(reader);
  ruler.kind = settings.value("ruler");
  settings.addEventListener(
    "change",
    (event) => {
      if (/** @type {CustomEvent} */ (event).detail.names.includes("ruler")) ruler.kind = settings.value("ruler");
    },
    { signal },
  );
  /** @type {Auto | null} */
  let auto = null;

  function toggleAuto() {
    if (auto) return auto.stop();
    auto = new Auto(reader, () => {
      auto = null;
    });
    bar.before(auto.element);
    return undefined;
  }

  header.addMenuItem({ label: words.auto, icon: "arrowDown", run: toggleAuto });
  header.addMenuItem({
    label: words.ruler,
    icon: "ruler",
    run: () => {
      const anchor = /** @type {HTMLElement} */ (header.element.querySelector(".reader-end > :last-child"));
      openMenu(
        anchor,
        /** @type {RulerKind[]} */ (["off", "line", "focus"]).map((kind) => ({
          label: words.rulers[kind],
          checked: ruler.kind === kind,
          run: () => settings.set("ruler", kind),
        })),
        { label: words.ruler },
      );
    },
  });
  const whenRuled = (/** @type {1 | -1} */ direction) => () => (ruler.kind === "off" ? false : ruler.step(direction));
  addShortcut({ name: "comforts.auto", keys: ["a"], label: words.auto, group: "reading", run: toggleAuto }, signal);
  addShortcut(
    {
      name: "comforts.rulerDown",
      keys: ["Shift+ArrowDown"],
      label: words.rulerDown,
      group: "reading",
      isRepeated: true,
      run: whenRuled(1),
    },
    signal,
  );
  addShortcut(
    {
      name: "comforts.rulerUp",
      keys: ["Shift+ArrowUp"],
      label: words.rulerUp,
      group: "reading",
      isRepeated: true,
      run: whenRuled(-1),
    },
    signal,
  );
  reader.session.then(
    (session) => {
      if (!signal.aborted) attachListening(session);
    },
    () => {},
  );

  /** @param {import("../player/session.js").ListeningSession} session */
  function attachListening(session) {
    const { player } = session;
    const sleeping = sleepingOf(player, chapterEnd);
    bar.querySelector(".player-line")?.append(sleeping.element);
    player.addEventListener(
      "position",
      () => {
        const { word, sentence } = player.place ?? {};
        const span = word ?? sentence;
        if (span) ruler.follow(span.start, span.end);
      },
      { signal },
    );
    // Reading with the eyes gives way to listening.
    player.addEventListener("begin", () => auto?.stop(), { signal });
    const openSleep = () =>
      sleeping.open(sleeping.isSet ? sleeping.element : (bar.querySelector(".player-more") ?? bar));
    const openListening = () =>
      openListeningView(reader, player, {
        extras: () => [
          speedButton(player),
          voiceButton(session),
          iconButton("moon", words.sleep, {
            onclick: (/** @type {Event} */ event) => sleeping.open(/** @type {HTMLElement} */ (event.currentTarget)),
          }),
        ],
      });
    const repeat = () => {
      player.repeatSentence().catch(showProblem);
    };
    reader.listeningMenu.push(
      { label: words.listening, icon: "headphones", run: openListening },
      { label: words.sleep, icon: "moon", run: openSleep },
      () => ({ label: words.repeat, icon: "refresh", disabled: player.state === "idle", run: repeat }),
    );
    bar.querySelector(".player-about")?.addEventListener(
      "click",
      (event) => {
        if (!(event.target instanceof Element && event.target.closest("button, a"))) openListening();
      },
      { signal },
    );
    addShortcut(
      { name: "comforts.listening", keys: ["Shift+L"], label: words.listening, group: "listening", run: openListening },
      signal,
    );
    addShortcut(
      { name: "comforts.sleep", keys: ["Shift+Z"], label: words.sleep, group: "listening", run: openSleep },
      signal,
    );
    addShortcut(
      {
        name: "comforts.repeat",
        keys: ["r"],
        label: words.repeat,
        group: "listening",
        run: () => (player.state === "idle" ? false : repeat()),
      },
      signal,
    );
    root.dataset.listening = "ready";
  }

  /** @param {number} offset @param {number} count */
  function chapterEnd(offset, count) {
    const { chapters } = reader.details;
    let index = reader.model.chapterAt(offset);
    for (let left = count - 1; left > 0 && index < chapters.length - 1; index += 1)
      if (chapters[index + 1].length > 0) left -= 1;
    return chapters[index].start + chapters[index].length;
  }
}
