// @ts-check
// Pure: the direction of a text's script.

/** Languages that are written from right to left, by their first part. */
const RIGHT_TO_LEFT = new Set([
  "ar",
  "arc",
  "ckb",
  "dv",
  "fa",
  "he",
  "iw",
  "ks",
  "ku-arab",
  "ps",
  "sd",
  "syr",
  "ug",
  "ur",
  "yi",
]);

/**
 * The direction of a book's pages is not that of its lines: Japanese pages turn to the right, too.
 * @param {string | null} language
 * @param {"ltr" | "rtl"} pages
 */
export function isRightToLeft(language, pages) {
  if (!language || language === "und") return pages === "rtl";
  const tag = language.toLowerCase().replace("_", "-");
  return (
    RIGHT_TO_LEFT.has(tag) || RIGHT_TO_LEFT.has(tag.split("-")[0]) || tag.includes("-arab") || tag.includes("-hebr")
  );
}
