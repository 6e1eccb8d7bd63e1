// @ts-check
// Pure: which background is chosen, of those that are there.

/**
 * A picture that was removed elsewhere is none.
 * @param {string} chosen the setting
 * @param {readonly {id: string}[]} pictures that are there
 */
export function shownBackground(chosen, pictures) {
  return pictures.some(({ id }) => id === chosen) ? chosen : "none";
}
