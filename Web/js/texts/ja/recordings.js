// @ts-check
// Texts of recordings that people add to books.

import { formatBytes, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @type {typeof import("../en/recordings.js").recordings} */
export const recordings = {
  open: "録音を追加…",
  title: (title) => `「${title}」の録音`,
  detail:
    "この本を朗読した音声ファイルを追加します（MP3、M4B、FLAC、Opus、AAC、WAV）。Vorleserが文の位置を見つけ、再生中の文を強調表示します。",
  reader: "朗読者（任意）",
  choose: "音声ファイルを選択…",
  files: "選択したファイル",
  count: (count, bytes) => `${formatNumber(count)}個のファイル · ${formatBytes(bytes)}`,
  add: "録音を追加",
  sending: (name, fraction) => `${name}をアップロード中 · ${formatPercent(fraction)}`,
  stay: "アップロードが終わるまで、このウィンドウを開いたままにしてください。",
  progress: "アップロードの進捗",
  by: (reader) => (reader ? `録音（${reader}）` : "録音"),
  working: (fraction, seconds) => {
    const percent = formatPercent(fraction);
    return seconds === null ? `文を検索中、${percent}` : `文を検索中、${percent} · 残り${duration(seconds)}`;
  },
};
