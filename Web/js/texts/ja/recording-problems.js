// @ts-check
// Why a recording can't be laid beside its book, in Japanese: by the `reason` of the problem.

/** @type {Record<string, (values: Record<string, string>) => string>} */
export const notARecording = {
  unreadable: ({ file }) => `「${file}」を読み取れません。もう一度追加してください。`,
  "no-sound": ({ file }) => `「${file}」には、ffmpegで読み取れる音声がありません。`,
  "decoder-stuck": () => "録音の途中でffmpegが停止しました。もう一度お試しください。",
  "too-long": ({ file }) => `「${file}」は100時間を超えています。`,
  "other-book": () => "録音にこの本の文が見つかりません。同じ本、同じ言語、同じ翻訳かどうか確認してください。",
};

export const notAligned = "この録音を本文に対応付けられません。";

export const noDecoder = () => "録音を読み取るには、サーバーにffmpegが必要です。サーバーにインストールしてください。";
