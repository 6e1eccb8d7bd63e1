// @ts-check
// The forms that keep a new destination of backups: a folder on a WebDAV server, in a bucket of S3-compatible storage, or of the server.

import { keepDestination } from "../api/destinations.js";
import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { form } from "./form.js";

/** @typedef {import("../api/destinations.js").Destination} Destination */
/** @typedef {import("./form.js").FieldOptions} FieldOptions */

const words = texts.destinations;

/** @type {FieldOptions} */
const nameField = { name: "name", label: words.name, autocomplete: "off", maxlength: 40, hint: words.nameHint };

/** @param {string} hint @param {string} example @returns {FieldOptions[]} */
const placeFields = (hint, example) => [
  nameField,
  { name: "address", label: words.address, autocomplete: "off", maxlength: 2000, hint: `${hint} ${example}` },
];

/** @param {(destinations: Destination[]) => void} show */
export function webDAVForm(show) {
  const made = form({
    fields: [
      ...placeFields(words.webDAVHint, "https://cloud.example/remote.php/dav/files/eva/books"),
      { name: "user", label: words.user, autocomplete: "off", isOptional: true },
      { name: "password", label: words.password, autocomplete: "off", isPassword: true, isOptional: true },
    ],
    action: words.keep,
    clears: true,
    send: async ({ name, address, user, password }) => {
      show(await keepDestination(name, { kind: "webdav", address, ...given({ user, password }) }));
      close(made);
    },
  });
  return more(words.addWebDAV, made);
}

/** @param {(destinations: Destination[]) => void} show */
export function bucketForm(show) {
  const hosted = h("input", { type: "checkbox" });
  const made = form({
    fields: [
      ...placeFields(words.bucketHint, "https://s3.eu-central-1.amazonaws.com/books/vorleser"),
      { name: "user", label: words.accessKey, autocomplete: "off" },
      { name: "password", label: words.secret, autocomplete: "off", isPassword: true },
      {
        name: "region",
        label: words.region,
        autocomplete: "off",
        maxlength: 40,
        isOptional: true,
        hint: words.regionHint,
      },
    ],
    action: words.keep,
    clears: true,
    send: async ({ name, address, user, password, region }) => {
      const request = { kind: /** @type {const} */ ("s3"), address, hosted: hosted.checked };
      show(await keepDestination(name, { ...request, ...given({ user, password, region }) }));
      close(made);
    },
  });
  made.insertBefore(
    h("label", { class: "check" }, hosted, h("span", {}, words.hosted)),
    made.querySelector(".form-problem"),
  );
  return more(words.addBucket, made);
}

/**
 * @param {string[]} below the folders below which backups may go
 * @param {(destinations: Destination[]) => void} show
 */
export function folderForm(below, show) {
  if (below.length === 0) return more(words.addFolder, h("p", { class: "hint" }, words.noFolders));
  const made = form({
    fields: [
      nameField,
      {
        name: "address",
        label: words.folder,
        autocomplete: "off",
        maxlength: 4096,
        hint: `${words.folderHint} ${words.below(below.join(", "))}`,
      },
    ],
    action: words.keep,
    clears: true,
    send: async ({ name, address }) => {
      show(await keepDestination(name, { kind: "folder", address }));
      close(made);
    },
  });
  return more(words.addFolder, made);
}

/**
 * What was filled in.
 * @param {Record<string, string>} fields
 */
const given = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));

/** @param {string} title @param {HTMLElement} content */
const more = (title, content) => h("details", { class: "account-more" }, h("summary", {}, title), content);

/**
 * Closes a form that has done its work.
 * @param {HTMLElement} made
 */
const close = (made) => made.closest("details")?.removeAttribute("open");
