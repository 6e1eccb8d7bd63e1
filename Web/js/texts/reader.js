// @ts-check
// Texts of the reader.

export const reader = {
};
