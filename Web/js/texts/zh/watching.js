// @ts-check
// 自动添加新文件的文件夹的文字。

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/watching.js").watching} */
export const watching = {
  title: "监视的文件夹",
  detail: "服务器上这些文件夹中的新文件会添加到共享书架。从书库移除的图书不会再次添加。",
  none: "没有监视任何文件夹。",
  fixed: "以 --watch-below 文件夹 启动服务器后，可在此选择文件夹。",
  path: "服务器上的文件夹",
  below: (folders) => `允许：${folders} 及其下的所有文件夹。`,
  add: "监视",
  removeOf: (path) => `停止监视“${path}”`,
  byOperator: "启动服务器时设定",
  unseen: "尚未检查",
  looked: (time) => `上次检查：${time}`,
  added: (count) => `已添加${formatNumber(count)}本书`,
  refused: (count) => `${formatNumber(count)}个文件未添加`,
  stopped: (sentence) => `目前无法继续添加：${sentence}`,
  unreadable: (folders) => `服务器无法读取的子文件夹：${folders}`,
  states: {
    missing: "目前无法读取此文件夹。恢复后会立即继续监视。",
    outside: "不能再监视此文件夹：服务器启动时指定了其他文件夹。",
  },
};

/** @type {Record<string, () => string>} */
export const badFolder = {
  "watch-outside": () => "不能监视此文件夹。请选择服务器允许的文件夹（--watch-below）中的一个。",
  "watch-unreadable": () => "此路径下没有服务器可读取的文件夹。",
  "watch-known": () => "已经在监视此文件夹。",
  "watch-own": () => "此文件夹存放书库自身的文件。请选择其他文件夹。",
};
