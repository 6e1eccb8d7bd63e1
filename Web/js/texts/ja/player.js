// @ts-check
// Texts of the player.

import { formatPercent } from "../../basics/locale.js";

/**
 * "5分", "2時間5分"; whole minutes, at least one.
 * @param {number} seconds
 */
export function duration(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}分`;
  return minutes % 60 === 0 ? `${hours}時間` : `${hours}時間${minutes % 60}分`;
}

/** @type {typeof import("../en/player.js").player} */
export const player = {
  name: "再生",
  play: "読み上げ",
  pause: "一時停止",
  stop: "読み上げを停止",
  sentenceBack: "前の文",
  sentenceForward: "次の文",
  chapterBack: "前の章",
  chapterForward: "次の章",
  more: "その他",
  backToVoice: "再生位置に戻る",
  voiceIsAbove: "再生位置に戻る（上方）",
  voiceIsBelow: "再生位置に戻る（下方）",

  hint: { touch: "単語をタップすると、そこから読み上げます", mouse: "単語をクリックすると、そこから読み上げます" },
  timeLeft: (seconds) => (seconds < 45 ? "章の残り1分未満" : `章の残り${duration(seconds)}`),
  chapterFraction: (fraction) => `章の${formatPercent(fraction)}`,

  starting: "開始しています…",
  waiting: "バッファ中…",
  reconnecting: "応答がありません。再接続中…",
  offline: "オフライン。読み込み済みの分を再生中。",
  paused: "一時停止中",
  finished: "本の終わり",
  unplayable: "このブラウザでは音声を再生できません。別のブラウザをお試しください。",
  skipped: (count) => `${count}文をスキップ`,
  skippedName: (count) => `${count}文をスキップ：文と理由を表示`,
  skippedTitle: "スキップした文",
  goThere: "表示",

  speed: "速度",
  speedIs: (rate) => `速度：${rate}`,
  slower: "遅くする",
  faster: "速くする",

  volume: "音量",
  mute: "消音",
  unmute: "消音を解除",

  voice: "声",
  voiceIs: (name) => `声：${name}`,
  engines: {
    hibari: "高速・省電力",
    kokoro: "より豊かな音質、処理負荷は高め",
    piper: "素朴な音質、処理負荷は中程度",
    pico: "素朴で高速、単語の時刻は推定",
    remote: "他のプログラムが読み上げ、単語の時刻は推定",
  },
  accented: "訛りあり",
  sexes: { female: "女声", male: "男声" },
  chooseVoice: "声を選択",
  loadingVoices: "声を読み込んでいます…",
  noVoices: "声がインストールされていません。入手方法は「vorleser voices」で確認できます。",
  hear: (name) => `${name}を試聴`,
  endHearing: (name) => `${name}の試聴を停止`,
  previewFailed: "この声を再生できませんでした。",

  moreVoices: "その他の声",
  install: "インストール",
  installVoice: (name) => `${name}をインストール`,
  installing: (name) => `${name}をインストール中`,
  stopInstalling: (name) => `${name}のインストールを中止`,
  removeVoice: (name) => `${name}を削除`,
  preparingVoice: "まもなく完了します…",
  installed: "インストール済み",
  installFailed: (reason) => `インストールできませんでした。${reason}`,
  installOne: "この言語に対応した声：",

  recording: "録音された声",
  /** @param {string} narrators their names @param {number | null} seconds */
  recordingBy: (narrators, seconds) =>
    [narrators && `朗読：${narrators}`, seconds !== null && duration(seconds)].filter(Boolean).join(" · ") ||
    "本に付属",
  /** @param {string} voice */
  notRecorded: (voice) => `ここには録音がありません。${voice}が読み上げます。`,
  /** @param {string} voice */
  recordingUnplayable: (voice) => `ここでは録音を再生できません。${voice}が読み上げます。`,
  audiobooks: "オーディオブック",
  audiobook: (voice) => `オーディオブック（${voice}）`,
  audiobookBy: (format, seconds, isByOtherRules) =>
    [format, duration(seconds), isByOtherRules && "別の読み上げルールで作成"].filter(Boolean).join(" · "),
  audiobookChanged: (voice) => `この章はオーディオブックの作成後に変わりました。${voice}が読み上げます。`,
  audiobookGone: (voice) => `オーディオブックはもうありません。${voice}が読み上げます。`,
  audiobookOtherRules: (voice) => `オーディオブックは別のルールで作られています。${voice}が読み上げます。`,
  leaveStructure: "表やリストから出る",

  soundQuality: "音質",
  quality: { auto: "自動", standard: "標準（64 kbit/s）", small: "データ節約（24 kbit/s）" },
  soundQualityHint:
    "このデバイスでの設定です。次に再生ボタンを押したときから有効になります。「自動」では、低速な接続のときにデータ量を抑えます。",

  noVoiceFor: (language) => (language ? `${language}の声がありません` : "この言語の声がありません"),
  tryAnyway: (voice) =>
    `インストール済みの声は、どれもこの言語に対応していません。${voice}なら英語訛りで読むことができます。`,
  cannotTry: "インストール済みの声では、この文字を読めません。",
  readAnyway: "それでも読む",

  keyboard: "キーボードショートカット",
  key: {
    start: "読み上げを開始/停止",
    toggle: "再生/一時停止",
    sentenceBack: "前の文",
    sentenceForward: "次の文",
    chapterBack: "前の章",
    chapterForward: "次の章",
    slower: "遅くする",
    faster: "速くする",
    mute: "消音/解除",
    follow: "再生位置に戻る",
    escape: "閉じる",
  },
};
