/// Edits a shared library so that it loads without another one that it has no use for.
///
/// An extension of Python can't be loaded into a program that is none: data of Python's is missing. Where a name
/// is weak, the loader leaves it at zero.
///
/// Source: System V Application Binary Interface, "Object Files" and "Symbol Table"; "ELF-64 Object File Format".
enum SharedLibrary {
  /// Sizes and places of the form's 64-bit version.
  private enum Form {
    /// Its first bytes: the name, 64 bits, little endian.
    static let signature: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    static let sectionOffset = 0x28
    static let sectionCount = 0x3C
    static let sectionByteCount = 64
    static let symbolByteCount = 24
    /// The kind of the section with the names that the loader looks for.
    static let dynamicSymbols = 11
    /// The binding of a name that must be found, and of one that need not.
    static let global: UInt8 = 1
    static let weak: UInt8 = 2
  }

  /// A library that needs no more names of some kinds.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - prefixes: What the names begin with.
  /// - Returns: The library, whose missing names of the kinds are weak; `nil` for a file of another form.
  static func freed(_ library: [UInt8], of prefixes: [String]) -> [UInt8]? {
    var bytes = library
    guard bytes.starts(with: Form.signature),
      let table = number(bytes, Form.sectionOffset, 8),
      let count = number(bytes, Form.sectionCount, 2)
    else { return nil }
    let sections = (0..<count).map { table + $0 * Form.sectionByteCount }
    guard let symbols = sections.first(where: { number(bytes, $0 + 4, 4) == Form.dynamicSymbols }),
      let start = number(bytes, symbols + 24, 8), let size = number(bytes, symbols + 32, 8),
      let link = number(bytes, symbols + 40, 4), sections.indices.contains(link),
      let names = number(bytes, sections[link] + 24, 8), start <= bytes.count,
      size <= bytes.count - start
    else { return nil }
    for symbol in stride(from: start, to: start + size, by: Form.symbolByteCount) {
      guard symbol + Form.symbolByteCount <= bytes.count, let name = number(bytes, symbol, 4),
        let section = number(bytes, symbol + 6, 2)
      else { return nil }
      let binding = bytes[symbol + 4] >> 4
      guard section == 0, binding == Form.global,
        prefixes.contains(where: { hasName(bytes, names + name, $0) })
      else { continue }
      bytes[symbol + 4] = Form.weak << 4 | bytes[symbol + 4] & 0x0F
    }
    return bytes
  }

  private static func hasName(_ bytes: [UInt8], _ place: Int, _ prefix: String) -> Bool {
    bytes.indices.contains(place) && bytes[place...].starts(with: prefix.utf8)
  }

  /// A number with its lowest byte first; `nil` beyond the end, and for one that is no place.
  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    let value = (0..<count).reduce(UInt64(0)) { $0 | UInt64(bytes[place + $1]) << (8 * $1) }
    return value <= UInt64(UInt32.max) ? Int(value) : nil
  }
}
