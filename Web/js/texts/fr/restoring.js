// @ts-check
// Textes de la restauration d’une sauvegarde depuis une destination.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/restoring.js").restoring} */
export const restoring = {
  action: "Restaurer…",
  from: (name) => `Restaurer depuis « ${name} »`,
  looking: "Recherche de la sauvegarde…",
  none: "Il n’y a pas encore de sauvegarde ici.",
  backup: "Sauvegarde",
  encrypted: "chiffrée",
  everything: "Tout restaurer",
  some: "Ce qui est restauré :",
  nothing: "Choisissez au moins un élément à restaurer.",
  hint: "Ce que contient la bibliothèque reste : de deux positions de lecture, la plus récente compte. Sans les comptes ni les livres, seuls les personnes et les livres déjà présents reçoivent quelque chose.",
  of: (time, name) => `Sauvegarde du ${time} depuis « ${name} »`,
  fetching: (received, all) => `Réception : ${received} sur ${all}`,
  opening: "Ouverture de la sauvegarde…",
  books: (done, all) => `Restauration : livre ${formatNumber(done)} sur ${formatNumber(all)}`,
  done: "Restaurée",
  failed: "Non restaurée",
  progress: "Progression de la restauration",
  stop: "Annuler la restauration",
  forget: "Fermer le rapport de restauration",
  again: "Réessayer…",
  sections: {
    people: "Comptes",
    books: "Livres",
    places: "Positions de lecture",
    marks: "Annotations",
    settings: "Réglages",
    speech: "Réglages de lecture à voix haute",
    replacements: "Règles de remplacement",
    opinions: "Favoris, notes et étiquettes",
    collections: "Collections",
    "chapter-rules": "Règles de chapitres",
    "reading-works": "Ce qui a été lu",
    "reading-sessions": "Séances de lecture",
    "site-rules": "Règles de sites",
    feeds: "Flux",
    "listening-queues": "Files d’écoute",
    "different-books": "Livres signalés comme différents",
  },
};
