/// Makes small font files, right ones and wrong ones; they have the tables and no letters.
package struct FontMaker {
  package var kind: [UInt8] = [0, 1, 0, 0]
  package var tables: [(tag: String, content: [UInt8])] = []

  /// A font with a name, a weight and a slant.
  package init(family: String = "Test Sans", weight: Int = 400, isItalic: Bool = false) {
    var style = [UInt8](repeating: 0, count: 96)
    style.replaceSubrange(4..<6, with: Self.big(weight, 2))
    style.replaceSubrange(62..<64, with: Self.big(isItalic ? 1 : 0x40, 2))
    tables = [
      ("OS/2", style), ("cmap", [0, 0, 0, 0]), ("glyf", [0, 0, 0, 0]), ("head", [0, 0, 0, 0]),
      ("name", Self.names([(3, 0x409, 1, family)])),
    ]
  }

  /// A table of names: platform, language, what it names, and the name.
  package static func names(_ names: [(platform: Int, language: Int, kind: Int, text: String)])
    -> [UInt8]
  {
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for name in names {
      var text: [UInt8] = []
      for unit in name.text.utf16 { text += big(Int(unit), 2) }
      for number in [name.platform, 1, name.language, name.kind, text.count, texts.count] {
        records += big(number, 2)
      }
      texts += text
    }
    var table: [UInt8] = []
    for number in [0, names.count, 6 + records.count] { table += big(number, 2) }
    return table + records + texts
  }

  /// Axes of a variable font, from the least to the most.
  package static func axes(_ axes: [(tag: String, least: Int, most: Int)]) -> [UInt8] {
    var table: [UInt8] = [0, 1, 0, 0]
    for number in [16, 2, axes.count, 20, 0, 0] { table += big(number, 2) }
    for axis in axes {
      table += Array(axis.tag.utf8)
      for number in [axis.least, axis.least, axis.most] { table += big(number << 16, 4) }
      table += [0, 0, 1, 0]
    }
    return table
  }

  /// A big-endian number of so many bytes.
  package static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  package var bytes: [UInt8] {
    var directory = kind
    directory += Self.big(tables.count, 2)
    directory += [0, 0, 0, 0, 0, 0]
    var contents: [UInt8] = []
    let start = directory.count + 16 * tables.count
    for (tag, content) in tables {
      directory += Array(tag.utf8)
      directory += [0, 0, 0, 0]
      directory += Self.big(start + contents.count, 4)
      directory += Self.big(content.count, 4)
      contents += content
    }
    return directory + contents
  }

  /// A packed font, of which only the header is read.
  package static func packed(_ kind: String, length: Int? = nil, tables: Int = 10) -> [UInt8] {
    let size = 100
    var bytes = Array(kind.utf8)
    bytes += [0, 1, 0, 0]
    bytes += big(length ?? size, 4)
    bytes += big(tables, 2)
    bytes += [0, 0]
    bytes += big(500, 4)
    return bytes + [UInt8](repeating: 7, count: size - bytes.count)
  }
}
