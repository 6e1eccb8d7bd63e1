// @ts-check
// Why a web page can't be fetched, in Japanese: by the `reason` of the problem.

import { formatDelay } from "../../basics/locale.js";

/** @typedef {Record<string, (values: Record<string, string>) => string>} Cases */

/**
 * Of the problem `not-fetched`.
 * @type {Cases}
 */
export const unfetched = {
  "web-address": () => "ウェブページのアドレスではありません。http://またはhttps://で始めてください。",
  "web-internal": ({ host }) =>
    `${host}はこのコンピュータまたはそのネットワークのものです。取得できるのは、公開されているウェブページだけです。ブラウザの拡張機能で保存してください。`,
  "web-unreachable": ({ host }) => `${host}に接続できません。アドレスと接続を確認してください。`,
  "web-certificate": ({ host }) =>
    `${host}の証明書は無効です。別のサーバーが応答している可能性があります。ブラウザで開いて原因を確認してください。`,
  "web-redirections": ({ host }) =>
    `${host}は転送を際限なく繰り返します。Cookieが必要な場合があります。ブラウザの拡張機能で保存してください。`,
  "web-too-large": ({ host }) => `${host}のページは大きすぎます。ブラウザの拡張機能で保存してください。`,
  "web-timed-out": ({ host }) =>
    `${host}からページが時間内に届きませんでした。しばらくしてからもう一度お試しください。`,
  "web-refused": ({ host, status }) =>
    `${host}は、プログラムにはページを渡しません（${status}）。ブラウザの拡張機能で保存してください。`,
  "web-missing": ({ host, status }) => `${host}にこのページはありません（${status}）。アドレスを確認してください。`,
  "web-server": ({ host, status }) =>
    `${host}はページを送信できませんでした（${status}）。しばらくしてからもう一度お試しください。`,
  "web-busy": ({ host, status, delay }) =>
    `${host}は現在これ以上のリクエストを受け付けません（${status}）。${delay ? `${formatDelay(delay)}に` : "しばらくしてから"}もう一度お試しください。`,
  "web-broken": ({ host }) => `${host}からの応答が途切れたか、解釈できません。しばらくしてからもう一度お試しください。`,
  "web-empty": ({ host }) =>
    `${host}から空のページが届きました。しばらくしてからもう一度お試しいただくか、ブラウザの拡張機能で保存してください。`,
  "web-elsewhere": ({ host }) =>
    `${host}の転送先はウェブページではありません。ブラウザで開いて行き先を確認してください。`,
  "web-credentials": () =>
    "アドレスにユーザー名またはパスワードが含まれていますが、Vorleserは送信しません。@より前を削除するか、ブラウザの拡張機能で保存してください。",
};

/**
 * Of a feed that failed, which the extension can’t save.
 * @type {Cases}
 */
export const unfetchedFeed = {
  ...unfetched,
  "web-internal": ({ host }) =>
    `${host}はこのコンピュータまたはそのネットワークのものです。取得できるのは、公開されているフィードだけです。フィードのアドレスを確認してください。`,
  "web-redirections": ({ host }) =>
    `${host}は転送を際限なく繰り返します。フィードのアドレスを確認するか、しばらくしてからもう一度お試しください。`,
  "web-too-large": ({ host }) => `${host}のフィードは大きすぎます。フィードのアドレスを確認してください。`,
  "web-refused": ({ host, status }) =>
    `${host}は、プログラムにはフィードを渡しません（${status}）。フィードのアドレスを確認するか、しばらくしてからもう一度お試しください。`,
  "web-empty": ({ host }) =>
    `${host}から空のフィードが届きました。フィードのアドレスを確認するか、しばらくしてからもう一度お試しください。`,
  "web-credentials": () =>
    "アドレスにユーザー名またはパスワードが含まれていますが、Vorleserは送信しません。@より前を削除してください。",
};
