// @ts-check
// Texts of the player.

export const player = {
};
