// @ts-check
// Pure: the languages of Tesseract's data as BCP 47 tags.

/** The names that say more or other than a code of ISO 639 and a script. */
const TAGS = new Map([
  ["chi_sim", "zh-Hans"],
  ["chi_tra", "zh-Hant"],
  ["chi_sim_vert", "zh-Hans"],
  ["chi_tra_vert", "zh-Hant"],
  ["jpn_vert", "ja"],
  ["kor_vert", "ko"],
  ["srp_latn", "sr-Latn"],
  ["aze_cyrl", "az-Cyrl"],
  ["uzb_cyrl", "uz-Cyrl"],
]);

/**
 * The tag of a language.
 * @param {string} name such as `deu` or `chi_sim`
 */
export const languageTag = (name) => TAGS.get(name) ?? name.split("_", 1)[0];
