import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

const languages = ["de", "fr", "es", "zh", "ja"];

const api = await readFile(new URL("../../docs/api.md", import.meta.url), "utf8");
const table = api.slice(api.indexOf("\n## Problems"));
const english = "An English sentence";

/** Each type of problem with the reasons that the documentation names for it. */
const documented = [...table.matchAll(/^\| `([a-z-]+)` \| \d+ \| (.*) \|$/gm)].map(([, type, meaning]) => ({
  type,
  reasons: [...(meaning.split("`reason`")[1] ?? "").split(/and `values`|or absent/)[0].matchAll(/`([a-z-]+)`/g)]
    .map(([, reason]) => reason)
    .filter(
      (reason) =>
        !["format", "formats", "scheme", "file", "host", "status", "name", "folder", "needed", "free"].includes(reason),
    ),
}));

test("every problem of the server has a sentence in each language without the server's English", async () => {
  assert.ok(documented.length > 25, "the table of problems is there");
  for (const language of languages) {
    const { problems } = await import(`../js/texts/${language}/problems.js`);
    assertComplete(problems, language);
  }
});

/** @param {Record<string, Function>} problems */
function assertComplete(problems, language) {
  for (const { type, reasons } of documented) {
    const sentence = problems[type]?.(english, { type, title: "", status: 400, detail: english });
    assert.ok(sentence, `${language}: ${type} has a sentence`);
    assert.doesNotMatch(sentence, /English|undefined/, `${language}: ${type}`);
    for (const reason of reasons) {
      const values = {
        format: "PDF",
        formats: "EPUB, Plain text",
        scheme: "LCP",
        file: "a.opf",
        limit: "20",
        packer: "7z",
        host: "example.org",
        bucket: "books",
        folder: "/media/disk",
        needed: "2000000000",
        free: "1000000",
        name: "News",
        status: "403",
        selector: "p:",
      };
      const own = problems[type](english, { type, title: "", status: 400, detail: english, reason, values });
      assert.notEqual(own, sentence, `${language}: ${type} says what ${reason} means`);
      assert.doesNotMatch(own, /English|undefined/, `${language}: ${type}: ${reason}`);
    }
  }
}

const fetching = documented.find(({ type }) => type === "not-fetched").reasons;
const values = { host: "example.org", status: "403" };
const extension = /Erweiterung|extensi|扩展|拡張/;

test("why a page or a feed can't be fetched is followed by what to do", async () => {
  assert.ok(fetching.length > 10);
  for (const language of languages) {
    const { problems } = await import(`../js/texts/${language}/problems.js`);
    for (const type of ["not-fetched", "feed-not-fetched"]) {
      const general = problems[type](english, { reason: "" });
      for (const reason of fetching) {
        const said = problems[type](english, { reason, values });
        assert.ok(said.split(/[.。](?:\s|$)|。/).filter(Boolean).length >= 2, `${language}: ${said}`);
        assert.notEqual(said, general);
        if (language === "fr") assert.doesNotMatch(said, /\p{L} [:;!?»]/u);
      }
    }
  }
});

test("nobody is told to save a feed with the extension, as a page is", async () => {
  for (const language of languages) {
    const { problems } = await import(`../js/texts/${language}/problems.js`);
    const said = (type) =>
      fetching.map((reason) => problems[type](english, { reason, values })).filter((each) => extension.test(each));
    assert.deepEqual(said("feed-not-fetched"), []);
    assert.equal(said("not-fetched").length, 6, language);
  }
});

test("a busy site that names a time is tried again then", async () => {
  for (const language of languages) {
    const { problems } = await import(`../js/texts/${language}/problems.js`);
    const document = { reason: "web-busy", values: { host: "example.org", status: "429" } };
    const later = problems["not-fetched"](english, document);
    const then = problems["not-fetched"](english, { ...document, values: { ...document.values, delay: "290" } });
    assert.ok(!/5/.test(later) && /in 5 minutes/.test(then), `${language}: ${then}`);
  }
});
