// @ts-check
// Texts of the library.

export const library = {
};
