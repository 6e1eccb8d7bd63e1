// @ts-check
// Why a web page can't be fetched, in Chinese: by the `reason` of the problem.

import { formatDelay } from "../../basics/locale.js";

/** @typedef {Record<string, (values: Record<string, string>) => string>} Cases */

/**
 * Of the problem `not-fetched`.
 * @type {Cases}
 */
export const unfetched = {
  "web-address": () => "这不是网页地址。网页地址以 http:// 或 https:// 开头。",
  "web-internal": ({ host }) => `${host} 属于这台电脑或其所在网络。只能从公共网络获取网页。请使用浏览器扩展保存。`,
  "web-unreachable": ({ host }) => `无法连接 ${host}。请检查地址和网络连接。`,
  "web-certificate": ({ host }) => `${host} 的证书无效。响应的可能是其他服务器。请在浏览器中打开，查看原因。`,
  "web-redirections": ({ host }) => `${host} 不断重定向，没有尽头。可能需要 Cookie，请使用浏览器扩展保存。`,
  "web-too-large": ({ host }) => `${host} 的网页过大。请使用浏览器扩展保存。`,
  "web-timed-out": ({ host }) => `${host} 未能及时发送网页。请稍后重试。`,
  "web-refused": ({ host, status }) => `${host} 不向程序提供此网页（${status}）。请使用浏览器扩展保存。`,
  "web-missing": ({ host, status }) => `${host} 没有此网页（${status}）。请检查地址。`,
  "web-server": ({ host, status }) => `${host} 无法发送此网页（${status}）。请稍后重试。`,
  "web-busy": ({ host, status, delay }) =>
    `${host} 暂时不再接受请求（${status}）。请${delay ? `在${formatDelay(delay)}` : "稍后"}重试。`,
  "web-broken": ({ host }) => `${host} 的响应中断或无法识别。请稍后重试。`,
  "web-empty": ({ host }) => `${host} 发送了空白网页。请稍后重试，或使用浏览器扩展保存。`,
  "web-elsewhere": ({ host }) => `${host} 重定向到的地址不是网页。请在浏览器中打开，查看其去向。`,
  "web-credentials": () => "地址中含有用户名或密码，Vorleser 不会发送。请删除 @ 之前的内容，或使用浏览器扩展保存网页。",
};

/**
 * Of a feed that failed, which the extension can’t save.
 * @type {Cases}
 */
export const unfetchedFeed = {
  ...unfetched,
  "web-internal": ({ host }) => `${host} 属于这台电脑或其所在网络。只能从公共网络获取订阅源。请检查订阅源的地址。`,
  "web-redirections": ({ host }) => `${host} 不断重定向，没有尽头。请检查订阅源的地址，或稍后重试。`,
  "web-too-large": ({ host }) => `${host} 的订阅源过大。请检查订阅源的地址。`,
  "web-refused": ({ host, status }) => `${host} 不向程序提供此订阅源（${status}）。请检查订阅源的地址，或稍后重试。`,
  "web-empty": ({ host }) => `${host} 发送了空的订阅源。请检查订阅源的地址，或稍后重试。`,
  "web-credentials": () => "地址中含有用户名或密码，Vorleser 不会发送。请删除 @ 之前的内容。",
};
