// @ts-check
// French texts of settings and help.

/** @type {typeof import("../en/help.js").help} */
export const help = {
  settings: "Réglages",
  backToLibrary: "Revenir à la bibliothèque",
  reading: "Lecture",
  mode: "Mode de lecture",
  modes: { scroll: "Défilement", paged: "Pages" },
  columns: "Colonnes en mode Pages",
  columnChoices: { auto: "Automatique", one: "Une", two: "Deux" },
  animation: "Animer les changements de page",
  publisherStyles: "Utiliser le style de l’éditeur",
  publisherStylesDetail:
    "Affiche les polices, tailles et couleurs prévues pour le livre, sauf là où vous avez choisi les vôtres.",
  looksDetail:
    "Pour changer la police, la taille, les espacements, les marges et les couleurs, ouvrez un livre et choisissez « Aa ».",
  listening: "Écoute",
  voice: "Voix par défaut",
  usualVoice: "Standard",
  listeningDetail:
    "Pour régler la prononciation, les pauses et ce qui est ignoré, ouvrez un livre et utilisez le menu à côté de sa voix.",
  hearVoices: "Écouter les voix",
  keys: "Raccourcis clavier",
  keysDetail:
    "Chaque raccourci agit dans la vue à laquelle il appartient. Vous pouvez désactiver ceux qui ne vous servent pas.",
  language: "Langue",
  languageChoice: "Langue d’affichage",
  languageAuto: "Comme le navigateur",
  languageNames: { en: "English", de: "Deutsch", fr: "Français", es: "Español", zh: "简体中文", ja: "日本語" },
  storage: "Sur cet appareil",
  about: "À propos",
  aboutDetail:
    "Vorleser vous lit vos livres à voix haute sur votre propre ordinateur. Pas de cloud, pas de compte en ligne, et rien n’est envoyé nulle part.",
  version: (version) => `Version ${version}`,
  api: "D’autres apps peuvent faire tout ce que fait cette page, grâce à l’API HTTP incluse.",
  showHints: "Revoir les astuces",
  hintsBack: "Les astuces s’afficheront à la prochaine ouverture d’un livre.",

  languageChanged: (name) => `Langue d’affichage : ${name}.`,
  languageLoad: "Appliquer",

  nextHint: "Suivant",
  hintsClose: "Passer les astuces",
  hintItems: {
    bars: {
      touch: "Touchez à côté du texte pour afficher les commandes.",
      mouse: "Cliquez à côté du texte pour afficher les commandes.",
    },
    select: "Sélectionnez des mots pour les surligner, les copier ou en voir la définition.",
    look: "« Aa » change l’apparence du livre. « ? » affiche les raccourcis clavier.",
  },
  understood: "Compris",
};
