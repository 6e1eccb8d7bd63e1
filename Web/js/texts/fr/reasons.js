// @ts-check
// What the server says of a book, of a sentence and of a line, in French, by its code.

import { formatLanguage, formatNumber } from "../../basics/locale.js";
import { rules } from "./problems.js";

const count = (/** @type {string} */ number) => formatNumber(Number(number));

/** @type {typeof import("../en/reasons.js").reasons} */
export const reasons = {
  finding: {
    "invalid-utf8": (values) =>
      Number(values.count) < 2
        ? `${count(values.count)} endroit n’est pas de l’UTF-8 valide et apparaît comme �.`
        : `${count(values.count)} endroits ne sont pas de l’UTF-8 valide et apparaissent comme �.`,
    "undecodable-bytes": (values) =>
      Number(values.count) < 2
        ? `${count(values.count)} endroit n’est pas du texte en ${values.encoding} et apparaît comme �.`
        : `${count(values.count)} endroits ne sont pas du texte en ${values.encoding} et apparaissent comme �.`,
    "control-characters": () => "Le texte contient des caractères de contrôle, qui sont omis.",
    "nothing-to-read": () =>
      "Il n’y a rien à lire dans ce fichier : il ne contient ni texte visible, ni image, ni son.",
    "only-frames": ({ address }) =>
      `Cette page ne fait qu’afficher d’autres pages dans des cadres, comme ${address}. Elles ne sont pas dans ce fichier : ajoutez plutôt ces pages.`,
    "unshown-pictures": (values) =>
      values.count === "1"
        ? `Une image manque : les navigateurs n’affichent pas son format (${values.formats}).`
        : `${count(values.count)} images manquent : les navigateurs n’affichent pas leur format (${values.formats}).`,
    "chapter-rule": () =>
      "La règle de chapitres ne peut pas s’appliquer à ce texte, il manque donc des chapitres. Choisissez-en une autre.",
    "wrong-encoding": () =>
      "Contrairement à ce qu’il indique, le fichier n’est pas en UTF-8 ; il est lu en Windows-1252.",
    "damaged-file": () => "Le fichier est endommagé. Ce qui est lisible est affiché.",
    malformed: () => "La structure du fichier est incorrecte.",
    "missing-chapter": () => "Le chapitre est illisible : son fichier manque.",
    "empty-chapter": () => "Le chapitre est illisible : son fichier est vide.",
    "damaged-chapter": () => "Le chapitre est illisible : son fichier est endommagé et ne contient pas de texte.",
    "chapter-type": ({ type }) => `Le chapitre est illisible : son type « ${type} » n’est pas pris en charge.`,
    "unreadable-chapter": () => "Le chapitre est illisible.",
    "hidden-chapter": () => "Le livre masque entièrement ce chapitre. Il est affiché quand même.",
    "dead-link": ({ address }) => `Le lien vers ${address} ne mène nulle part.`,
    "outside-link": ({ address }) => `Le lien vers ${address} n’est pas suivi.`,
    "missing-image": ({ file }) => `L’image ${file} manque.`,
    "outside-image": ({ address }) =>
      `Une image extérieure au livre n’est pas chargée${address ? ` (${address})` : ""}.`,
    "missing-page": ({ address }) => `L’article continue sur ${address}, mais cette page n’a pas pu être chargée.`,
    "paid-page": () =>
      "La page est réservée aux abonnés, et le texte n’en est peut-être que le début. Connectez-vous-y dans le navigateur, puis enregistrez-la avec l’extension de navigateur.",
    "no-container": ({ file }) =>
      `Le fichier qui décrit la structure du livre manque ou est vide. ${file} est utilisé.`,
    "repeated-id": ({ id }) => `La liste des fichiers utilise deux fois l’identifiant « ${id} ».`,
    "missing-file": ({ file }) => `${file} est répertorié, mais absent du livre.`,
    "unlisted-chapter": ({ id }) => `L’ordre de lecture nomme « ${id} », absent de la liste des fichiers.`,
    "no-reading-order": () => "Le livre n’a pas d’ordre de lecture. Celui de la liste des fichiers est utilisé.",
    "no-fallback": ({ type }) => `Un chapitre de type « ${type} » n’existe pas aussi sous forme de texte.`,
    "no-title": () => "Le livre n’a pas de titre.",
    "no-language": () => "Le livre n’indique pas de langue.",
    "no-identifier": () => "Le livre n’a pas d’identifiant.",
    "unreadable-encryption": () => "La liste des fichiers chiffrés est illisible.",
    "missing-encrypted": ({ file }) => `${file} est répertorié comme chiffré, mais manque.`,
    "no-contents": () => "Le livre n’a pas de sommaire.",
    "unreadable-contents": () => "Le sommaire est illisible.",
    "long-contents": ({ limit }) => `Le sommaire compte plus de ${count(limit)} entrées. Les autres manquent.`,
    "dead-entry": ({ label }) => `« ${label} » ne mène à aucun chapitre.`,
    "no-mimetype": () => "Le fichier qui indique le format manque.",
    "mimetype-not-first": () => "Ce n’est pas le premier fichier de l’archive.",
    "mimetype-compressed": () => "Il est compressé.",
    "wrong-mimetype": () => "Il indique un autre format que application/epub+zip.",
  },
  skipped: {
    "other-language": ({ language }) => `Aucune voix installée ne parle cette langue : ${formatLanguage(language)}.`,
    "other-script": () => "Aucune voix installée ne sait lire cette écriture.",
    failed: () => "La voix n’a pas pu lire cette phrase.",
    changed: () => "Le texte du livre a changé entre-temps.",
  },
  refused: {
    "not-a-rule": () => "Ce n’est pas une règle.",
    "turns-pages": () => "Les règles qui arrêtent la voix ou tournent la page ne sont pas prises en charge.",
    "no-text": rules["no-text"],
    "long-text": rules["long-text"],
    "bad-expression": rules["bad-expression"],
    "slow-expression": rules["slow-expression"],
    "empty-expression": rules["empty-expression"],
    "bad-phonemes": rules["bad-phonemes"],
  },
};
