// @ts-check
// Sends requests to the server, with the session that account/account.js provides.

import { addressOf } from "../basics/address.js";
import { Problem } from "../model/problem.js";
import { pendingRequests } from "./pending-requests.js";

/**
 * @typedef {import("../model/types.js").Book} Book
 */

/** @param {Response} response @returns {Promise<Problem>} */
export async function problemOf(response) {
  const type = response.headers.get("Content-Type") ?? "";
  return type.startsWith("application/problem+json") ? new Problem(await response.json()) : unreachable();
}

export function unreachable() {
  return new Problem({
    type: "unreachable",
    title: "No answer",
    status: 0,
    detail: "Vorleser isn’t responding. Is it still running? This page reconnects automatically.",
  });
}

/**
 * What the account puts in: what goes with each change, and what to do when nobody is signed in any more.
 * `renew` gives whether to ask again; it may wait for somebody to sign in. `ready` ends when somebody is: nothing is asked before.
 * @type {{csrf: string | null, ready: Promise<void>, renew: ((problem: Problem, isChange: boolean) => Promise<boolean>) | null}}
 */
export const credentials = { csrf: null, ready: Promise.resolve(), renew: null };
/** Routes that a person calls who is not signed in. */
const OPEN = /^\/api\/(account|invitations|shared)\b/;

/** @param {string | undefined} method */
function isChange(method) {
  return Boolean(method) && method !== "GET";
}

/** @param {RequestInit} options @returns {RequestInit} */
export function withToken(options) {
  if (!credentials.csrf || !isChange(options.method)) return options;
  return { ...options, headers: { ...options.headers, "X-CSRF-Token": credentials.csrf } };
}

/**
 * What the server answers, as JSON.
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<any>}
 */
export function call(path, options = {}) {
  return asked(path, options, (response) => response.json());
}

/**
 * @template T
 * @param {string} path
 * @param {RequestInit} options
 * @param {(response: Response) => Promise<T>} take what is made of an answer
 * @param {boolean} [isAgain]
 * @returns {Promise<T>}
 */
export async function asked(path, options, take, isAgain = false) {
  if (!OPEN.test(path)) await credentials.ready;
  let problem;
  try {
    const given = await pendingRequests.ask({ isChange: isChange(options.method), signal: options.signal }, (signal) =>
      sent(path, { ...options, signal }, take),
    );
    if ("answer" in given) return given.answer;
    problem = given.problem;
  } catch (error) {
    // No connection, or one that was lost in the middle of an answer.
    if (error instanceof TypeError && !options.signal?.aborted) throw unreachable();
    throw error;
  }
  // What the page wanted is not lost when a session ends: it is asked for again after signing in.
  if (isAgain || options.keepalive || !(await credentials.renew?.(problem, isChange(options.method)))) throw problem;
  return asked(path, options, take, true);
}

/**
 * @template T
 * @param {string} path @param {RequestInit} options @param {(response: Response) => Promise<T>} take
 * @returns {Promise<{answer: T} | {problem: Problem}>}
 */
async function sent(path, options, take) {
  const response = await fetch(addressOf(path), withToken(options));
  return response.ok ? { answer: await take(response) } : { problem: await problemOf(response) };
}

/**
 * Ends the session: nothing that needs it is under way by then, and nothing is asked after it.
 * @param {string} path @param {RequestInit} options
 * @returns {Promise<any>}
 */
export async function lastCall(path, options) {
  await pendingRequests.stop();
  try {
    const given = await sent(path, options, (response) => response.json());
    if ("answer" in given) return given.answer;
    throw given.problem;
  } catch (error) {
    pendingRequests.goOn();
    throw error instanceof TypeError ? unreachable() : error;
  }
}

/** @param {unknown} value @returns {RequestInit} */
export function json(value) {
  return { body: JSON.stringify(value), headers: { "Content-Type": "application/json" } };
}
