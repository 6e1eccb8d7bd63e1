// @ts-check
// Texts of the feeds that a person follows.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/feeds.js").feeds} */
export const feeds = {
  title: "フィード",
  manage: "フィード…",
  explained: "これらのフィードの新着は、記事としてライブラリに追加されます。フィードは約1時間ごとに取得されます。",
  none: "フィードはまだありません。",
  address: "フィードまたはウェブサイトのアドレス",
  follow: "フォロー",
  followed: (name) => `${name}をフォローしました。まもなく最新の記事が届きます。`,
  counted: (articles, unread) =>
    `記事${formatNumber(articles)}件${unread > 0 ? `（未読${formatNumber(unread)}件）` : ""}`,
  fullText: "全文",
  fetching: "取得中…",
  fetched: (time) => `取得：${time}`,
  failed: (reason) => `失敗：${reason}`,
  fetchedNew: (added, failed) =>
    (added === 0 ? "新着はありません。" : `新着記事が${formatNumber(added)}件あります。`) +
    (failed > 0 ? `${formatNumber(failed)}件を保存できませんでした。` : ""),
  refresh: (name) => `${name}を今すぐ取得`,
  moreAbout: (name) => `${name}のオプション`,
  ownText: "フィードのテキスト",
  wholeText: "ページの全文",
  rename: "名前を変更…",
  name: "名前",
  chooseGroup: "グループ…",
  groupName: "グループ名",
  groupForNew: "グループ（任意）",
  showArticles: (group, counted) => `「${group}」の記事を表示：${counted}`,
  leaveGroup: (group) => `「${group}」から外す`,
  moreAboutGroup: (group) => `グループ「${group}」のその他の操作`,
  endGroup: "グループを解除",
  groupEnded: (group) => `グループ「${group}」を解除しました。フィードは残ります。`,
  remove: "フォローをやめる",
  removed: (name) => `「${name}」のフォローをやめました。記事はライブラリに残っています。`,
  import: "リストをインポート（OPML）…",
  export: "リストをエクスポート（OPML）",
  imported: (added, known) =>
    `${formatNumber(added)}件のフィードを追加しました。${
      known > 0 ? `${formatNumber(known)}件はすでにフォロー中です。` : ""
    }`,
  refused: (count) => `追加できなかったフィード（${formatNumber(count)}件）：`,
};
