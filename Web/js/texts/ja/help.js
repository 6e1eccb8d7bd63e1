// @ts-check
// Texts of settings and help.

/** @type {typeof import("../en/help.js").help} */
export const help = {
  settings: "設定",
  backToLibrary: "ライブラリに戻る",
  reading: "読書",
  mode: "表示モード",
  modes: { scroll: "スクロール", paged: "ページ" },
  columns: "「ページ」の段数",
  columnChoices: { auto: "自動", one: "1段", two: "2段" },
  animation: "ページめくりのアニメーション",
  publisherStyles: "出版社のスタイルを使う",
  publisherStylesDetail: "自分で設定した項目を除き、本のデザインのフォント、文字サイズ、色で表示します。",
  looksDetail: "フォント、文字サイズ、間隔、余白、色を変更するには、本を開いて「Aa」を選びます。",
  listening: "リスニング",
  voice: "デフォルトの声",
  usualVoice: "標準",
  listeningDetail: "発音、間の長さ、スキップする箇所を変更するには、本を開いて声の横のメニューを使います。",
  hearVoices: "声を試聴",
  keys: "キーボードショートカット",
  keysDetail: "ショートカットは、それぞれの画面で使えます。使わないものはオフにできます。",
  language: "言語",
  languageChoice: "表示言語",
  languageAuto: "ブラウザと同じ",
  languageNames: { en: "English", de: "Deutsch", fr: "Français", es: "Español", zh: "简体中文", ja: "日本語" },
  storage: "このデバイス",
  about: "Vorleserについて",
  aboutDetail:
    "Vorleserは、お使いのコンピュータ上で本を読み上げます。クラウドもオンラインアカウントも使わず、どこにも何も送信しません。",
  version: (version) => `バージョン${version}`,
  api: "付属のHTTP APIを使えば、このページでできることはすべて、ほかのアプリからもできます。",
  showHints: "ヒントをもう一度表示",
  hintsBack: "次に本を開いたときにヒントを表示します。",

  languageChanged: (name) => `表示言語を${name}に変更しました。`,
  languageLoad: "今すぐ適用",

  nextHint: "次へ",
  hintsClose: "ヒントをスキップ",
  hintItems: {
    bars: {
      touch: "本文の横をタップすると、操作バーを表示します。",
      mouse: "本文の横をクリックすると、操作バーを表示します。",
    },
    select: "語句を選択すると、ハイライト、辞書検索、コピーができます。",
    look: "「Aa」で本の表示を変更できます。「?」でキーボードショートカットを表示します。",
  },
  understood: "OK",
};
