// @ts-check
// Pure: finds out whether an article may be only the beginning of what its page gives to subscribers.

/** @param {import("./types.js").Finding[]} findings @returns {import("./types.js").Finding | undefined} */
export const cutFinding = (findings) => findings.find(({ code }) => code === "paid-page");

/** @param {{format: string}} book */
export const mayBeCut = ({ format }) => format === "article";
