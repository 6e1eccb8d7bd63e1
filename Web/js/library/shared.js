// @ts-check
// What other programs, a bookmark or a link hand to the page: the address of a web page, in the address of the view.

/** The values in which browsers and programs put an address: those of the manifest's share target, and of `web+vorleser:`. */
const NAMES = ["url", "text", "title", "link"];
/** Schemes that lead here, with the address behind them. */
const OWN = /^(web\+)?vorleser:(\/\/(share)?\??(url=)?)?/i;
const ADDRESS = /https?:\/\/[^\s<>"]+/i;

/**
 * The address of a web page that was shared; many programs put it at the end of a text.
 * @param {string} query of the view's address, `?url=…`
 * @returns {string | null}
 */
export function sharedAddress(query) {
  const values = new URLSearchParams(query);
  for (const name of NAMES) {
    const address = addressIn(values.get(name) ?? "");
    if (address) return address;
  }
  return null;
}

/** @param {string} text @returns {string | null} */
function addressIn(text) {
  const given = OWN.test(text) ? decoded(text.replace(OWN, "")) : text;
  const address = given.match(ADDRESS)?.[0];
  if (!address) return null;
  // What is the address alone ends as it stands; in a sentence, its punctuation follows.
  return address === given.trim() ? address : withoutPunctuation(address);
}

/** @param {string} address as it stands in a sentence; a bracket at its end belongs to it if it was opened in it */
function withoutPunctuation(address) {
  let unopened = address.split(")").length - address.split("(").length;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const isBracket = address[end - 1] === ")" && unopened > 0;
    if (isBracket) unopened -= 1;
    else if (!".,;!?".includes(address[end - 1])) break;
  }
  return address.slice(0, end);
}

/** @param {string} text */
function decoded(text) {
  try {
    // An "&" of the address itself is encoded; behind another one stands what else was shared.
    return /^https?%3a/i.test(text) ? decodeURIComponent(text.split("&", 1)[0]) : text;
  } catch {
    return text;
  }
}

/**
 * A bookmark that hands the page on which it is pressed to this library.
 * @param {string} view the whole address of the library's view
 */
export function bookmarklet(view) {
  return `javascript:void open(${JSON.stringify(`${view}?url=`)}+encodeURIComponent(location.href))`;
}
