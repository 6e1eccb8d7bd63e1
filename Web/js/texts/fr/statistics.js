// @ts-check
// French texts of the statistics of reading.

import { formatNumber } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @param {number} count */
const dayCount = (count) => `${formatNumber(count)} ${count < 2 ? "jour" : "jours"}`;

/** @type {typeof import("../en/statistics.js").statistics} */
export const statistics = {
  title: "Statistiques",
  open: "Ouvrir les statistiques",
  toLibrary: "Revenir à la bibliothèque",
  duration,
  days: dayCount,
  nothing: "Rien",

  range: "Période",
  recent: "12 derniers mois",
  today: "Aujourd’hui",
  streak: "Jours d’affilée",
  longest: (count) => `Record : ${count}`,
  booksThisYear: "Livres terminés cette année",
  inRange: "Sur cette période",
  pagesAndWords: (pages, words) => `${pages} pages · ${words} mots`,
  pace: "Vitesse de lecture",
  perMinute: (count) => `${count} mots/min`,
  noPace: "Affichée après dix minutes de lecture.",
  ofGoal: (goal, percent) => `${percent} de ${goal}`,

  goals: "Objectifs",
  goalMinutes: "Minutes par jour",
  goalBooks: "Livres par an",
  goalsDetail: "0 signifie aucun objectif.",
  measures:
    "Une page compte 1 800 caractères, comme la page standard des éditeurs. Un mot compte pour 5,7 caractères, et pour 1,7 en chinois, japonais et coréen.",

  calendar: "Calendrier",
  hours: "Temps de lecture",
  hoursBy: { day: "Temps par jour", week: "Temps par semaine", month: "Temps par mois" },
  hoursChoice: "Afficher par",
  periods: { day: "Jour", week: "Semaine", month: "Mois" },
  hoursOfDay: "Moment de la journée",
  day: "Jour",
  hour: "Heure",
  time: "Temps",
  pages: "Pages",
  book: "Livre",
  books: "Livres",
  author: "Auteur",
  authors: "Auteurs",
  format: "Format",
  formats: "Formats",
  lastRead: "Dernière lecture",
  asTable: (title) => `${title} sous forme de tableau`,

  review: (year) => `Bilan ${year}`,
  reviewTotal: (time, pages, days) => `Vous avez lu pendant ${time} : environ ${pages} pages sur ${days}.`,
  reviewMonth: (month, time) => `Votre mois le plus actif : ${month} (${time}).`,
  reviewDay: (day, time) => `Votre plus longue journée de lecture : le ${day} (${time}).`,
  reviewStreak: (days) => `Votre plus longue suite de jours de lecture : ${days}.`,
  reviewBook: (title, time) => `Votre livre le plus lu : « ${title} » (${time}).`,
  reviewAuthor: (name, time) => `Votre auteur le plus lu : ${name} (${time}).`,
  finishedBooks: (count) => `${formatNumber(count)} ${count < 2 ? "livre terminé" : "livres terminés"}`,
  noneFinished: "Aucun livre n’a été terminé sur cette période.",

  exports: "Vos données",
  exportDetail: "Toutes les séances dans un fichier, pour un tableur ou un autre programme.",
  exportCSV: "Exporter en CSV",
  exportJSON: "Exporter en JSON",
  importKOReader: "Importer depuis KOReader",
  importDetail:
    "Choisissez statistics.sqlite3 dans le dossier settings de KOReader. Une nouvelle importation n’ajoute que les nouveautés.",
  importing: "Importation…",
  imported: (sessions, books) =>
    `Séances ajoutées : ${formatNumber(sessions)}. Livres de votre bibliothèque : ${formatNumber(books)}.`,
  importedUnknown: (count) =>
    count < 2
      ? `${formatNumber(count)} livre n’est pas dans votre bibliothèque ; son temps de lecture est conservé avec son titre.`
      : `${formatNumber(count)} livres ne sont pas dans votre bibliothèque ; leurs temps de lecture sont conservés avec leurs titres.`,

  sessions: "Séances de lecture",
  sessionsDetail:
    "Une séance est un moment de lecture ou d’écoute. Après deux minutes sans activité, le temps s’arrête.",
  noSessions: "Rien pour l’instant. Les séances apparaissent ici après un moment de lecture ou d’écoute.",
  record: "Enregistrer le temps de lecture",
  recordDetail:
    "Personne d’autre ne peut le voir. Si c’est désactivé, aucune nouvelle séance n’est enregistrée ; celles qui existent restent jusqu’à ce que vous les supprimiez.",
  kinds: { reading: "Lecture", listening: "Écoute", both: "Lecture et écoute" },
  onDevice: (device) => `sur ${device}`,
  more: "Afficher les séances précédentes",
  remove: (title, start) => `Supprimer la séance : ${title}, ${start}`,
  removed: "Séance supprimée.",
  removeAll: "Supprimer toutes les séances",
  removeAllQuestion: "Supprimer toutes les séances de lecture ?",
  removeAllDetail:
    "Vos temps de lecture et les dates auxquelles vous avez terminé des livres sont supprimés définitivement, sur tous les appareils.",
  removeAllNow: "Supprimer définitivement",
  allRemoved: (count) => `${formatNumber(count)} ${count < 2 ? "séance supprimée" : "séances supprimées"}.`,
};
