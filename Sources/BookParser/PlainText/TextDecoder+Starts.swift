import UnicodeText

extension TextDecoder {
  /// Decodes bytes, with the place of each character.
  ///
  /// - Parameter bytes: Whole characters, less than 2 GB.
  /// - Returns: The units of ``decode(_:)``, and for each the byte at which its character begins.
  ///   Both halves of a surrogate pair begin at the same byte.
  func decodedWithStarts(_ bytes: [UInt8]) -> (units: [UInt16], starts: [Int]) {
    let (units, starts) = allDecodedWithStarts(bytes)
    guard let read = TerminalMarks.readIndices(of: units) else { return (units, starts) }
    return (read.map { units[$0] }, read.map { starts[$0] })
  }

  func allDecodedWithStarts(_ bytes: [UInt8]) -> (units: [UInt16], starts: [Int]) {
    if let other = others.first { return joinedDecodedWithStarts(bytes, other) }
    return ownDecodedWithStarts(bytes)
  }

  /// Decodes bytes of which all are in one encoding.
  func ownDecodedWithStarts(_ bytes: [UInt8]) -> (units: [UInt16], starts: [Int]) {
    switch encoding.form {
    case .singleByte: return (allDecoded(bytes.span).units, Array(bytes.indices))
    case .wide(let width, _):
      let units = allDecoded(bytes.span).units
      return (units, Self.starts(of: units, width: width))
    case .utf8, .multiByte, .escaped:
      let name = encoding.converter ?? "UTF-8"
      // An encoding that ICU lacks is never chosen.
      guard var converter = try? CharsetConverter(name) else { return ([], []) }
      let before = encoding.prologue.count
      var starts: [Int] = []
      var units = converter.convert(encoding.prologue + bytes, starts: &starts)
      _ = Self.takeAwayFillers(from: &units, of: name)
      return (units, starts.map { max(0, $0 - before) })
    }
  }

  /// The starts for code units of one width: two bytes for each unit of UTF-16, four for each
  /// character of UTF-32.
  private static func starts(of units: [UInt16], width: Int) -> [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(units.count)
    var place = 0
    for unit in units {
      let isSecondHalf = (0xDC00...0xDFFF).contains(unit)
      if isSecondHalf, let first = starts.last {
        starts.append(first)
        if width == 2 { place += width }
      } else {
        starts.append(place)
        place += width
      }
    }
    return starts
  }
}
