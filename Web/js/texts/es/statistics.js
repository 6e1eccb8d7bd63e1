// @ts-check
// Texts of the statistics of reading, in Spanish.

import { formatNumber } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @param {number} count */
const dayCount = (count) => (count === 1 ? "1 día" : `${formatNumber(count)} días`);

/** @type {typeof import("../en/statistics.js").statistics} */
export const statistics = {
  title: "Estadísticas",
  open: "Abrir estadísticas",
  toLibrary: "Volver a la biblioteca",
  duration,
  days: dayCount,
  nothing: "Nada",

  range: "Periodo",
  recent: "Últimos 12 meses",
  today: "Hoy",
  streak: "Racha",
  longest: (count) => `La más larga: ${count}`,
  booksThisYear: "Libros terminados este año",
  inRange: "En este periodo",
  pagesAndWords: (pages, words) =>
    `${pages} ${pages === "1" ? "página" : "páginas"} · ${words} ${words === "1" ? "palabra" : "palabras"}`,
  pace: "Velocidad de lectura",
  perMinute: (count) => `${count} palabras/min`,
  noPace: "Aparece tras diez minutos de lectura.",
  ofGoal: (goal, percent) => `${percent} de ${goal}`,

  goals: "Objetivos",
  goalMinutes: "Minutos al día",
  goalBooks: "Libros al año",
  goalsDetail: "0 significa sin objetivo.",
  measures: `Una página tiene ${formatNumber(1800)} caracteres, la página estándar de las editoriales. Una palabra cuenta como ${formatNumber(5.7)} caracteres; en chino, japonés y coreano, como ${formatNumber(1.7)}.`,

  calendar: "Calendario",
  hours: "Tiempo de lectura",
  hoursBy: { day: "Tiempo por día", week: "Tiempo por semana", month: "Tiempo por mes" },
  hoursChoice: "Mostrar por",
  periods: { day: "Día", week: "Semana", month: "Mes" },
  hoursOfDay: "Hora del día",
  day: "Día",
  hour: "Hora",
  time: "Tiempo",
  pages: "Páginas",
  book: "Libro",
  books: "Libros",
  author: "Autor",
  authors: "Autores",
  format: "Formato",
  formats: "Formatos",
  lastRead: "Última lectura",
  asTable: (title) => `${title} en forma de tabla`,

  review: (year) => `Resumen de ${year}`,
  reviewTotal: (time, pages, days) => `Leíste durante ${time}: unas ${pages} páginas en ${days}.`,
  reviewMonth: (month, time) => `El mes en que más leíste fue ${month}, con ${time}.`,
  reviewDay: (day, time) => `El día en que más leíste fue el ${day}, con ${time}.`,
  reviewStreak: (days) => `Tu racha más larga fue de ${days}.`,
  reviewBook: (title, time) => `El libro al que más tiempo dedicaste fue “${title}”: ${time}.`,
  reviewAuthor: (name, time) => `A quien más leíste fue ${name}: ${time}.`,
  finishedBooks: (count) => (count === 1 ? "1 libro terminado" : `${formatNumber(count)} libros terminados`),
  noneFinished: "No se terminó ningún libro en este periodo.",

  exports: "Tus datos",
  exportDetail: "Todas las sesiones en un archivo, para una hoja de cálculo u otro programa.",
  exportCSV: "Exportar CSV",
  exportJSON: "Exportar JSON",
  importKOReader: "Importar de KOReader",
  importDetail:
    "Elige statistics.sqlite3 de la carpeta settings de KOReader. Si lo importas de nuevo, solo se añade lo nuevo.",
  importing: "Importando…",
  imported: (sessions, books) =>
    `Sesiones añadidas: ${formatNumber(sessions)}. Libros en tu biblioteca: ${formatNumber(books)}.`,
  importedUnknown: (count) =>
    count === 1
      ? "Un libro no está en tu biblioteca; su tiempo de lectura se guarda con su título."
      : `${formatNumber(count)} libros no están en tu biblioteca; sus tiempos de lectura se guardan con sus títulos.`,

  sessions: "Sesiones de lectura",
  sessionsDetail:
    "Una sesión es un rato de lectura o escucha. Si no haces nada durante dos minutos, el tiempo se detiene.",
  noSessions: "Aún no hay nada. Las sesiones aparecen aquí cuando llevas un rato leyendo o escuchando.",
  record: "Registrar el tiempo de lectura",
  recordDetail:
    "Solo tú puedes verlo. Si está desactivado, no se registran sesiones nuevas; las que ya hay se quedan hasta que las elimines.",
  kinds: { reading: "Lectura", listening: "Escucha", both: "Lectura y escucha" },
  onDevice: (device) => `en ${device}`,
  more: "Mostrar sesiones anteriores",
  remove: (title, start) => `Eliminar sesión: ${title}, ${start}`,
  removed: "Sesión eliminada.",
  removeAll: "Eliminar todas las sesiones",
  removeAllQuestion: "¿Eliminar todas las sesiones de lectura?",
  removeAllDetail:
    "Tus tiempos de lectura y las fechas en que terminaste libros se eliminan definitivamente en todos los dispositivos.",
  removeAllNow: "Eliminar definitivamente",
  allRemoved: (count) => (count === 1 ? "1 sesión eliminada." : `${formatNumber(count)} sesiones eliminadas.`),
};
