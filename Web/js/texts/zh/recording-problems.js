// @ts-check
// Why a recording can't be laid beside its book, in Chinese: by the `reason` of the problem.

/** @type {Record<string, (values: Record<string, string>) => string>} */
export const notARecording = {
  unreadable: ({ file }) => `无法读取“${file}”。请重新添加。`,
  "no-sound": ({ file }) => `“${file}”中没有 ffmpeg 能读取的声音。`,
  "decoder-stuck": () => "ffmpeg 在录音中途停止。请重试。",
  "too-long": ({ file }) => `“${file}”超过 100 小时。`,
  "other-book": () => "录音中没有找到本书的任何句子。请确认是同一本书、同一语言和同一译本。",
};

export const notAligned = "无法将此录音与文本对齐。";

export const noDecoder = () => "读取录音需要服务器上安装 ffmpeg 程序。请在服务器上安装。";
