// @ts-check
// Pure: how long a piece of HTML without tags is as text.

const ENTITY = /&(?:#(\d+)|#[xX]([0-9a-fA-F]+)|[a-zA-Z]+);/g;

/**
 * The length of a piece of HTML without tags, as text.
 * @param {string} html
 * @param {number} from
 * @param {number} to
 */
export function textLength(html, from, to) {
  const first = html.indexOf("&", from);
  if (first < 0 || first >= to) return to - from;
  let length = to - from;
  for (const [entity, decimal, hexadecimal] of html.slice(from, to).matchAll(ENTITY)) {
    const code = decimal ? Number(decimal) : hexadecimal ? parseInt(hexadecimal, 16) : 0;
    length -= entity.length - (code > 0xffff ? 2 : 1);
  }
  return length;
}
