// @ts-check
// French texts of the library.

import {
  formatBytes,
  formatDate,
  formatDaysAgo,
  formatLanguage,
  formatList,
  formatNumber,
  formatPercent,
} from "../../basics/locale.js";
import { duration } from "./player.js";

const books = (/** @type {number} */ count) => `${formatNumber(count)} ${count < 2 ? "livre" : "livres"}`;
const others = (/** @type {number} */ count) => `et ${formatNumber(count)} ${count < 2 ? "autre" : "autres"}`;

/** @type {typeof import("../en/library.js").library} */
export const library = {
  title: "Bibliothèque",
  bookCount: books,
  foundCount: (count, all) => `${formatNumber(count)} sur ${books(all)}`,
  loading: "Chargement de vos livres…",
  loadingBook: "Chargement…",
  continueReading: "Reprendre la lecture",
  continueListening: "Reprendre l’écoute",
  allBooks: "Tous les livres",

  notStarted: "Non commencé",
  finished: "Terminé",
  missing: "Fichier manquant",
  progress: formatPercent,
  bookName: (title, authors, state) => `${title}${authors.length > 0 ? `, par ${formatList(authors)}` : ""}. ${state}`,
  progressName: (fraction) => `${formatPercent(fraction)} lu`,
  moreAbout: (title) => `Options pour ${title}`,

  searchLabel: "Rechercher dans vos livres : titres, auteurs, textes et annotations",
  searchPlaceholder: "Rechercher",
  clearSearch: "Effacer la recherche",
  inYourMarks: "Dans vos annotations",
  moreMarks: (count) => `${formatNumber(count)} ${count < 2 ? "autre annotation" : "autres annotations"}`,
  inTheText: "Dans le texte",
  textNotFound: (search) => `Aucun livre ne contient « ${search} » dans son texte.`,
  searchingTexts: "Recherche dans tous les livres…",
  notAllIndexed: (indexed, all) =>
    `${formatNumber(indexed)} ${indexed < 2 ? "livre" : "livres"} sur ${formatNumber(all)} ${indexed < 2 ? "est indexé" : "sont indexés"} pour l’instant. L’indexation des autres est en cours.`,
  moreBooks: "Autres livres",
  moreIn: (title) => `Tous les résultats dans ${title}`,
  moreInShort: "Tous les résultats dans ce livre",
  listenFromHere: "Écouter à partir d’ici",
  nothingFound: (search) => `Aucun résultat pour « ${search} »`,
  nothingFoundDetail: "La recherche porte sur les titres, auteurs, séries, étiquettes et noms de fichiers.",
  sortBy: "Trier par",
  sortedBy: (order) => `Tri : ${order}`,
  orders: {
    read: "Lu récemment",
    added: "Ajouts récents",
    title: "Titre",
    author: "Auteur",
    series: "Série",
    progress: "Progression",
    length: "Longueur",
    rating: "Évaluation",
  },

  add: "Ajouter des livres",
  addShort: "Ajouter",
  moreWaysToAdd: "Autres façons d’ajouter des livres",
  addFiles: "Choisir des fichiers…",
  addFolder: "Choisir un dossier…",
  addPage: "Ajouter une page web…",
  addText: "Coller du texte…",
  pageTitle: "Ajouter une page web",
  pageDetail: "L’article et ses images sont enregistrés dans votre bibliothèque, sans menus ni publicités.",
  pageLabel: "Adresse de la page",
  pageAdd: "Ajouter",
  bookmarkDetail:
    "Ou glissez ceci dans les favoris du navigateur, puis cliquez dessus sur une page que vous voulez garder :",
  bookmark: "Lire dans Vorleser",
  emptyTitle: "Votre bibliothèque est vide",
  emptyDetail: "Ajoutez un livre et Vorleser le lit à voix haute. Il reste sur cet ordinateur.",
  formats: { text: "texte brut", cbz: "bande dessinée", cbr: "bande dessinée", article: "page web enregistrée" },
  emptyHint: (formats) =>
    `Déposez des livres n’importe où sur cette page, ou collez du texte. Formats acceptés : ${formats}.`,
  dropHere: "Déposez pour ajouter à votre bibliothèque",
  dropDetail: (formats) => `Un ou plusieurs fichiers, ou des dossiers entiers${formats && ` : ${formats}`}`,
  noBooksInFolder: (formats) => `Ce dossier ne contient aucun livre. Formats acceptés : ${formats}.`,
  leftOut: (count) =>
    count < 2
      ? `${formatNumber(count)} fichier du dossier n’est pas un livre et a été ignoré.`
      : `${formatNumber(count)} fichiers du dossier ne sont pas des livres et ont été ignorés.`,
  pasteTitle: "Coller du texte",
  pasteDetail:
    "Collez un article, une lettre ou un chapitre. Il devient un livre qui porte le nom de sa première ligne.",
  pasteLabel: "Texte",
  pasteAdd: "Ajouter comme livre",
  pastedName: "Texte collé",

  imports: "Ajout de livres",
  importing: (done, all) => (all === 1 ? "Ajout d’un livre" : `Ajout de livres : ${done} sur ${all}`),
  imported: (count) => `${books(count)} ${count < 2 ? "ajouté" : "ajoutés"}`,
  importsFailed: (count) =>
    count < 2
      ? `${formatNumber(count)} fichier n’a pas pu être ajouté`
      : `${formatNumber(count)} fichiers n’ont pas pu être ajoutés`,
  waiting: "En attente",
  moreWaiting: others,
  readNow: "Lire dès maintenant",
  noPassage: "Rien de ce fichier ne peut encore être affiché.",
  isBookNow: "Ce texte est maintenant dans votre bibliothèque.",
  placeInText: "Position dans le texte",
  earlierPassage: "Précédent",
  laterPassage: "Suivant",
  searchInText: "Rechercher dans ce texte",
  readSoFar: "Le texte n’est arrivé que jusqu’ici.",
  foundSoFar: (count, share) =>
    `${count < 2 ? `${formatNumber(count)} résultat` : `${formatNumber(count)} résultats`} dans les premiers ${formatPercent(share)} du texte`,
  receiving: (fraction) => `Envoi, ${formatPercent(fraction)}`,
  away: "En attente d’une réponse de Vorleser",
  fetching: "Chargement de la page…",
  pausing: "Le site demande une pause…",
  pictures: "Chargement des images…",
  media: "Chargement des sons et des vidéos…",
  fetched: {
    pictures: (done, total) => `Images : ${formatNumber(done)} sur ${formatNumber(total)}`,
    media: (done, total) => `Sons et vidéos : ${formatNumber(done)} sur ${formatNumber(total)}`,
  },
  checking: "Vérification du fichier…",
  reading: "Lecture des chapitres…",
  added: "Ajouté",
  putBack: "Fichier du livre restauré",
  open: "Ouvrir",
  dismissAll: "Fermer",
  cancelImport: (name) => `Annuler l’ajout : ${name}`,
  dismissImport: (name) => `Masquer le message sur ${name}`,
  progressOf: (name) => `Progression : ${name}`,
  openExisting: "Ouvrir le livre existant",
  addCopy: "Ajouter comme second exemplaire",
  enterPassword: "Saisir le mot de passe…",
  filePasswordTitle: "Mot de passe requis",
  filePasswordDetail: (name) =>
    `${name} est chiffré. Votre bibliothèque conserve le mot de passe : le livre s’ouvrira ensuite sans le demander.`,
  filePassword: "Mot de passe du fichier",
  unlock: "Déverrouiller",
  wrongFilePassword: "Ce n’est pas le mot de passe de ce fichier. Saisissez-le de nouveau.",
  lockedInArchive: "Ce fichier est chiffré. Décompressez l’archive et ajoutez ce fichier avec son mot de passe.",
  notSent: "Vorleser ne répond pas ; ce fichier n’a donc pas été ajouté. Le programme fonctionne-t-il encore ?",
  unreadable:
    "Votre navigateur n’a pas pu lire ce fichier. Il a peut-être été déplacé, ou c’est un dossier. Choisissez-le de nouveau.",
  empty: "Ce fichier est vide.",
  isThere: (title) => `« ${title} » est déjà dans la bibliothèque.`,
  wasAdded: (title) => `« ${title} » a été ajouté.`,
  wasNotAdded: (name, detail) => `${name} n’a pas pu être ajouté. ${detail}`,

  toImports: "Afficher",

  openBook: "Ouvrir",
  download: "Télécharger le fichier d’origine",
  about: "À propos de ce livre",
  openOriginal: "Ouvrir la page d’origine…",
  fetchAgain: "Recharger la page d’origine",
  replace: "Remplacer par une nouvelle édition…",
  replaceTitle: (title) => `Remplacer le fichier de « ${title} » ?`,
  replaceDetail: (fileName) =>
    `${fileName} devient le texte de ce livre. Votre position, vos surlignages, vos notes et vos signets suivent ` +
    "les mots auxquels ils se rapportent. Les annotations dont les mots ont disparu restent dans la liste.",
  replaceDo: "Remplacer",
  wasReplaced: "Remplacé par la nouvelle édition",
  wasReplacedBy: (title) => `« ${title} » a été remplacé par la nouvelle édition.`,
  showEdition: "Afficher",
  chooseAgain: "Choisir de nouveau le fichier…",
  remove: "Supprimer",
  undo: "Annuler",
  wasRemoved: (title) => `« ${title} » a été supprimé.`,
  wasRestored: (title) => `« ${title} » a été restauré.`,
  missingTitle: (title) => `Le fichier de « ${title} » est introuvable`,
  missingDetail: (fileName) =>
    `Il n’est plus dans le dossier de données. Choisissez de nouveau ${fileName} pour tout retrouver, ` +
    "y compris votre position. Sinon, supprimez le livre.",

  unreachable: "Vorleser ne répond pas. Cette page se reconnecte automatiquement.",
  failedTitle: "Impossible de charger vos livres",

  share: {
    file: "Partager le fichier…",
    link: "Partager le lien…",
    copied: "Lien copié.",
    address: "Adresse du livre",
  },
  facts: {
    author: "Auteur",
    series: "Série",
    language: "Langue",
    file: "Fichier",
    size: "Taille",
    added: "Ajout",
    lastRead: "Dernière lecture",
    length: "Longueur",
    times: (words, reading, listening) =>
      `${formatNumber(words)} ${words < 2 ? "mot" : "mots"} · ${duration(reading * 60)} de lecture · ` +
      `${duration(listening * 60)} d’écoute`,
    recording: "Enregistrement",
    left: "Temps restant",
    leftTimes: (reading, listening) =>
      [`${duration(reading * 60)} de lecture`, listening !== null && `${duration(listening * 60)} d’écoute`]
        .filter(Boolean)
        .join(" · "),
    firstRead: "Première lecture",
    spent: "Temps passé",
    spentTimes: (reading, listening) =>
      [reading > 0 && `${duration(reading)} de lecture`, listening > 0 && `${duration(listening)} d’écoute`]
        .filter(Boolean)
        .join(" · "),
    sessions: (count) => (count === 1 ? "1 séance" : `Dernières des ${formatNumber(count)} séances`),
    moment: (time) => formatDate(time, { dateStyle: "medium", timeStyle: "short" }),
    sessionLength: (milliseconds) => duration(milliseconds / 1000),
    tags: "Étiquettes",
  },
  corrections: {
    language: "Langue du livre",
    encoding: "Encodage du fichier",
    detected: (name) => `${name} (détecté)`,
    asInBook: (name) => `${name} (selon le livre)`,
    ownLanguage: "Selon le livre, ou détectée",
    unknownLanguage: "Inconnue",
    likely: "Probables",
    allEncodings: "Tous les encodages",
    languageIs: (title) => `La langue de « ${title} » a été changée.`,
    encodingIs: (title) =>
      `« ${title} » est lu avec un autre encodage. Votre position et vos annotations sont conservées.`,
  },
  problems: {
    title: (count) => (count < 2 ? `${count} problème dans ce fichier` : `${count} problèmes dans ce fichier`),
    major: "Manquant :",
    moderate: "Modifié :",
    minor: "Mineur :",
    more: others,
  },
  series: ({ name, position }) => (position ? `${name}, ${position}` : name),
  lastRead: (time, now) => {
    const ago = formatDaysAgo(time, now);
    return ago ? `Dernière lecture ${ago}` : `Dernière lecture le ${formatDate(time)}`;
  },
  date: (time) => formatDate(time),
  language: formatLanguage,
  byteCount: formatBytes,
};
