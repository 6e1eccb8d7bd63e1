// @ts-check
// What the server says of a book, of a sentence and of a line, in simplified Chinese, by its code.

import { formatLanguage, formatNumber } from "../../basics/locale.js";
import { rules } from "./problems.js";

const count = (/** @type {string} */ number) => formatNumber(Number(number));

/** @type {typeof import("../en/reasons.js").reasons} */
export const reasons = {
  finding: {
    "invalid-utf8": (values) => `${count(values.count)}处不是有效的 UTF-8，显示为“�”。`,
    "undecodable-bytes": (values) => `${count(values.count)}处不是 ${values.encoding} 编码的文本，显示为“�”。`,
    "control-characters": () => "文本含有控制字符，已略去。",
    "nothing-to-read": () => "此文件中没有可读的内容：没有可见的文字、图片或声音。",
    "only-frames": ({ address }) =>
      `此页面只在框架中显示其他页面，例如 ${address}，而这些页面不在文件中。请改为添加那些页面。`,
    "unshown-pictures": (values) => `缺少 ${count(values.count)} 张图片：浏览器无法显示其格式（${values.formats}）。`,
    "chapter-rule": () => "分章规则无法用于此文本，因此缺少章节。请选择其他规则。",
    "wrong-encoding": () => "文件声明为 UTF-8，但实际并非如此，现按 Windows-1252 读取。",
    "damaged-file": () => "文件已损坏，仅显示可读取的部分。",
    malformed: () => "文件的标记结构有误。",
    "missing-chapter": () => "无法读取此章：文件缺失。",
    "empty-chapter": () => "无法读取此章：文件是空的。",
    "damaged-chapter": () => "无法读取此章：文件已损坏，不含文本。",
    "chapter-type": ({ type }) => `无法读取此章：不支持其类型“${type}”。`,
    "unreadable-chapter": () => "无法读取此章。",
    "hidden-chapter": () => "图书隐藏了整章内容，此处仍予以显示。",
    "dead-link": ({ address }) => `指向“${address}”的链接无效。`,
    "outside-link": ({ address }) => `不会打开指向“${address}”的链接。`,
    "missing-image": ({ file }) => `缺少图片“${file}”。`,
    "outside-image": ({ address }) => `不加载书外的图片${address ? `（${address}）` : ""}。`,
    "missing-page": ({ address }) => `文章在 ${address} 继续，但无法加载该页。`,
    "paid-page": () => "此网页仅供订阅者阅读，文本可能只是开头。请在浏览器中登录该网站，然后使用浏览器扩展保存。",
    "no-container": ({ file }) => `指明图书结构的文件缺失或为空。现使用“${file}”。`,
    "repeated-id": ({ id }) => `文件清单重复使用了标识符“${id}”。`,
    "missing-file": ({ file }) => `“${file}”已列入清单，但书中没有该文件。`,
    "unlisted-chapter": ({ id }) => `阅读顺序提到“${id}”，但文件清单中没有。`,
    "no-reading-order": () => "图书没有阅读顺序。现使用文件清单的顺序。",
    "no-fallback": ({ type }) => `类型为“${type}”的章节没有文本形式的替代内容。`,
    "no-title": () => "图书没有书名。",
    "no-language": () => "图书未注明语言。",
    "no-identifier": () => "图书没有标识符。",
    "unreadable-encryption": () => "无法读取加密文件列表。",
    "missing-encrypted": ({ file }) => `“${file}”被列为加密文件，但不存在。`,
    "no-contents": () => "图书没有目录。",
    "unreadable-contents": () => "无法读取目录。",
    "long-contents": ({ limit }) => `目录超过${count(limit)}项，其余未显示。`,
    "dead-entry": ({ label }) => `“${label}”未指向任何章节。`,
    "no-mimetype": () => "缺少注明格式的文件。",
    "mimetype-not-first": () => "该文件不是压缩包中的第一个文件。",
    "mimetype-compressed": () => "该文件被压缩了。",
    "wrong-mimetype": () => "该文件注明的格式不是 application/epub+zip。",
  },
  skipped: {
    "other-language": ({ language }) => `已安装的语音均不支持此语言：${formatLanguage(language)}。`,
    "other-script": () => "已安装的语音均无法朗读这种文字。",
    failed: () => "语音未能朗读此句。",
    changed: () => "此书的文本已更改。",
  },
  refused: {
    "not-a-rule": () => "这不是规则。",
    "turns-pages": () => "不支持暂停或翻页的规则。",
    "no-text": rules["no-text"],
    "long-text": rules["long-text"],
    "bad-expression": rules["bad-expression"],
    "slow-expression": rules["slow-expression"],
    "empty-expression": rules["empty-expression"],
    "bad-phonemes": rules["bad-phonemes"],
  },
};
