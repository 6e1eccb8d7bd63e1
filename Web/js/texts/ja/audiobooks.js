// @ts-check
// Texts of audiobooks.

import { formatBytes, formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @type {typeof import("../en/audiobooks.js").audiobooks} */
export const audiobooks = {
  open: "オーディオブックを作成…",
  title: (title) => `「${title}」のオーディオブック`,
  format: "形式",
  formats: {
    mp3: { name: "MP3", detail: "ほぼすべての機器で再生可能。章と表紙付き" },
    m4b: { name: "M4B", detail: "オーディオブックアプリ用の1つのファイル。章と表紙付き" },
    epub: { name: "音声付きEPUB", detail: "テキストと音声を1冊に収録。読み上げ中の箇所を強調表示" },
    opus: { name: "Opus", detail: "最小サイズ。新しい機器向け" },
    flac: { name: "FLAC", detail: "可逆圧縮。保存や編集向け" },
    wav: { name: "WAV", detail: "非圧縮" },
  },
  readBy: (voice) => `${voice}の声で、設定した読み上げルールに従って読み上げます。`,
  markWords: "文だけでなく単語ごとに強調表示",
  make: "オーディオブックを作成",
  makeAgain: "もう一度作成して、読みながら聴けるようにする",
  progress: "オーディオブック作成の進捗",
  pause: "一時停止",
  goOn: "再開",
  save: "ダウンロード",
  remove: "削除",
  share: "リンクで共有",
  shareTitle: (title) => `「${title}」を共有`,
  shareDetail:
    "リンクを知っている人は誰でも、アカウントなしでこのオーディオブックを聴いたりダウンロードしたりできます。",
  openFor: "リンクの有効期間",
  makeLink: "リンクを作成",
  linkOnce: "今すぐコピーしてください。再表示はできません。以前のリンクは無効になります。",
  endLink: "リンクを取り消す",
  sharedUntil: (time) => `${formatDate(time, { dateStyle: "medium" })}まで共有中`,
  linkUntil: (time) => `リンクは${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}まで有効です。`,
  linkGone: "このリンクは期限切れか、取り消されています。",
  shared: "共有されたオーディオブック",
  length: (format, seconds, size) => `${format} · ${duration(seconds)} · ${size}`,
  name: (format, voice) => `${format} · ${voice}`,
  state: ({ state, fraction, seconds, secondsLeft, byteCount, skipped, problem }) => {
    const percent = formatPercent(fraction);
    if (state === "waiting") return "順番待ち";
    if (state === "paused") return `一時停止中、${percent}`;
    if (state === "failed") return problem ?? "中断しました";
    if (state === "working")
      return secondsLeft === null ? `作成中、${percent}` : `作成中、${percent} · 残り${duration(secondsLeft)}`;
    const left = skipped > 0 ? ` · スキップした文：${formatNumber(skipped)}` : "";
    return `${duration(seconds)} · ${formatBytes(byteCount ?? 0)}${left}`;
  },
};
