import Foundation

/// Standard output, standard error and standard input.
enum Terminal {
  /// Writes text to standard output.
  static func print(_ text: String, terminator: String = "\n") {
    write(Array((text + terminator).utf8), to: STDOUT_FILENO)
  }

  /// Writes a piece of a text to standard output.
  static func print(_ bytes: [UInt8]) {
    write(bytes, to: STDOUT_FILENO)
  }

  /// Writes a line to standard error.
  static func note(_ text: String, terminator: String = "\n") {
    write(Array((text + terminator).utf8), to: STDERR_FILENO)
  }

  /// Whether progress can be redrawn in place.
  static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// All of standard input as text.
  ///
  /// - Throws: ``InputError`` when it is too long or not UTF-8.
  static func readInput() throws -> String {
    let data = try FileHandle.standardInput.read(upToCount: InputError.maximumBytes + 1) ?? Data()
    guard data.count <= InputError.maximumBytes else { throw InputError.tooLong }
    guard let text = String(data: data, encoding: .utf8) else { throw InputError.notUTF8 }
    return text
  }

  /// Writes one value as JSON on a line of its own.
  static func json(_ value: some Encodable) throws {
    print(try line(value))
  }

  /// One value as JSON without line breaks.
  static func line(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

extension String {
  /// One line without control characters: book content is hostile, and a title may try to move the
  /// cursor or to rename the window.
  var asLine: String {
    String(
      UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}

/// Why an input can't be used.
enum InputError: Error, CustomStringConvertible {
  /// The longest text in bytes; longer texts are books and come as files.
  static let maximumBytes = 16 << 20

  case tooLong
  case notUTF8
  /// A page without an article; its name.
  case noArticle(String)

  /// One sentence for people.
  var description: String {
    switch self {
    case .tooLong: "The text is too long for standard input; give it as a file."
    case .noArticle(let name): "'\(name)' holds no text that could be an article."
    case .notUTF8: "The text isn't UTF-8. Pass it as a file to detect its encoding."
    }
  }
}
