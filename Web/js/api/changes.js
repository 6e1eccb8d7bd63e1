// @ts-check
// The route of what has changed for the person, on all devices.

import { call } from "./request.js";

/** @param {string} since `now`, or the `next` of an answer before @returns {Promise<import("../model/types.js").Changes>} */
export const changes = (since) => call(`/api/changes?${new URLSearchParams({ since })}`);
