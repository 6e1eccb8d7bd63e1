extension Unicode.Scalar {
  /// Whether it is a Chinese character.
  var isHan: Bool {
    switch value {
    case 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3134F: true
    default: false
    }
  }

  /// The narrow form of wide ASCII.
  var narrow: Unicode.Scalar {
    (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) ?? self : self
  }
}

/// Marks of Chinese and Japanese writing at which the voices pause.
enum HanMark {
  /// The voices' mark for a mark of the text; `nil` for a silent one.
  static func mark(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "。", "．", "｡": "."
    case "，", "、", "､": ","
    case "！": "!"
    case "？": "?"
    case "：": ":"
    case "；": ";"
    case "「", "『", "《", "〈", "【", "〔", "［", "｢", "〝": "“"
    case "」", "』", "》", "〉", "】", "〕", "］", "｣", "〞", "〟": "”"
    case "（": "("
    case "）": ")"
    case "～", "〜", "―", "─", "－": "—"
    default: SpokenMark.mark(for: scalar)
    }
  }

  /// Whether a mark belongs to the text after it.
  static func isOpening(_ mark: String) -> Bool { mark == "“" || mark == "(" }
}
