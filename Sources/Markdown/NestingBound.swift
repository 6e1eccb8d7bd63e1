/// Bounds how deep the quotes and lists lie that one line opens.
///
/// cmark-gfm walks up from each piece of a line to the root: 20,000 quotes around 100,000 brackets, a file of 140 KB, took six seconds.
enum NestingBound {
  /// The most columns of markers and white space that a line begins with; 200 quotes have as many.
  private static let columnLimit = 400

  /// The text with a backslash before the first marker that is too deep in its line, so that it is text.
  ///
  /// - Parameter text: The Markdown source.
  /// - Returns: The text; `nil` if nothing is too deep.
  static func bounded(_ text: Span<UInt8>) -> String? {
    var copy: [UInt8] = []
    var (copied, column, isInMarkers) = (0, 0, true)
    for index in text.indices {
      let byte = text[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        (column, isInMarkers) = (0, true)
        continue
      }
      guard isInMarkers else { continue }
      column += byte == UInt8(ascii: "\t") ? 4 : 1
      let next = index + 1 < text.count ? text[index + 1] : UInt8(ascii: "\n")
      switch part(byte, before: next) {
      case .space, .number: continue
      case .text: isInMarkers = false
      case .marker where column > columnLimit:
        for place in copied..<index { copy.append(text[place]) }
        copy.append(UInt8(ascii: "\\"))
        (copied, isInMarkers) = (index, false)
      case .marker: continue
      }
    }
    guard copied > 0 else { return nil }
    for place in copied..<text.count { copy.append(text[place]) }
    return String(decoding: copy, as: UTF8.self)
  }

  /// What a byte is at the beginning of a line.
  private enum Part { case space, number, marker, text }

  private static func part(_ byte: UInt8, before next: UInt8) -> Part {
    let isFollowed = next == UInt8(ascii: " ") || next == UInt8(ascii: "\t")
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: ">"): return .marker
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
      UInt8(ascii: ")"):
      return isFollowed ? .marker : .text
    default: return .text
    }
  }
}
