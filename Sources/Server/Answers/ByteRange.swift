/// The part of a known length that a `Range` header asks for (RFC 9110 section 14).
enum ByteRange: Equatable {
  /// All of it: there is no range, or an unsupported one, which is ignored.
  case whole
  case part(Range<Int>)
  /// Past the end.
  case unsatisfiable

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - header: Its value, if there is one.
  ///   - length: How many bytes there are.
  init(_ header: String?, length: Int) {
    self = Self.parse(header, length: length) ?? .whole
  }

  private static func parse(_ header: String?, length: Int) -> ByteRange? {
    guard let header, header.lowercased().hasPrefix("bytes=") else { return nil }
    // Several ranges at once are ignored: nobody needs them here, and they are an attack elsewhere.
    let text = header.dropFirst("bytes=".count).filter { $0 != " " }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, !text.contains(",") else { return nil }
    if ends[0].isEmpty {
      guard let count = number(ends[1]) else { return nil }
      guard count > 0, length > 0 else { return .unsatisfiable }
      return .part(max(0, length - count)..<length)
    }
    guard let first = number(ends[0]) else { return nil }
    guard ends[1].isEmpty || number(ends[1]).map({ $0 >= first }) == true else { return nil }
    guard first < length else { return .unsatisfiable }
    let last = number(ends[1]) ?? length - 1
    return .part(first..<min(last, length - 1) + 1)
  }

  /// Reads digits only; a number beyond `Int` becomes the largest.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? Int.max
  }
}
