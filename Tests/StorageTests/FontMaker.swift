/// Makes small font files, right ones and wrong ones; they have the tables and no letters.
struct FontMaker {
  var kind: [UInt8] = [0, 1, 0, 0]
  var tables: [(tag: String, content: [UInt8])] = []

  /// A font with a name, a weight and a slant.
  init(family: String = "Test Sans", weight: Int = 400, isItalic: Bool = false) {
    var style = [UInt8](repeating: 0, count: 96)
    style.replaceSubrange(4..<6, with: Self.big(weight, 2))
    style.replaceSubrange(62..<64, with: Self.big(isItalic ? 1 : 0x40, 2))
    tables = [
      ("OS/2", style), ("cmap", [0, 0, 0, 0]), ("glyf", [0, 0, 0, 0]), ("head", [0, 0, 0, 0]),
      ("name", Self.names([(3, 0x409, 1, family)])),
    ]
  }

  /// A table of names: platform, language, what it names, and the name.
  static func names(_ names: [(platform: Int, language: Int, kind: Int, text: String)]) -> [UInt8] {
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for name in names {
      let text = name.text.utf16.flatMap { big(Int($0), 2) }
      records += big(name.platform, 2) + big(1, 2) + big(name.language, 2) + big(name.kind, 2)
      records += big(text.count, 2) + big(texts.count, 2)
      texts += text
    }
    return big(0, 2) + big(names.count, 2) + big(6 + records.count, 2) + records + texts
  }

  /// Axes of a variable font, from the least to the most.
  static func axes(_ axes: [(tag: String, least: Int, most: Int)]) -> [UInt8] {
    let records = axes.flatMap { axis in
      Array(axis.tag.utf8) + [axis.least, axis.least, axis.most].flatMap { big($0 << 16, 4) }
        + [0, 0, 1, 0]
    }
    return [0, 1, 0, 0] + big(16, 2) + big(2, 2) + big(axes.count, 2) + big(20, 2) + [0, 0, 0, 0]
      + records
  }

  static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  var bytes: [UInt8] {
    var directory = kind + Self.big(tables.count, 2) + [0, 0, 0, 0, 0, 0]
    var contents: [UInt8] = []
    let start = directory.count + 16 * tables.count
    for (tag, content) in tables {
      directory += Array(tag.utf8) + [0, 0, 0, 0]
      directory += Self.big(start + contents.count, 4) + Self.big(content.count, 4)
      contents += content
    }
    return directory + contents
  }

  /// A packed font, of which only the header is read.
  static func packed(_ kind: String, length: Int? = nil, tables: Int = 10) -> [UInt8] {
    let size = 100
    let head = Array(kind.utf8) + [0, 1, 0, 0] + big(length ?? size, 4) + big(tables, 2)
    return head + [0, 0] + big(500, 4) + [UInt8](repeating: 7, count: size - 20)
  }
}
