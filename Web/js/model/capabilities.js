// @ts-check
// What can be done with a book: nothing else is offered for it.

/** @typedef {import("./types.js").Capability} Capability */

/**
 * Whether something can be done with a book.
 * @param {{capabilities?: Capability[]}} book an answer that an earlier version has kept says nothing, and its formats could do everything
 * @param {Capability} capability
 */
export const can = ({ capabilities }, capability) => capabilities?.includes(capability) ?? true;
