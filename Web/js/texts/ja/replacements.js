// @ts-check
// Texts of the replacement rules.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/replacements.js").replacements} */
export const replacements = {
  title: "置換ルール",
  explained:
    "広告を取り除くなど、本のテキストの一部を置き換えて表示し、読み上げます。本、マーク、読書位置は変わりません。ルールはこの順序で適用されます。",
  none: "ルールはまだありません。",
  add: "ルールを追加",
  more: "その他",
  showMore: (count) => `さらに表示（${formatNumber(count)}）`,
  import: "Legadoのリストをインポート…",
  export: "Legadoのリストとしてエクスポート",
  edit: "編集",
  remove: "削除",
  up: "上へ移動",
  down: "下へ移動",
  removed: "ルールを削除しました。",
  undo: "元に戻す",
  isOn: (name) => `ルール${name}を使う`,
  expression: "正規表現",
  nothing: "削除",

  new: "新しい置換ルール",
  change: "置換ルールを編集",
  kind: "ルールの種類",
  replaces: "テキストを置換",
  converts: "漢字の字体を変換",
  conversionHint: "中国語の本に適用されます。「日本の字体 → 繁体字」は日本語の本に適用されます。",
  conversions: {
    s2t: "簡体字 → 繁体字",
    t2s: "繁体字 → 簡体字",
    s2tw: "簡体字 → 繁体字（台湾）",
    tw2s: "繁体字（台湾） → 簡体字",
    s2hk: "簡体字 → 繁体字（香港）",
    hk2s: "繁体字（香港） → 簡体字",
    s2twp: "簡体字 → 繁体字（台湾、用語も変換）",
    tw2sp: "繁体字（台湾） → 簡体字（用語も変換）",
    t2tw: "繁体字 → 繁体字（台湾）",
    tw2t: "繁体字（台湾） → 繁体字",
    t2hk: "繁体字 → 繁体字（香港）",
    hk2t: "繁体字（香港） → 繁体字",
    t2jp: "繁体字 → 日本の字体",
    jp2t: "日本の字体 → 繁体字",
  },
  find: "検索する語句",
  isExpression: "正規表現",
  show: "置き換え後の表示",
  hint: "空欄にすると、テキストを取り除きます。$1〜$9は正規表現のグループを表します。",
  name: "名前（任意）",
  scope: "対象の本（任意）",
  scopeHint: "タイトルをコンマで区切って入力します。空欄の場合はすべての本が対象です。",
  inText: "本文を変更",
  inTitles: "章のタイトルを変更",
  sample: "このテキストで試す",
  notFound: "ルールに一致する箇所はありません。",
  nothingLeft: "何も残りません。",
  gaveUp:
    "この正規表現は処理に時間がかかりすぎるため、テキストは元のままです。繰り返しの中に繰り返しを入れないでください。",
  save: "保存",
  cancel: "キャンセル",
  imported: (count, refused) =>
    `${formatNumber(count)}件のルールを追加しました。${
      refused === 0 ? "" : `${formatNumber(refused)}件のルールは使用できません。`
    }`,

  haveChanged: "この本の表示内容が変わりました。",
};
