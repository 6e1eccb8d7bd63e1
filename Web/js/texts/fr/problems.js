// @ts-check
// What the server's problems are called in French: by type, and where a type has several cases, by the `reason` that it names.

import { badFolder } from "./watching.js";
import { formatNumber } from "../../basics/locale.js";
import {
  badDestination,
  destination,
  isRestoring,
  isSending,
  noDestination,
  noRoomToBackUp,
  noRoomToRestore,
  passphrase,
  unrestored,
  weakPassphrase,
} from "./destination-problems.js";
import { unfetched, unfetchedFeed } from "./web-problems.js";
import { noDecoder, notARecording, notAligned } from "./recording-problems.js";

/** @param {number} bytes as the server counts them: a Mo is 1,048,576 */
function size(bytes) {
  const power = bytes >= 2 ** 30 ? 3 : bytes >= 2 ** 20 ? 2 : 1;
  return `${formatNumber(bytes / 1024 ** power, { maximumFractionDigits: 1 })} ${["", "ko", "Mo", "Go"][power]}`;
}

/** @param {number} seconds */
const wait = (seconds) =>
  seconds <= 1
    ? "une seconde"
    : seconds < 90
      ? `${formatNumber(seconds)} secondes`
      : `${formatNumber(Math.ceil(seconds / 60))} minutes`;

/** @typedef {import("../../model/types.js").ProblemDocument} ProblemDocument */

/**
 * The sentence of the problem's case, or the one for all of its type.
 * @param {Record<string, (values: Record<string, string>) => string>} cases by reason
 * @param {string} general
 * @returns {(detail: string, document: ProblemDocument) => string}
 */
const byReason =
  (cases, general) =>
  (_, { reason, values }) =>
    cases[reason ?? ""]?.(values ?? {}) ?? general;

const tooMany = () => "Le nombre maximal est atteint. Supprimez d’abord quelque chose.";

/** Why a file can't be opened as a book. */
const unopened = {
  unreadable: () => "Ce fichier est illisible.",
  empty: () => "Ce fichier est vide. Téléchargez-le ou copiez-le de nouveau.",
  unsupported: (/** @type {Record<string, string>} */ { format, formats = "" }) => {
    const pictures = /^A comic of (\.\w+) pictures$/.exec(format)?.[1];
    if (pictures) return `Vorleser ne peut pas afficher les images de cette bande dessinée (${pictures}).`;
    // The server's English phrase for what has no name, such as "A binary file".
    const isNamed = !/^(A|An|This) /.test(format);
    const known = formats
      .replace("Plain text", "texte brut")
      .replace("Comic", "bande dessinée")
      .replace("Saved web page", "page web enregistrée");
    return `${isNamed ? `Le format ${format}` : "Ce type de fichier"} n’est pas encore pris en charge.${known && ` Formats acceptés : ${known}.`}`;
  },
  damaged: () => "Ce fichier est endommagé. Téléchargez-le ou copiez-le de nouveau.",
  "too-complex": () => "Ce fichier est trop volumineux ou trop imbriqué pour être ouvert.",
  protected: (/** @type {Record<string, string>} */ { scheme }) =>
    `Ce livre est protégé par DRM (${scheme === "unknown scheme" ? "type inconnu" : scheme}) et ne s’ouvre que dans l’app du vendeur.`,
  "not-an-epub": () =>
    "Cette archive n’est pas un EPUB. Si elle contient le livre, décompressez-la et ajoutez le fichier lui-même.",
  "missing-package": (/** @type {Record<string, string>} */ { file }) =>
    `Cet EPUB est incomplet : ${file} est introuvable. Utilisez une autre copie du livre.`,
  "damaged-package": (/** @type {Record<string, string>} */ { file }) =>
    `Cet EPUB est endommagé : ${file} est illisible. Utilisez une autre copie du livre.`,
  "damaged-document": (/** @type {Record<string, string>} */ { format }) =>
    `Ce fichier est endommagé (${format}). Utilisez une autre copie du livre.`,
  "old-document": () =>
    "C’est un ancien document Office (.doc). Enregistrez-le au format .docx dans Word ou LibreOffice et ajoutez ce fichier.",
  "encrypted-document": () =>
    "Ce document est chiffré par un mot de passe. Enregistrez-le sans mot de passe et ajoutez ce fichier.",
  "encrypted-archive": () => "Cette archive est chiffrée par un mot de passe. Décompressez-la et ajoutez les fichiers.",
  "archive-without-books": () =>
    "Cette archive ne contient aucun livre dans un format accepté. Décompressez-la et ajoutez les livres.",
  "no-chapters": () => "Cet EPUB ne contient aucun chapitre. Utilisez une autre copie du livre.",
};

/** Why a rule for reading aloud or a replacement rule can't be followed. */
export const rules = {
  "long-pause": () => "Cette pause est trop longue.",
  "too-many": () => "Cette liste contient trop de règles.",
  "no-text": () => "Saisissez le texte à rechercher.",
  "long-text": () => "Le texte de la règle est trop long.",
  "bad-expression": () =>
    "Ce n’est pas une expression régulière valide. Vérifiez les parenthèses et les caractères spéciaux.",
  "slow-expression": () =>
    "Cette expression régulière prend trop de temps. Écrivez-la sans répétition dans une répétition.",
  "empty-expression": () =>
    "Cette expression régulière accepte aussi un texte vide. Elle doit correspondre à au moins un caractère.",
  "bad-phonemes": () =>
    "Les voix ne connaissent pas ces phonèmes. Utilisez l’alphabet phonétique international (API), par exemple nəˈvɛl.",
  "many-characters": () => "Trop de personnages ont une voix.",
  "bad-character": () => "Chaque personnage doit avoir un nom et une voix.",
  "no-list": () =>
    "Ce n’est pas une liste de prononciations que Vorleser sait lire. Il lit celles de Vorleser, Voice Dream, Librera et @Voice.",
  "no-replacements": () =>
    "Ce n’est pas une liste de règles de remplacement. Vorleser lit les fichiers JSON que Legado écrit.",
  "no-host": () => "Indiquez un site web, par exemple example.org.",
  /** @param {Record<string, string>} values */
  "bad-selector": ({ selector }) =>
    `« ${selector} » n’est pas un sélecteur que Vorleser comprend, comme « article .text ».`,
  "no-site-rules": () =>
    "Ce n’est pas une liste de règles pour sites web. Vorleser lit les fichiers JSON qu’il écrit lui-même.",
  script: () => "Ce remplacement est un script (@js:). Vorleser n’exécute pas de scripts.",
};

/** @type {typeof import("../en/problems.js").problems} */
export const problems = {
  unreachable: () =>
    "Vorleser ne répond pas. Le programme fonctionne-t-il encore ? La connexion sera rétablie automatiquement.",
  "not-found": () => "Cet élément n’existe pas ou n’existe plus.",
  "no-cover": () => "Ce livre n’a pas de couverture.",
  "no-such-voice": () => "Cette voix n’est pas installée.",
  "method-not-allowed": () => "Ce n’est pas possible ici.",
  conflict: byReason(
    { "given-up": () => "L’ajout de ce fichier a été annulé dans la bibliothèque." },
    "Modifié sur un autre appareil. Vérifiez et réessayez.",
  ),
  duplicate: () => "Ce fichier est déjà dans la bibliothèque.",
  "other-file": () => "Ce n’est pas le fichier manquant, mais un autre.",
  "begin-again": () =>
    "Cet appareil est resté déconnecté trop longtemps, ou la bibliothèque a été remplacée. Rechargez la page.",
  "other-edition": () => "Le texte de ce livre a été remplacé et ne contient plus ce passage. Rechargez le livre.",
  "nothing-to-say": () => "Avec ces règles, rien de ce texte n’est lu à voix haute.",
  "missing-file": byReason(
    { unreadable: unopened.unreadable },
    "Le fichier du livre n’est plus dans le dossier de données. Vous pouvez le choisir de nouveau dans la bibliothèque.",
  ),
  "too-large": (_, { limit, pixels }) =>
    limit
      ? `Trop volumineux : le maximum est de ${size(limit)}.`
      : pixels
        ? `L’image est trop grande : le maximum est de ${formatNumber(pixels / 1_000_000)} mégapixels.`
        : "Le fichier est trop volumineux.",
  "wrong-password": () => "Le nom ou le mot de passe est incorrect.",
  "too-many-tries": (_, { seconds }) =>
    seconds ? `Trop de tentatives. Réessayez dans ${wait(seconds)}.` : "Trop de tentatives. Réessayez plus tard.",
  "weak-password": (_, { least, most }) =>
    least && most
      ? `Ce mot de passe est trop court, trop long ou trop facile à deviner. Il doit compter de ${formatNumber(least)} à ${formatNumber(most)} caractères ; quelques mots sont faciles à retenir.`
      : "Ce mot de passe est trop court ou trop facile à deviner. Préférez quelques mots.",
  "name-taken": () => "Ce nom est déjà pris. Choisissez-en un autre.",
  "bad-code": () => "Ce code n’est plus valable : utilisé, révoqué ou expiré. Demandez-en un nouveau.",
  forbidden: byReason(
    {
      "stale-page": () => "Cette page n’est plus à jour. Rechargez-la et réessayez.",
      "not-your-book": () => "Seuls les admins et la personne qui a ajouté le livre peuvent faire cela.",
      "not-your-collection": () => "Seule la personne qui a créé la collection peut faire cela.",
      accounts: () => "Ce n’est pas possible dans une bibliothèque avec des comptes.",
      "token-scope": () => "Ce jeton n’a pas les autorisations nécessaires.",
    },
    "Seuls les admins peuvent faire cela.",
  ),
  "sign-in": () => "Connectez-vous pour continuer.",
  "not-possible": byReason(
    {
      "is-sending": isSending,
      "is-restoring": isRestoring,
      "no-decoder": noDecoder,
      "not-first": () => "Cette bibliothèque a déjà un compte. Connectez-vous ou demandez une invitation.",
      "no-account": () => "Créez d’abord votre propre compte.",
      "last-admin": () => "C’est le seul admin. Nommez d’abord une autre personne admin.",
      "too-many": tooMany,
    },
    "Ce n’est pas possible pour le moment.",
  ),
  "bad-request": byReason(
    {
      ...badDestination,
      ...badFolder,
      "no-marks": () =>
        "Ce fichier ne contient aucune annotation que Vorleser sait lire. Il lit les exportations JSON de Thorium, KOReader, Readest et Vorleser.",
      "no-statistics": () =>
        "Ce fichier ne contient pas de statistiques que Vorleser sait lire. Il faut statistics.sqlite3, du dossier settings de KOReader.",
      "long-mark": ({ limit }) =>
        `Un surlignage peut compter jusqu’à ${formatNumber(Number(limit))} caractères. Sélectionnez un passage plus court.`,
      "long-note": ({ limit }) => `Une note peut compter jusqu’à ${formatNumber(Number(limit))} caractères.`,
      "bad-name": () => "Ce nom est vide ou trop long.",
      "feed-known": ({ name }) => `Vous suivez déjà ce flux, sous le nom « ${name} ».`,
      "no-address": () => "Ce livre ne vient pas du web.",
      "not-a-font": () => "Cette police est inutilisable. Formats possibles : TTF, OTF, WOFF et WOFF2.",
      "not-a-picture": () => "Cette image est inutilisable. Formats possibles : images fixes en PNG, JPEG et WebP.",
      "empty-query": () => "Saisissez au moins une lettre à rechercher.",
      "long-query": () => "Le texte à rechercher est trop long.",
      "too-many": tooMany,
    },
    "Cette demande n’a pas pu être traitée.",
  ),
  "bad-pattern": (_, { offset }) =>
    offset === undefined
      ? "Ce n’est pas une expression régulière valide."
      : `Expression régulière non valide au caractère ${formatNumber(offset + 1)}.`,
  "too-slow": () =>
    "Cette expression régulière prend trop de temps. Simplifiez-la, par exemple sans répétition dans une répétition.",
  "bad-rule": (detail, document) => {
    const sentence = byReason(rules, "Cette règle n’est pas valide.")(detail, document);
    return document.values?.["rule"] ? `Règle ${document.values["rule"]} : ${sentence}` : sentence;
  },
  "not-a-recording": byReason(notARecording, notAligned),
  "not-a-dictionary": byReason(
    {
      "missing-file": ({ file }) =>
        `Le fichier « ${file} » manque. Ajoutez ensemble tous les fichiers du dictionnaire.`,
      damaged: ({ file }) => `Le fichier « ${file} » du dictionnaire est endommagé.`,
      packed: ({ file, packer }) =>
        `« ${file} » est compressé avec ${packer}, ce qui n’est pas pris en charge. Décompressez-le et ajoutez les fichiers.`,
    },
    "Ce n’est pas un dictionnaire que Vorleser sait lire. Formats possibles : StarDict et dictd, en .zip, .tar.gz, .tar.bz2 ou .tar.xz.",
  ),
  "not-fetched": byReason(unfetched, "La page n’a pas pu être chargée."),
  "feed-not-fetched": byReason(unfetchedFeed, "Le flux n’a pas pu être chargé."),
  "no-article": byReason(
    {
      "no-article": ({ host }) =>
        `Aucun article n’a été trouvé sur la page de ${host}. Elle est peut-être créée par un script, ou demande une connexion. Enregistrez-la avec l’extension de navigateur, ou enregistrez-la dans le navigateur et ajoutez le fichier.`,
      "asks-for-consent": ({ host }) =>
        `La page de ${host} demande seulement un consentement aux cookies et au suivi. Répondez-y dans le navigateur, puis enregistrez l’article avec l’extension de navigateur.`,
      "leads-to-feed": ({ host }) =>
        `C’est l’adresse d’un flux de ${host}, et non d’une page. Suivez le flux et ses nouvelles entrées deviendront des articles.`,
      "leads-to-picture": ({ host }) =>
        `Cette adresse de ${host} mène à une image. Indiquez l’adresse de la page qui la montre.`,
      "leads-to-sound": ({ host }) =>
        `Cette adresse de ${host} mène à un son. Indiquez l’adresse de la page où on l’entend.`,
      "leads-to-video": ({ host }) =>
        `Cette adresse de ${host} mène à une vidéo. Indiquez l’adresse de la page où on la voit.`,
      "leads-to-code": ({ host }) =>
        `Cette adresse de ${host} mène à un fichier pour programmes : styles, script ou données. Indiquez l’adresse d’une page ou d’un livre.`,
    },
    "Aucun article n’a été trouvé sur cette page.",
  ),
  "no-feed": byReason(
    {
      "no-feed": ({ host }) =>
        `Il n’y a pas de flux à cette adresse de ${host}, et la page n’en indique aucun. Cherchez « RSS », « Atom » ou « Flux » sur le site.`,
      "no-opml": () =>
        "Ce fichier n’est pas une liste de flux. Les autres lecteurs de flux en exportent une au format OPML.",
    },
    "Aucun flux n’a été trouvé ici.",
  ),
  "other-rules": () => "Les règles de lecture à voix haute ont changé.",
  "not-a-book": byReason(unopened, "Ce type de fichier n’est pas encore pris en charge."),
  "password-needed": byReason(
    {
      ...passphrase,
      encrypted: () => "Ce fichier est chiffré. Saisissez son mot de passe.",
      "wrong-file-password": () => "Ce n’est pas le mot de passe de ce fichier. Saisissez-le de nouveau.",
    },
    "Ce fichier demande un mot de passe.",
  ),
  destination: byReason(destination, noDestination),
  refused: byReason(
    { ...unopened, ...unrestored, "weak-passphrase": weakPassphrase },
    "Ce livre ne peut pas être ouvert.",
  ),
  busy: () => "Vorleser est occupé. Réessayez dans un instant.",
  "other-language": () => "Aucune voix installée ne parle cette langue.",
  "other-script": () => "Aucune voix installée ne sait lire cette écriture.",
  "voice-failed": byReason(
    {
      "connection-key": ({ host }) => `${host} refuse la clé, ou elle manque.`,
      "connection-busy": ({ host }) => `${host} n’accepte plus de demandes pour l’instant. Réessayez plus tard.`,
      "connection-unreachable": ({ host }) => `${host} est injoignable. Vérifiez l’adresse et la connexion.`,
      "connection-failed": ({ host, status }) => `${host} a échoué (${status}). Réessayez plus tard.`,
      "connection-refused": ({ host, status }) =>
        `${host} refuse la demande (${status}). Vérifiez l’adresse, le modèle et la voix.`,
      "connection-sound": ({ host }) => `${host} n’a envoyé aucun son lisible.`,
      "nothing-spoken": () =>
        "À partir d’ici, rien ne peut être lu à voix haute : aucune voix installée ne parle la langue du texte.",
    },
    "La voix est inutilisable. Le journal du serveur donne les détails.",
  ),
  "read-only": () => "Le dossier de données est en lecture seule.",
  "disk-full": byReason(
    { "no-room-to-restore": noRoomToRestore, "no-room-to-back-up": noRoomToBackUp },
    "Le disque du dossier de données est plein. Libérez de la place et réessayez.",
  ),
  foreign: () => "Vorleser ne peut pas être ouvert à cette adresse. Utilisez celle qu’affiche « vorleser serve ».",
  defect: () => "Une erreur s’est produite. Le journal du serveur donne les détails.",
};
