import assert from "node:assert/strict";
import test from "node:test";
import { hostOf, merged, ruleOf, selectorsOf, withRule } from "../js/sites/rules.js";

const none = { content: "", title: "", author: "", date: "", strip: "", next: "" };

test("each line is a selector, and an empty part is left out", () => {
  assert.deepEqual(selectorsOf(" article \n\n.text > p\r\n"), ["article", ".text > p"]);
  assert.deepEqual(ruleOf("example.org", { ...none, content: "article\nmain", strip: " .ad " }), {
    host: "example.org",
    content: ["article", "main"],
    strip: [".ad"],
  });
});

test("the address of a page names its host, too", () => {
  assert.equal(hostOf(" https://www.Example.org/news?x=1 "), "example.org");
  assert.equal(hostOf("news.example.org"), "news.example.org");
  assert.equal(hostOf(""), "");
});

test("a host has one rule, and hosts stand in order", () => {
  const rules = [{ host: "b.example" }, { host: "d.example" }];
  const hosts = (/** @type {{host: string}[]} */ list) => list.map(({ host }) => host).join(" ");
  assert.equal(hosts(withRule(rules, null, { host: "c.example" })), "b.example c.example d.example");
  assert.equal(hosts(withRule(rules, "b.example", { host: "d.example" })), "d.example");
  assert.equal(hosts(withRule(rules, "b.example", null)), "d.example");
  const [first] = merged(rules, [{ host: "b.example", title: ["h1"] }, { host: "a.example" }]).slice(1);
  assert.deepEqual(first, { host: "b.example", title: ["h1"] });
});
