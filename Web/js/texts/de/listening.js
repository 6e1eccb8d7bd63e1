// @ts-check
// Texte des Hörens außerhalb des Textes: was gelesen ist, Tippen und Klicken, der Mini-Player, die Höransicht.

export const listening = {
  markFinished: "Als gelesen markieren",
  markUnread: "Als ungelesen markieren",
  /** @param {string} title */
  isFinished: (title) => `„${title}“ ist als gelesen markiert.`,
  /** @param {string} title */
  isUnread: (title) => `„${title}“ ist als ungelesen markiert.`,

  taps: "Tippen und Klicken",
  tapOnWord: "Tippen auf ein Wort",
  clickOnWord: "Klick auf ein Wort",
  actions: { speak: "Ab hier vorlesen", bars: "Bedienleisten ein- und ausblenden", define: "Nachschlagen" },
  tapDetail:
    "Auf Touchscreens. Wenn Antippen die Bedienleisten einblendet oder ein Wort nachschlägt, lässt sich ein Wort auswählen und ab dort vorlesen.",
  clickDetail: "Ein Doppelklick wählt ein Wort aus, ein Dreifachklick einen Absatz.",
  zones: "Blätterzonen an den Rändern",
  zoneChoices: { normal: "Ein", swapped: "Vertauscht", off: "Aus" },
  zoneSize: "Größe der Blätterzonen",
  zoneSizes: { small: "Klein", medium: "Mittel", large: "Groß" },

  miniPlayer: "Mini-Player",
  /** @param {string} title */
  openPlaying: (title) => `„${title}“ öffnen`,
  closeMini: "Beenden und schließen",
  playOnShort: "Weiterhören",
  /** @param {string} title */
  playOn: (title) => `„${title}“ weiterhören`,

  chapters: "Kapitel",
  voice: "Stimme",
  /** @param {string} time */
  elapsed: (time) => `${time} in diesem Kapitel gehört`,
  /** @param {string} time */
  left: (time) => `Noch ${time} in diesem Kapitel`,
};
