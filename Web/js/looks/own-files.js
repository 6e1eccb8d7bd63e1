// @ts-check
// `OwnFiles`: the list of a person's own fonts or backgrounds, kept in step with the server.

/**
 * @template T
 * @typedef {object} Routes
 * @property {() => Promise<T[]>} list
 * @property {(file: File) => Promise<T>} add
 * @property {(id: string) => Promise<unknown>} remove
 */

/**
 * What tells that another window or device has changed a list, and that the connection is back.
 * @typedef {{on: (name: "list" | "open", handler: (data: any) => void, signal: AbortSignal) => void}} Told
 */

/**
 * Event `change` when the list is another one.
 * @template {{id: string}} T
 */
export class OwnFiles extends EventTarget {
  /** @type {T[]} */
  #files = [];
  /** @type {Promise<void> | null} */
  #asked = null;
  #routes;

  /** @param {string} name of the list in the event `list` @param {Routes<T>} routes @param {Told} told */
  constructor(name, routes, told) {
    super();
    this.#routes = routes;
    const forever = new AbortController().signal;
    told.on("list", ({ list }) => list === name && this.#askAgain(), forever);
    told.on("open", () => this.#askAgain(), forever);
  }

  /** The list as it is known. */
  get files() {
    return this.#files;
  }

  /** Asks the server, once; without the server there is nothing to choose among. @returns {Promise<void>} */
  known() {
    this.#asked ??= this.#routes.list().then(
      (files) => this.#take(files),
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }

  /** @param {File} file @returns {Promise<T>} */
  async add(file) {
    const added = await this.#routes.add(file);
    this.#take([...this.#files.filter(({ id }) => id !== added.id), added]);
    return added;
  }

  /** @param {T[]} gone */
  async remove(gone) {
    for (const { id } of gone) await this.#routes.remove(id);
    this.#take(this.#files.filter((file) => !gone.includes(file)));
  }

  /** What nobody has asked for yet is not asked for now. */
  #askAgain() {
    if (!this.#asked) return;
    this.#routes.list().then(
      (files) => this.#take(files),
      () => {},
    );
  }

  /** @param {T[]} files */
  #take(files) {
    const isSame = files.map(({ id }) => id).join() === this.#files.map(({ id }) => id).join();
    this.#files = files;
    if (!isSame) this.dispatchEvent(new Event("change"));
  }
}
