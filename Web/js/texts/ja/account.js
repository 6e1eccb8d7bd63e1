// @ts-check
// Texts about accounts.

import { formatDate } from "../../basics/locale.js";

/** @type {typeof import("../en/account.js").account} */
export const account = {
  title: "アカウント",
  open: "アカウント",
  openOf: (name) => `アカウント：${name}`,
  signIn: "サインイン",
  signOut: "サインアウト",
  name: "名前",
  password: "パスワード",
  newPassword: "新しいパスワード",
  presentPassword: "現在のパスワード",
  showPassword: "パスワードを表示",
  passwordHint: "8文字以上。いくつかの単語を並べると覚えやすくなります。",
  forgotten:
    "パスワードを忘れた場合は、管理者にコードを発行してもらうか、サーバーで「vorleser people reset」を実行してください。",
  haveCode: "コードを入力",
  again: "もう一度サインイン",
  againDetail: "サインアウトされました。サインインすると続きから再開できます。データは失われていません。",
  invitation: "招待",
  useCode: "コードを入力",
  codeDetail: "招待のコード、または新しいパスワードを設定するためのコードです。",
  code: "コード",
  goOn: "続ける",
  toSignIn: "ライブラリへ",
  welcome: "ようこそ",
  welcomeDetail:
    "名前とパスワードを決めてください。読書の進捗、マーク、設定は本人だけのもので、本は全員で共有されます。",
  chooseNew: (name) => `${name}の新しいパスワード`,
  chooseNewDetail: "保存すると、ほかのすべてのデバイスからサインアウトします。",
  makeAccount: "アカウントを作成",
  savePassword: "パスワードを保存",
  passwordSaved: "パスワードを保存しました。ほかのデバイスからサインアウトしました。",
  made: (name) => `ようこそ、${name}さん。今後は全員がサインインします。`,
  noAccount: "このコンピュータのみ",
  noAccountDetail:
    "このライブラリにはアカウントがありません。このコンピュータでのみ、パスワードなしで開くことができます。",
  firstDetail:
    "アカウントを作成すると、スマートフォンでも読んだり、ほかの人と本を共有したりできます。読書の進捗とマークはそのまま残り、" +
    "以後は全員がサインインします。「vorleser serve --host 0.0.0.0」を実行すると、ホームネットワークからライブラリを開けます。",
  roles: { admin: "管理者", reader: "メンバー" },
  changePassword: "パスワード",
  devices: "デバイス",
  deviceName: "デバイス名",
  rename: "名前を変更",
  renameOf: (name) => `${name}の名前を変更`,
  saveName: "保存",
  thisDevice: "このデバイス",
  lastUsed: (time) => `最終使用：${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}`,
  neverUsed: "未使用",
  signOutOf: (name) => `${name}をサインアウト`,
  signOutEverywhere: "全デバイスでサインアウト",
  everywhereDetail: "このデバイスを含む、すべてのデバイスからサインアウトします。",
  tokens: "接続中のアプリ",
  tokensDetail:
    "トークンを使うと、フィードリーダーなどのほかのアプリが、パスワードなしでこのライブラリを利用できます。",
  noTokens: "トークンはまだありません。",
  newToken: "新しいトークン",
  tokenName: "用途",
  scope: "権限",
  scopes: { read: "読み取りのみ", all: "アカウント以外のすべて" },
  makeToken: "トークンを作成",
  token: "トークン",
  tokenOnce: "今すぐコピーしてください。再び表示されることはありません。",
  takeBack: "取り消す",
  takeBackOf: (name) => `${name}を取り消す`,
  copy: "コピー",
  copied: "コピーしました",
  people: "ユーザー",
  peopleDetail:
    "メンバーは、共有の本を開き、自分の本を追加できます。管理者は、さらにユーザーの招待と共有の本の変更ができます。" +
    "非公開の本棚、読書の進捗、マークは、本人にしか見えません。",
  moreAbout: (name) => `${name}のオプション`,
  invite: "ユーザーを招待",
  inviteAs: { reader: "メンバーとして", admin: "管理者として" },
  link: "リンク",
  inviteLink:
    "このリンクを招待する1人に送ってください。使えるのは1回だけで、7日後に期限が切れます。再び表示されることはありません。",
  linkIsLocal:
    "Vorleserをほかのデバイスから接続できないアドレスで開いているため、このリンクはこのコンピュータでしか使えません。" +
    "ネットワーク内のアドレスでVorleserを開き、そこからリンクを送ってください。アドレスは「vorleser serve --host 0.0.0.0」を実行すると表示されます。",
  resetLink: (name) =>
    `このリンクを${name}に送ってください。使えるのは1回だけで、1日後に期限が切れます。再び表示されることはありません。`,
  invitationFor: (role) => (role === "admin" ? "管理者としての招待" : "メンバーとしての招待"),
  resetOpen: "パスワードの再設定",
  expires: (time) => `有効期限：${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}`,
  reset: "パスワードを再設定…",
  remove: "削除…",
  removeTitle: (name) => `${name}を削除しますか？`,
  removeDetail: "このユーザーの読書の進捗、マーク、非公開の本は完全に削除されます。共有の本は残ります。",
  addShared: "全員用に追加",
  addPrivate: "非公開の本棚に追加",
  makePrivate: "非公開の本棚に移動",
  makeShared: "全員と共有",
  isPrivate: (title) => `「${title}」を非公開にしました。`,
  isShared: (title) => `「${title}」を全員と共有しました。`,
  private: "非公開",
};
