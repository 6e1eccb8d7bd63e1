// @ts-check
// Makes the elements of drawings.

const NAMESPACE = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** @param {string} text @param {Record<string, string | number>} attributes */
export function label(text, attributes) {
  const element = svg("text", attributes);
  element.textContent = text;
  return element;
}
