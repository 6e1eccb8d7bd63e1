// @ts-check
// 他のプログラムの声の文。

/** @type {typeof import("../en/connections.js").connections} */
export const connections = {
  title: "他のプログラムの声",
  detail:
    "他のプログラムやサービスの声で読み上げます。相手は OpenAI 形式の「/v1/audio/speech」に対応している必要があります。その声が読む文はすべて相手に送信されます。",
  none: "接続された声はまだありません。",
  add: "声を接続",
  connected: "声を接続しました。",
  removeVoice: (name) => `${name}を削除`,
  removeTitle: (name) => `${name}を削除しますか？`,
  removeDetail: "キーも削除されます。もう一度使うには、接続し直してください。",
  remove: "削除",
  cancel: "キャンセル",

  new: "声を接続",
  change: "接続した声を変更",
  explained: "Vorleserは、接続する前に一文で声をテストします。",
  address: "アドレス",
  addressHint: "「/audio/speech」の手前までを入力します。例：https://api.openai.com/v1",
  model: "モデル",
  voice: "声",
  name: "Vorleserでの名前",
  nameHint: "a〜z の文字、数字、「-」「_」が使えます。",
  language: "言語",
  languageHint: "言語タグ。例：ja、en-US、de",
  key: "キー",
  keyHint: "不要な場合は空欄にします。キーは暗号化して保存され、このアドレスにのみ送信されます。",
  keyKept: "空欄にすると、アドレスが同じであれば現在のキーを使い続けます。",
  trying: "声をテストしています…",
  connect: "テストして接続",
  wrong: {
    voice: "声の名前を入力してください。",
    name: "a〜z の文字、数字、「-」「_」からなる名前を入力してください。",
    address: "http:// または https:// で始まり、名前やパスワードを含まないアドレスを入力してください。",
    model: "モデルの名前を入力してください。",
    language: "言語タグを入力してください。例：ja",
  },
};
