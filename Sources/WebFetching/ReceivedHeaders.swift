/// The headers of an answer, as libcurl hands them over line by line.
struct ReceivedHeaders {
  /// The most bytes of all headers; servers send a few kilobytes.
  static let byteLimit = 256 << 10

  /// By their names in small letters; of several with one name, the last.
  private(set) var values: [String: String] = [:]
  private var byteCount = 0

  /// Takes a line.
  ///
  /// - Returns: Whether there was room for it.
  mutating func take(_ line: UnsafeRawBufferPointer) -> Bool {
    byteCount += line.count
    guard byteCount <= Self.byteLimit else { return false }
    let text = unsafe String(decoding: line, as: UTF8.self)
    guard let colon = text.firstIndex(of: ":") else {
      // An answer before the real one, such as 100, has headers of its own.
      if text.hasPrefix("HTTP/") { values = [:] }
      return true
    }
    let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
    values[text[..<colon].lowercased()] = String(value.prefix { !$0.isNewline })
    return true
  }
}
