/// One part of a dictionary's entry, with the type of its content.
public struct EntryPart: Hashable, Sendable {
  /// StarDict's letter: `m` plain text, `h` HTML, `g` Pango markup, `x` XDXF, `t` and `y`
  /// pronunciation, `l` text of another encoding, and others.
  public var type: UInt8
  /// Its content.
  public var bytes: [UInt8]

  /// The most parts of one entry.
  static let limit = 64

  /// Cuts an entry into its parts; an incomplete or unknown part ends it.
  ///
  /// A small letter means text up to a zero byte, a capital one data whose length comes first. With
  /// the types given for all entries the letters are left out, and the last part ends with the entry.
  ///
  /// Source: StarDict's doc/StarDictFileFormat.
  ///
  /// - Parameters:
  ///   - entry: The entry's bytes.
  ///   - types: The types of the parts, if all entries have the same; else empty.
  /// - Returns: The parts in order.
  public static func parts(of entry: [UInt8], types: [UInt8]) -> [EntryPart] {
    var parts: [EntryPart] = []
    var rest = entry[...]
    var given = types[...]
    while !rest.isEmpty, parts.count < limit {
      let type: UInt8
      if types.isEmpty {
        type = rest.removeFirst()
      } else {
        guard let next = given.popFirst() else { break }
        type = next
      }
      let isLast = !types.isEmpty && given.isEmpty
      if isLast {
        parts.append(EntryPart(type: type, bytes: Array(rest)))
        break
      }
      if (0x41...0x5A).contains(type) {
        guard rest.count >= 4 else { break }
        let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        rest = rest.dropFirst(4)
        parts.append(EntryPart(type: type, bytes: Array(rest.prefix(count))))
        rest = rest.dropFirst(count)
      } else {
        let text = rest.prefix { $0 != 0 }
        parts.append(EntryPart(type: type, bytes: Array(text)))
        rest = rest.dropFirst(text.count + 1)
      }
    }
    return parts
  }

  /// Its bytes as text: UTF-8, else Latin-1, in which all bytes are valid.
  public var text: String {
    String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
