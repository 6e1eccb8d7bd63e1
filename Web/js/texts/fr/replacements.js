// @ts-check
// French texts of the replacement rules.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/replacements.js").replacements} */
export const replacements = {
  title: "Règles de remplacement",
  explained:
    "Affichez et écoutez un autre texte à la place de celui du livre, par exemple sans publicités. Le livre, vos annotations et vos positions restent tels quels. Les règles s’appliquent dans cet ordre.",
  none: "Aucune règle pour l’instant.",
  add: "Ajouter une règle",
  more: "Plus",
  showMore: (count) => `Afficher plus (${formatNumber(count)})`,
  import: "Importer une liste Legado…",
  export: "Exporter en liste Legado",
  edit: "Modifier",
  remove: "Supprimer",
  up: "Monter",
  down: "Descendre",
  removed: "Règle supprimée.",
  undo: "Annuler",
  isOn: (name) => `Utiliser la règle ${name}`,
  expression: "expression",
  nothing: "supprimé",

  new: "Nouvelle règle de remplacement",
  change: "Modifier la règle de remplacement",
  kind: "Type de règle",
  replaces: "Remplacer du texte",
  converts: "Convertir les caractères chinois",
  conversionHint: "Elle modifie les livres en chinois ; les caractères japonais sont ceux des livres en japonais.",
  conversions: {
    s2t: "Simplifiés → traditionnels",
    t2s: "Traditionnels → simplifiés",
    s2tw: "Simplifiés → traditionnels (Taïwan)",
    tw2s: "Traditionnels (Taïwan) → simplifiés",
    s2hk: "Simplifiés → traditionnels (Hong Kong)",
    hk2s: "Traditionnels (Hong Kong) → simplifiés",
    s2twp: "Simplifiés → traditionnels (Taïwan, avec le vocabulaire régional)",
    tw2sp: "Traditionnels (Taïwan) → simplifiés (avec le vocabulaire régional)",
    t2tw: "Traditionnels → traditionnels (Taïwan)",
    tw2t: "Traditionnels (Taïwan) → traditionnels",
    t2hk: "Traditionnels → traditionnels (Hong Kong)",
    hk2t: "Traditionnels (Hong Kong) → traditionnels",
    t2jp: "Traditionnels → caractères japonais",
    jp2t: "Caractères japonais → traditionnels",
  },
  find: "Rechercher",
  isExpression: "Expression régulière",
  show: "Remplacer par",
  hint: "Laissez vide pour supprimer le texte. $1 à $9 désignent les groupes d’une expression.",
  name: "Nom (facultatif)",
  scope: "Seulement dans ces livres (facultatif)",
  scopeHint: "Titres séparés par des virgules. Vide : tous les livres.",
  inText: "Modifier le texte",
  inTitles: "Modifier les titres des chapitres",
  sample: "Essayer sur ce texte",
  notFound: "La règle ne trouve rien ici.",
  nothingLeft: "Il ne reste rien.",
  gaveUp:
    "Cette expression prend trop de temps ici, le texte reste donc tel quel. Écrivez-la sans répétition dans une répétition.",
  save: "Enregistrer",
  cancel: "Annuler",
  imported: (count, refused) =>
    `${formatNumber(count)} ${count < 2 ? "règle ajoutée" : "règles ajoutées"}.${
      refused === 0
        ? ""
        : ` ${formatNumber(refused)} ${refused < 2 ? "règle est inutilisable" : "règles sont inutilisables"}.`
    }`,

  haveChanged: "L’affichage de ce livre a changé.",
};
