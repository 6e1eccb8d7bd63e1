import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import test from "node:test";

/** A function of more lines than that is parted along its ideas, so that its parts can be tried alone. */
const LONG_FUNCTION = 60;

/** The first line of a function, a method or an arrow with a name, as the formatter lays them out. */
const HEADS = [
  /^ *(?:export )?(?:async )?function\*? ?(\w+)/,
  /^ +(?:static )?(?:async )?(?:get |set )?(#?\w+)\(.*[({]$/,
  /^ *(?:export )?const (\w+) =.*[({]$/,
];
const NO_METHODS = new Set(["if", "for", "while", "switch"]);

/** @param {string} text of a script @returns {{name: string, lines: number}[]} */
function functionsOf(text) {
  const lines = text.split("\n");
  return lines.flatMap((line, first) => {
    const name = HEADS.map((head) => head.exec(line)?.[1]).find(Boolean);
    if (!name || NO_METHODS.has(name)) return [];
    const last = lastLine(lines, first);
    return last === null ? [] : [{ name, lines: last - first + 1 }];
  });
}

/**
 * A function ends where a line closes at its depth. What closes parameters goes on; what closes a call is no function.
 * @param {string[]} lines @param {number} first
 */
function lastLine(lines, first) {
  const indent = /^ */.exec(lines[first])[0];
  let hasBody = /\) {$|=> {$/.test(lines[first]);
  for (let at = first + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === "" || !line.startsWith(indent) || /^[ /*]/.test(line.slice(indent.length))) continue;
    const rest = line.slice(indent.length);
    if (/^[)}\]].*(?:\)|=>) {$/.test(rest)) hasBody = true;
    else return hasBody && /^}[;,]?$/.test(rest) ? at : null;
  }
  return null;
}

test("the lines of functions, methods and arrows are counted", () => {
  const text = [
    "export async function one(a) {",
    "  const b = a;",
    "",
    "  return b;",
    "}",
    "class Two {",
    "  async #three({",
    "    a,",
    "  }) {",
    "    if (a) {",
    "      return;",
    "    }",
    "  }",
    "  get four() {",
    "    return 4;",
    "  }",
    "}",
    "one(",
    "  2,",
    ");",
    "const five = () => {",
    "  one();",
    "};",
  ].join("\n");
  assert.deepEqual(functionsOf(text), [
    { name: "one", lines: 5 },
    { name: "#three", lines: 7 },
    { name: "four", lines: 3 },
    { name: "five", lines: 3 },
  ]);
});

test("no function has more than 60 lines", async () => {
  const page = new URL("../js/", import.meta.url).pathname;
  const names = (await readdir(page, { recursive: true })).filter((name) => name.endsWith(".js"));
  let count = 0;
  const long = [];
  for (const file of names) {
    for (const { name, lines } of functionsOf(await readFile(join(page, file), "utf8"))) {
      count += 1;
      if (lines > LONG_FUNCTION) long.push(`${file} ${name} has ${lines} lines`);
    }
  }
  assert.ok(count > 2500, `the functions are found: ${count}`);
  assert.deepEqual(long, []);
});
