/// Finds known names by their bytes, without making strings: a table with open addresses, half empty.
struct NameTable<Name: RawRepresentable & Sendable>: Sendable where Name.RawValue == UInt8 {
  private var slots: [Slot]
  private let mask: Int

  private struct Slot {
    var hash: UInt64 = 0
    var name: Name?
  }

  /// Builds a table.
  ///
  /// - Parameter names: Every name with its spelling in lower case.
  init(_ names: [(String, Name)]) {
    var size = 16
    while size < names.count * 3 { size *= 2 }
    mask = size - 1
    slots = Array(repeating: Slot(), count: size)
    for (spelling, name) in names {
      let hash = Self.hash(Array(spelling.utf8).span, 0..<spelling.utf8.count)
      var place = Int(truncatingIfNeeded: hash) & mask
      while slots[place].name != nil { place = (place + 1) & mask }
      slots[place] = Slot(hash: hash, name: name)
    }
  }

  /// The known name that bytes spell, in either case.
  @inline(__always)
  func name(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Name? {
    let hash = Self.hash(bytes, range)
    let slots = slots.span
    var place = Int(truncatingIfNeeded: hash) & mask
    while let name = slots[place].name {
      if slots[place].hash == hash { return name }
      place = (place + 1) & mask
    }
    return nil
  }

  /// FNV-1a over letters in lower case; no two of the known names share a value, which a test holds.
  @inline(__always)
  static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range {
      let byte = bytes[index]
      let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
      hash = (hash ^ UInt64(lower)) &* 0x100_0000_01B3
    }
    return hash ^ (hash >> 29)
  }
}

/// The tables of all trees.
enum KnownNames {
  static let elements = NameTable(
    ElementName.allCases.dropFirst(4).map { ($0.spelling, $0) })
  static let attributes = NameTable(
    AttributeName.allCases.dropFirst().map { ($0.spelling, $0) })
}
