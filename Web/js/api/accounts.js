// @ts-check
// The routes of accounts, one function each.

import { call, json, lastCall } from "./request.js";

/**
 * @typedef {{id: number, name: string, role: "admin" | "reader", created: string}} Person
 * @typedef {{accounts: boolean, person: Person | null, csrf: string | null, setUp: boolean}} AccountState
 * @typedef {{id: number, device: string, created: string, used: string, current: boolean}} Session
 * @typedef {{id: number, name: string, scope: "read" | "all", created: string, used: string | null}} Token
 * @typedef {{id: number, person: number | null, role: "admin" | "reader", created: string,
 *   expires: string}} Invitation
 * @typedef {{purpose: "invitation" | "reset", name: string | null, role: string, expires: string}} Code
 * @typedef {{name: string, password: string, device: string}} Credentials
 */

/** @param {string} method @param {string} path @param {unknown} [body] */
const send = (method, path, body) => call(path, { method, ...(body === undefined ? {} : json(body)) });

/**
 * What lets somebody in, until it is answered: a page that begins anew meanwhile would not get the cookie.
 * @type {Promise<unknown>}
 */
let entering = Promise.resolve();

/** @param {string} path @param {unknown} given @returns {Promise<AccountState>} */
function enter(path, given) {
  const asked = send("POST", path, given);
  entering = asked.catch(() => {});
  return asked;
}

/** Once nobody is being let in. */
export const entered = () => entering;

/** @returns {Promise<AccountState>} */
export const state = () => call("/api/account");
/** @param {Credentials} given @returns {Promise<AccountState>} */
export const setUp = (given) => enter("/api/account/set-up", given);
/** @param {Credentials} given @returns {Promise<AccountState>} */
export const signIn = (given) => enter("/api/account/sign-in", given);
/** @returns {Promise<AccountState>} */
export const signOut = () => lastCall("/api/account/sign-out", { method: "POST" });
/** @param {string} present @param {string} next @returns {Promise<AccountState>} */
export const setPassword = (present, next) => send("POST", "/api/account/password", { present, new: next });

/** @returns {Promise<Session[]>} */
export const sessions = async () => (await call("/api/account/sessions")).sessions;
/** @param {number} id @param {string} device @returns {Promise<Session[]>} */
export const renameSession = async (id, device) =>
  (await send("PATCH", `/api/account/sessions/${id}`, { device })).sessions;
/** @param {number} id @returns {Promise<Session[]>} */
export const endSession = async (id) => (await send("DELETE", `/api/account/sessions/${id}`)).sessions;
/** @returns {Promise<AccountState>} */
export const signOutEverywhere = () => lastCall("/api/account/sessions", { method: "DELETE" });

/** @returns {Promise<Token[]>} */
export const tokens = async () => (await call("/api/account/tokens")).tokens;
/** @param {string} name @param {"read" | "all"} scope @returns {Promise<{secret: string, token: Token}>} */
export const makeToken = (name, scope) => send("POST", "/api/account/tokens", { name, scope });
/** @param {number} id @returns {Promise<Token[]>} */
export const removeToken = async (id) => (await send("DELETE", `/api/account/tokens/${id}`)).tokens;

/** @param {string} code @returns {Promise<Code>} */
export const look = (code) => send("POST", "/api/invitations/look", { code });
/** @param {Credentials & {code: string}} given @returns {Promise<AccountState>} */
export const accept = (given) => enter("/api/invitations/accept", given);

/** @returns {Promise<Person[]>} */
export const people = async () => (await call("/api/people")).people;
/** @param {number} id @param {"admin" | "reader"} role @returns {Promise<Person[]>} */
export const setRole = async (id, role) => (await send("PATCH", `/api/people/${id}`, { role })).people;
/** @param {number} id @returns {Promise<Person[]>} */
export const removePerson = async (id) => (await send("DELETE", `/api/people/${id}`)).people;
/** @param {number} id @returns {Promise<{code: string, invitation: Invitation}>} */
export const resetPerson = (id) => send("POST", `/api/people/${id}/reset`);

/** @returns {Promise<Invitation[]>} */
export const invitations = async () => (await call("/api/invitations")).invitations;
/** @param {"admin" | "reader"} role @returns {Promise<{code: string, invitation: Invitation}>} */
export const invite = (role) => send("POST", "/api/invitations", { role });
/** @param {number} id @returns {Promise<Invitation[]>} */
export const removeInvitation = async (id) => (await send("DELETE", `/api/invitations/${id}`)).invitations;
