extension Unicode.Scalar {
  /// Whether it is a Chinese character.
  var isHan: Bool {
    switch value {
    case 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3134F: true
    default: false
    }
  }

  /// A wide form of ASCII as the narrow one.
  var narrow: Unicode.Scalar {
    (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) ?? self : self
  }
}

/// Marks of Chinese and Japanese writing that the voices pause at.
enum HanMark {
  /// The mark that a voice knows; `nil` for one that makes no sound.
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

  /// Whether a mark belongs to what follows it.
  static func isOpening(_ mark: String) -> Bool { mark == "“" || mark == "(" }
}
