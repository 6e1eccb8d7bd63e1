// @ts-check
// What the server's problems are called in simplified Chinese: by type, and where a type has several cases, by its `reason`.

import { badFolder } from "./watching.js";
import { formatNumber } from "../../basics/locale.js";
import {
  badDestination,
  destination,
  isRestoring,
  isSending,
  noDestination,
  noRoomToBackUp,
  noRoomToRestore,
  passphrase,
  unrestored,
  weakPassphrase,
} from "./destination-problems.js";
import { unfetched, unfetchedFeed } from "./web-problems.js";
import { noDecoder, notARecording, notAligned } from "./recording-problems.js";

/** @param {number} bytes as the server counts them: a MB is 1,048,576 */
function size(bytes) {
  const power = bytes >= 2 ** 30 ? 3 : bytes >= 2 ** 20 ? 2 : 1;
  return `${formatNumber(bytes / 1024 ** power, { maximumFractionDigits: 1 })} ${["", "KB", "MB", "GB"][power]}`;
}

/** @param {number} seconds */
const wait = (seconds) =>
  seconds < 90 ? `${formatNumber(Math.max(1, seconds))}秒` : `${formatNumber(Math.ceil(seconds / 60))}分钟`;

/** @typedef {import("../../model/types.js").ProblemDocument} ProblemDocument */

/**
 * The sentence of the problem's case, or the one for all of its type.
 * @param {Record<string, (values: Record<string, string>) => string>} cases by reason
 * @param {string} general
 * @returns {(detail: string, document: ProblemDocument) => string}
 */
const byReason =
  (cases, general) =>
  (_, { reason, values }) =>
    cases[reason ?? ""]?.(values ?? {}) ?? general;

const tooMany = () => "已达到数量上限。请先移除一些。";

/** Why a file can't be opened as a book. */
const unopened = {
  unreadable: () => "无法读取此文件。",
  empty: () => "此文件是空的。请重新下载或复制。",
  unsupported: (/** @type {Record<string, string>} */ { format, formats = "" }) => {
    const pictures = /^A comic of (\.\w+) pictures$/.exec(format)?.[1];
    if (pictures) return `Vorleser 无法显示此漫画的图片（${pictures}）。`;
    // The server's English phrase for what has no name, such as "A binary file".
    const subject = /^(A|An|This) /.test(format) ? "此类文件" : ` ${format}`;
    const known = formats
      .replace("Plain text", "纯文本")
      .replace("Comic", "漫画")
      .replace("Saved web page", "已保存的网页")
      .replaceAll(", ", "、");
    return `暂不支持${subject}。${known && `支持的格式：${known}。`}`;
  },
  damaged: () => "此文件已损坏。请重新下载或复制。",
  "too-complex": () => "此文件过大或嵌套过深，无法打开。",
  protected: (/** @type {Record<string, string>} */ { scheme }) =>
    `此书有版权保护（${scheme}），只能在提供商的应用中打开。`,
  "not-an-epub": () => "此压缩包不是 EPUB。如果书在其中，请解压后添加该文件。",
  "missing-package": (/** @type {Record<string, string>} */ { file }) =>
    `此 EPUB 不完整：缺少“${file}”。请使用此书的其他副本。`,
  "damaged-package": (/** @type {Record<string, string>} */ { file }) =>
    `此 EPUB 已损坏：无法读取“${file}”。请使用此书的其他副本。`,
  "damaged-document": (/** @type {Record<string, string>} */ { format }) =>
    `此文件已损坏（${format}）。请使用此书的其他副本。`,
  "old-document": () => "这是旧版 Office 文档（.doc）。请在 Word 或 LibreOffice 中另存为 .docx，然后添加该文件。",
  "encrypted-document": () => "此文档已用密码加密。请另存为不带密码的文件，然后添加该文件。",
  "encrypted-archive": () => "此压缩包已用密码加密。请解压后添加其中的文件。",
  "archive-without-books": () => "此压缩包中没有受支持格式的图书。请解压后添加其中的图书。",
  "no-chapters": () => "此 EPUB 没有章节。请使用此书的其他副本。",
};

/** Why a rule for reading aloud or a replacement rule can't be followed. */
export const rules = {
  "long-pause": () => "此停顿过长。",
  "too-many": () => "此列表的规则过多。",
  "no-text": () => "请输入要查找的文本。",
  "long-text": () => "规则的文本过长。",
  "bad-expression": () => "这不是有效的正则表达式。请检查括号和字符。",
  "slow-expression": () => "此正则表达式耗时过长。请避免在重复中嵌套重复。",
  "empty-expression": () => "此正则表达式会匹配空文本。它至少须匹配一个字符。",
  "bad-phonemes": () => "语音无法识别这些音标。请使用 IPA，例如 nəˈvɛl。",
  "many-characters": () => "拥有专属语音的角色过多。",
  "bad-character": () => "每个角色都需要名字和语音。",
  "no-list": () => "这不是 Vorleser 能读取的发音列表。支持 Vorleser、Voice Dream、Librera 和 @Voice 的列表。",
  "no-replacements": () => "这不是替换规则列表。Vorleser 可读取 Legado 写入的 JSON 文件。",
  "no-host": () => "请填写网站，例如 example.org。",
  /** @param {Record<string, string>} values */
  "bad-selector": ({ selector }) => `“${selector}”不是 Vorleser 能识别的选择器。正确的写法例如“article .text”。`,
  "no-site-rules": () => "这不是网站规则列表。Vorleser 可读取自己写入的 JSON 文件。",
  script: () => "此替换是脚本（@js:）。Vorleser 不运行脚本。",
};

/** @type {typeof import("../en/problems.js").problems} */
export const problems = {
  unreachable: () => "Vorleser 没有响应。它还在运行吗？此页面会自动重新连接。",
  "not-found": () => "此内容不存在或已不存在。",
  "no-cover": () => "此书没有封面。",
  "no-such-voice": () => "未安装此语音。",
  "method-not-allowed": () => "此处无法执行该操作。",
  conflict: byReason({ "given-up": () => "已在书库中取消添加此文件。" }, "已在另一台设备上更改。请检查后重试。"),
  duplicate: () => "此文件已在书库中。",
  "other-file": () => "这不是缺失的那个文件。",
  "begin-again": () => "本设备离线过久，或书库已被替换。请重新加载页面。",
  "other-edition": () => "此书的文本已被替换，其中没有该位置。请重新加载此书。",
  "nothing-to-say": () => "按照这些规则，该文本没有可朗读的内容。",
  "missing-file": byReason(
    { unreadable: unopened.unreadable },
    "图书文件已不在数据文件夹中。可在书库中重新选择该文件。",
  ),
  "too-large": (_, { limit, pixels }) =>
    limit
      ? `过大：最多 ${size(limit)}。`
      : pixels
        ? `图片过大：最多${formatNumber(pixels / 10_000)}万像素。`
        : "文件过大。",
  "wrong-password": () => "用户名或密码错误。",
  "too-many-tries": (_, { seconds }) =>
    seconds ? `尝试次数过多。请在${wait(seconds)}后重试。` : "尝试次数过多。请稍后重试。",
  "weak-password": (_, { least, most }) =>
    least && most
      ? `此密码过短、过长或太容易猜到。密码需要${formatNumber(least)}到${formatNumber(most)}个字符；用几个词组成的密码更容易记住。`
      : "此密码过短或太容易猜到。用几个词组成的密码更好。",
  "name-taken": () => "此用户名已被使用。请选择其他用户名。",
  "bad-code": () => "此代码已失效：已使用、已撤销或已过期。请索取新的代码。",
  forbidden: byReason(
    {
      "stale-page": () => "此页面已过时。请重新加载后重试。",
      "not-your-book": () => "只有管理员和添加此书的人可以执行此操作。",
      "not-your-collection": () => "只有创建此书单的人可以执行此操作。",
      accounts: () => "有账户的书库无法执行此操作。",
      "token-scope": () => "此令牌没有所需的权限。",
    },
    "只有管理员可以执行此操作。",
  ),
  "sign-in": () => "请登录以继续。",
  "not-possible": byReason(
    {
      "is-sending": isSending,
      "is-restoring": isRestoring,
      "no-decoder": noDecoder,
      "not-first": () => "此书库已有账户。请登录或索取邀请。",
      "no-account": () => "请先创建自己的账户。",
      "last-admin": () => "这是唯一的管理员。请先将另一人设为管理员。",
      "too-many": tooMany,
    },
    "目前无法执行此操作。",
  ),
  "bad-request": byReason(
    {
      ...badDestination,
      ...badFolder,
      "no-marks": () => "此文件没有 Vorleser 能读取的标注。支持 Thorium、KOReader、Readest 和 Vorleser 导出的 JSON。",
      "no-statistics": () =>
        "此文件没有 Vorleser 能读取的统计数据。请选择 KOReader 的 settings 文件夹中的 statistics.sqlite3。",
      "long-mark": ({ limit }) => `一条标注最多可有${formatNumber(Number(limit))}个字符。请选择较短的段落。`,
      "long-note": ({ limit }) => `一条笔记最多可有${formatNumber(Number(limit))}个字符。`,
      "bad-name": () => "此名称为空或过长。",
      "feed-known": ({ name }) => `已订阅此订阅源，名称为“${name}”。`,
      "no-address": () => "此书并非来自网页。",
      "not-a-font": () => "无法使用此字体。支持 TTF、OTF、WOFF 和 WOFF2。",
      "not-a-picture": () => "无法使用此图片。支持 PNG、JPEG 和 WebP 静态图片。",
      "empty-query": () => "请至少输入一个文字进行搜索。",
      "long-query": () => "搜索文本过长。",
      "too-many": tooMany,
    },
    "无法处理此请求。",
  ),
  "bad-pattern": (_, { offset }) =>
    offset === undefined ? "这不是有效的正则表达式。" : `正则表达式无效，错误在第${formatNumber(offset + 1)}个字符处。`,
  "too-slow": () => "此正则表达式耗时过长。请简化，例如避免在重复中嵌套重复。",
  "bad-rule": (detail, document) => {
    const sentence = byReason(rules, "此规则无效。")(detail, document);
    return document.values?.["rule"] ? `规则 ${document.values["rule"]}：${sentence}` : sentence;
  },
  "not-a-recording": byReason(notARecording, notAligned),
  "not-a-dictionary": byReason(
    {
      "missing-file": ({ file }) => `缺少文件“${file}”。请将词典的所有文件一起添加。`,
      damaged: ({ file }) => `词典文件“${file}”已损坏。`,
      packed: ({ file, packer }) => `“${file}”使用 ${packer} 压缩，不受支持。请解压后添加其中的文件。`,
    },
    "这不是 Vorleser 能读取的词典。支持 StarDict 和 dictd，格式为 .zip、.tar.gz、.tar.bz2 或 .tar.xz。",
  ),
  "not-fetched": byReason(unfetched, "无法获取此网页。"),
  "feed-not-fetched": byReason(unfetchedFeed, "无法获取此订阅源。"),
  "no-article": byReason(
    {
      "no-article": ({ host }) =>
        `在 ${host} 的网页上找不到文章。网页可能由脚本生成，或需要登录。请使用浏览器扩展保存，或在浏览器中保存后添加该文件。`,
      "asks-for-consent": ({ host }) =>
        `${host} 的网页只要求同意使用 Cookie 和跟踪。请先在浏览器中作答，然后使用浏览器扩展保存文章。`,
      "leads-to-feed": ({ host }) => `这是 ${host} 的订阅源地址，不是网页。请订阅它，新条目会成为文章。`,
      "leads-to-picture": ({ host }) => `${host} 的这个地址是一张图片。请输入显示该图片的网页地址。`,
      "leads-to-sound": ({ host }) => `${host} 的这个地址是一段音频。请输入播放该音频的网页地址。`,
      "leads-to-video": ({ host }) => `${host} 的这个地址是一段视频。请输入播放该视频的网页地址。`,
      "leads-to-code": ({ host }) =>
        `${host} 的这个地址是供程序使用的文件，例如样式、脚本或数据。请输入网页或书籍的地址。`,
    },
    "在此网页上找不到文章。",
  ),
  "no-feed": byReason(
    {
      "no-feed": ({ host }) => `${host} 的此地址没有订阅源，网页上也没有注明。请在网站上查找“RSS”“Atom”或“Feed”字样。`,
      "no-opml": () => "此文件不是订阅源列表。其他阅读器可将列表导出为 OPML。",
    },
    "此处找不到订阅源。",
  ),
  "other-rules": () => "朗读规则已更改。",
  "not-a-book": byReason(unopened, "暂不支持此类文件。"),
  "password-needed": byReason(
    {
      ...passphrase,
      encrypted: () => "此文件已加密。请输入密码。",
      "wrong-file-password": () => "这不是此文件的密码。请重新输入。",
    },
    "此文件需要密码。",
  ),
  destination: byReason(destination, noDestination),
  refused: byReason({ ...unopened, ...unrestored, "weak-passphrase": weakPassphrase }, "无法打开此书。"),
  busy: () => "Vorleser 正忙。请稍后重试。",
  "other-language": () => "已安装的语音均不支持此语言。",
  "other-script": () => "已安装的语音均无法朗读这种文字。",
  "voice-failed": byReason(
    {
      "connection-key": ({ host }) => `${host} 不接受密钥，或缺少密钥。`,
      "connection-busy": ({ host }) => `${host} 暂时不接受更多请求。请稍后再试。`,
      "connection-unreachable": ({ host }) => `无法连接 ${host}。请检查地址和网络。`,
      "connection-failed": ({ host, status }) => `${host} 出错（${status}）。请稍后再试。`,
      "connection-refused": ({ host, status }) => `${host} 拒绝了请求（${status}）。请检查地址、模型和语音。`,
      "connection-sound": ({ host }) => `${host} 发来的不是可读取的声音。`,
      "nothing-spoken": () => "从此处起没有可朗读的内容：已安装的语音均不支持该文本的语言。",
    },
    "无法使用此语音。详情请查看服务器日志。",
  ),
  "read-only": () => "数据文件夹为只读。",
  "disk-full": byReason(
    { "no-room-to-restore": noRoomToRestore, "no-room-to-back-up": noRoomToBackUp },
    "数据文件夹所在的磁盘已满。请腾出空间后重试。",
  ),
  foreign: () => "无法通过此地址打开 Vorleser。请使用“vorleser serve”显示的地址。",
  defect: () => "发生错误。详情请查看服务器日志。",
};
