// @ts-check
// `account` knows who uses the page. When a session ends, requests wait until somebody has signed in.

import { credentials } from "../api/request.js";
import { Problem } from "../model/problem.js";
import { lastPerson, setPerson } from "../basics/storage.js";
import * as calls from "../api/accounts.js";
import { keptBooks } from "../offline/kept-books.js";
import { signInAgain } from "./sign-in-dialog.js";

/** @typedef {import("../api/accounts.js").AccountState} AccountState */

/** Dispatches `change` when somebody came or went. */
class Account extends EventTarget {
  /** @type {AccountState} */
  #state = { accounts: false, person: null, csrf: null, setUp: false };
  /** @type {Promise<boolean> | null} */
  #renewing = null;
  isKnown = false;
  /** Lets go what waits for somebody to be signed in. */
  #letGo = () => {};

  constructor() {
    super();
    credentials.ready = new Promise((resolve) => {
      this.#letGo = resolve;
    });
    credentials.renew = (problem, isChange) => this.#renew(problem, isChange);
  }

  get person() {
    return this.#state.person;
  }
  /** Whether there are accounts at all. */
  get hasAccounts() {
    return this.#state.accounts;
  }
  /** Whether one has to sign in before anything is shown. */
  get mustSignIn() {
    return this.isKnown && !this.#state.person && !this.#state.setUp;
  }
  get isAdmin() {
    return !this.#state.accounts || this.#state.person?.role === "admin";
  }

  /** Asks the server; what it can't say is as it was. */
  async start() {
    try {
      this.take(await calls.state());
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // Without the server it is still the person of before.
      this.#letGo();
    }
  }

  /** @param {AccountState} state */
  take(state) {
    const last = this.#state.person?.id;
    this.#state = state;
    this.isKnown = true;
    credentials.csrf = state.csrf;
    if (state.person && setPerson(state.person.id)) {
      // What this page holds, and what is kept for reading without the server, is another person's.
      forget()
        .catch(() => {})
        .finally(() => location.reload());
      return;
    }
    if (!this.mustSignIn) this.#letGo();
    if (last !== state.person?.id) this.dispatchEvent(new Event("change"));
  }

  /**
   * Whether a person may remove, move or replace a book.
   * @param {import("../model/types.js").Book} book
   */
  mayChange(book) {
    return this.isAdmin || book.shelf === "private" || (this.person !== null && book.addedBy === this.person.id);
  }

  /** @param {Problem} problem @param {boolean} isChange @returns {Promise<boolean>} */
  async #renew(problem, isChange) {
    // Another tab may have signed in anew, or the page began without the server: what goes with a change is not known.
    const mayBeStale = problem.type === "forbidden" && isChange && (this.hasAccounts || !this.isKnown);
    if (problem.type !== "sign-in" && !mayBeStale) return false;
    this.#renewing ??= this.#renewed().finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  async #renewed() {
    const person = this.#state.person?.id ?? (this.isKnown ? undefined : lastPerson());
    const csrf = this.#state.csrf;
    await calls.entered();
    const state = await calls.state();
    // The view to sign in is there already.
    if (!state.person && this.mustSignIn) return false;
    if (state.person && state.person.id === person) {
      this.take(state);
      return state.csrf !== csrf;
    }
    // The page shows what is another person's, or was never anybody's: it begins anew.
    if (state.person || person === undefined) return begin();
    const again = await signInAgain(this.#state.person?.name ?? "");
    if (again.person?.id !== person) {
      this.take(again);
      return begin();
    }
    this.take(again);
    return true;
  }
}

/** Takes away what this browser keeps of the library. */
export async function forget() {
  await keptBooks.clear();
}

/** @returns {Promise<boolean>} never ends: the page goes away */
function begin() {
  location.reload();
  return new Promise(() => {});
}

export const account = new Account();
