// @ts-check
// Pure: what is said before the texts of the interface are there, in every language.

/** @type {Record<import("../basics/locale.js").Language, {loading: string, failed: string, again: string}>} */
export const words = {
  en: { loading: "Loading…", failed: "The page could not be loaded.", again: "Try again" },
  de: { loading: "Wird geladen …", failed: "Die Seite konnte nicht geladen werden.", again: "Erneut versuchen" },
  fr: { loading: "Chargement…", failed: "La page n’a pas pu être chargée.", again: "Réessayer" },
  es: { loading: "Cargando…", failed: "No se ha podido cargar la página.", again: "Volver a intentarlo" },
  zh: { loading: "正在加载…", failed: "页面加载失败。", again: "重试" },
  ja: { loading: "読み込み中…", failed: "ページを読み込めませんでした。", again: "再試行" },
};
