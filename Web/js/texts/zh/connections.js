// @ts-check
// 其他程序的语音的文本。

/** @type {typeof import("../en/connections.js").connections} */
export const connections = {
  title: "其他程序的语音",
  detail:
    "由其他程序或服务的语音在此朗读。对方须支持 OpenAI 形式的“/v1/audio/speech”。此类语音朗读的每个句子都会发送给对方。",
  none: "尚未连接语音。",
  add: "连接语音",
  connected: "语音已连接。",
  removeVoice: (name) => `移除 ${name}`,
  removeTitle: (name) => `移除 ${name}？`,
  removeDetail: "其密钥将被删除。如需再次使用，请重新连接。",
  remove: "移除",
  cancel: "取消",

  new: "连接语音",
  change: "更改已连接的语音",
  explained: "Vorleser 会先用一个句子测试语音，再进行连接。",
  address: "地址",
  addressHint: "到“/audio/speech”之前为止，例如 https://api.openai.com/v1。",
  model: "模型",
  voice: "语音",
  name: "在 Vorleser 中的名称",
  nameHint: "字母 a 至 z、数字、“-”和“_”。",
  language: "语言",
  languageHint: "语言标签，例如 zh、en-US 或 ja。",
  key: "密钥",
  keyHint: "如不需要请留空。密钥会加密保存，且仅发送到此地址。",
  keyKept: "留空则保留现有密钥（地址不变时）。",
  trying: "正在测试语音…",
  connect: "测试并连接",
  wrong: {
    voice: "请输入语音的名称。",
    name: "请输入由字母 a 至 z、数字、“-”和“_”组成的名称。",
    address: "请输入以 http:// 或 https:// 开头且不含用户名和密码的地址。",
    model: "请输入模型的名称。",
    language: "请输入语言标签，例如 zh。",
  },
};
