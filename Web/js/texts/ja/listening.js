// @ts-check
// Texts of listening outside the text: what was read, taps and clicks, the mini-player, the listening view.

/** @type {typeof import("../en/listening.js").listening} */
export const listening = {
  markFinished: "読了にする",
  markUnread: "未読にする",
  isFinished: (title) => `「${title}」を読了にしました。`,
  isUnread: (title) => `「${title}」を未読にしました。`,

  taps: "タップとクリック",
  tapOnWord: "単語のタップ",
  clickOnWord: "単語のクリック",
  actions: { speak: "ここから再生", bars: "操作バーの表示/非表示", define: "調べる" },
  tapDetail:
    "タッチスクリーンでの動作です。タップを操作バーの表示や単語を調べる操作に割り当てた場合は、単語を選択するとそこから再生できます。",
  clickDetail: "ダブルクリックで単語を、トリプルクリックで段落を選択します。",
  zones: "画面端のページめくりエリア",
  zoneChoices: { normal: "オン", swapped: "左右逆", off: "オフ" },
  zoneSize: "ページめくりエリアの大きさ",
  zoneSizes: { small: "小", medium: "中", large: "大" },

  miniPlayer: "ミニプレーヤー",
  openPlaying: (title) => `「${title}」を開く`,
  closeMini: "停止して閉じる",
  playOnShort: "続ける",
  playOn: (title) => `「${title}」の続きを聴く`,

  chapters: "章",
  voice: "声",
  elapsed: (time) => `この章の再生済み時間：${time}`,
  left: (time) => `この章の残り時間：${time}`,
};
