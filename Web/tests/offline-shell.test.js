import assert from "node:assert/strict";
import { test } from "node:test";
import { refreshShell } from "../js/offline/shell.js";

const scope = "http://localhost/";

/** A browser's caches, and what was fetched for them. */
class Caches {
  fetched = [];
  #all = new Map();
  async open(name) {
    if (!this.#all.has(name)) this.#all.set(name, new Map());
    const kept = this.#all.get(name);
    return {
      match: async (key) => kept.get(key)?.clone(),
      put: async (key, answer) => kept.set(key, answer),
      addAll: async (requests) => this.fetched.push(...requests.map(({ url }) => url)),
    };
  }
  async has(name) {
    return this.#all.has(name);
  }
  async keys() {
    return [...this.#all.keys()];
  }
  async delete(name) {
    return this.#all.delete(name);
  }
}

/** What is fetched when the server gives these answers one after the other. */
async function fetchedFor(t, ...answers) {
  const caches = new Caches();
  const before = { caches: globalThis.caches, fetch: globalThis.fetch };
  t.after(() => Object.assign(globalThis, before));
  Object.assign(globalThis, { caches, fetch: async () => new Response(answers.shift()) });
  const counts = [];
  while (answers.length > 0) {
    await refreshShell(scope);
    counts.push(caches.fetched.splice(0).length);
  }
  return counts;
}

test("a build is fetched once, however the server orders the members of its answer", async (t) => {
  const counts = await fetchedFor(
    t,
    '{"build":"1","files":[{"path":"js/a.js","tag":"3-4"}]}',
    '{"files":[{"tag":"3-4","path":"js/a.js"}],"build":"1"}',
  );
  assert.deepEqual(counts, [2, 0]);
});

test("another build, and another file of the same, are fetched", async (t) => {
  const counts = await fetchedFor(
    t,
    '{"build":"1","files":[{"path":"js/a.js","tag":"3-4"}]}',
    '{"build":"1","files":[{"path":"js/a.js","tag":"3-5"}]}',
    '{"build":"2","files":[{"path":"js/a.js","tag":"3-5"}]}',
  );
  assert.deepEqual(counts, [2, 2, 2]);
});
