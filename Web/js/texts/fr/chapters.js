// @ts-check
// French texts of the rules that divide plain texts into chapters.

import { formatNumber } from "../../basics/locale.js";

const chapterCount = (/** @type {number} */ count) => `${formatNumber(count)} ${count < 2 ? "chapitre" : "chapitres"}`;

/** @type {typeof import("../en/chapters.js").chapters} */
export const chapters = {
  count: chapterCount,
  open: "Chapitres et lignes…",
  divide: "Chapitres et lignes",
  rule: "Repérer les titres par",
  automatic: "Automatique",
  own: "Autre expression régulière…",
  candidate: (name, count, isWhole) => `${name} : ${formatNumber(count)}${isWhole ? "" : "+"}`,
  expression: "Expression régulière",
  expressionHint: "Elle est essayée sur chaque ligne de 200 caractères au plus. Ce qu’elle trouve devient le titre.",
  preview: "Chapitres",
  looking: "Recherche des titres…",
  found: (count, isWhole) => {
    const found = `${formatNumber(count)} ${count < 2 ? "titre" : "titres"}`;
    return isWhole ? found : `${found} au début de ce long texte`;
  },
  malformed: "Ce n’est pas encore une expression régulière.",
  slow: "Cette expression prend trop de temps. Simplifiez-la.",
  more: (count) => `et ${formatNumber(count)} ${count < 2 ? "autre" : "autres"}`,
  use: "Découper",
  divided: (title, count) =>
    `« ${title} » compte maintenant ${chapterCount(count)}. Votre position et vos annotations sont conservées.`,
  editList: "Modifier les règles…",
  list: "Règles de chapitres",
  listHint:
    "Une règle activée est essayée sur chaque nouveau texte et le découpe si ses chapitres sont plus réguliers que ceux trouvés automatiquement.",
  add: "Ajouter",
  edit: "Modifier…",
  up: "Monter",
  down: "Descendre",
  remove: "Supprimer",
  removed: "Règle supprimée.",
  undo: "Annuler",
  moreActions: "Plus",
  import: "Importer depuis Legado…",
  export: "Exporter pour Legado",
  isOn: (name) => `Essayer « ${name} » sur les nouveaux textes`,
  imported: (added, known, refused) =>
    [
      `${formatNumber(added)} ${added < 2 ? "règle ajoutée" : "règles ajoutées"}.`,
      known > 0 && `${formatNumber(known)} ${known < 2 ? "était déjà présente" : "étaient déjà présentes"}.`,
      refused > 0 && `${formatNumber(refused)} ${refused < 2 ? "est inutilisable" : "sont inutilisables"}.`,
    ]
      .filter(Boolean)
      .join(" "),
  newRule: "Nouvelle règle de chapitres",
  changeRule: "Règle de chapitres",
  name: "Nom",
  example: "Exemple",
  save: "Enregistrer",
  lines: {
    title: "Lignes",
    hint: "Comment le texte vous est affiché et lu. Votre position et vos annotations restent où elles sont.",
    lineEnds: "Fins de ligne dans les paragraphes",
    ends: { automatic: "Automatique", join: "Joindre toutes les lignes", keep: "Garder toutes les lignes" },
    dropIndents: "Supprimer les retraits",
    collapseBlankLines: "Réduire les lignes vides",
    hideLicence: "Masquer la licence de Project Gutenberg",
    hideBoilerplate: "Masquer les lignes promotionnelles des romans web",
    preview: "Passage à votre position",
    passage: (hidden) =>
      hidden === 0
        ? "Passage à votre position"
        : `Passage à votre position : ${formatNumber(hidden)} ${hidden < 2 ? "ligne masquée" : "lignes masquées"}`,
  },
};
