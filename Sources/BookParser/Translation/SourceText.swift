import Foundation
import Markup
import ReadingModel

/// A whole file of text or markup, small enough to be held, in UTF-8.
struct SourceText {
  /// The text without byte order mark and zeros.
  let text: String
  /// The encoding in which it is read.
  let encoding: TextEncoding
  /// The language that the encoding betrays.
  let language: Language?
  /// What was wrong.
  let findings: [Finding]

  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - charset: What the file says of its encoding, if anything; believed where it can be true.
  ///   - chosen: The encoding that a person has chosen, which counts more than anything; `nil` for none.
  ///   - place: Where to report what is wrong.
  /// - Throws: ``BookOpenError/unsupportedFormat(_:)`` for what is no text.
  init(
    _ bytes: [UInt8], charset: String? = nil, chosen: TextEncoding? = nil, at place: String = ""
  ) throws {
    if let chosen {
      try self.init(bytes, as: EncodingDetector.chosen(chosen, head: Array(bytes.prefix(4))), place)
      return
    }
    let declared = charset.flatMap { DeclaredEncoding($0) }
    let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let mayBeUTF8 = Self.mayBeUTF8(bytes, declared)
    // Most files are this; only with escapes may valid UTF-8 mean something else.
    if mayBeUTF8, !Self.holds(0x1B, bytes.span),
      let text = String(validating: bytes[marked...], as: UTF8.self)
    {
      self.init(text, .utf8)
      return
    }
    var survey = ByteSurvey()
    survey.add(bytes.span)
    let found = EncodingDetector().detect(survey)
    if mayBeUTF8, survey.hasEscape, found?.encoding.form != .escaped,
      let text = String(validating: bytes[marked...], as: UTF8.self)
    {
      self.init(text, .utf8)
      return
    }
    if let declared, !Self.isWide(bytes), marked == 0,
      let decoded = declared.decoded(bytes, found, survey)
    {
      self.init(decoded, declared.encoding, language: nil, place)
      return
    }
    guard let found else { throw BookOpenError.unsupportedFormat("A binary file") }
    try self.init(bytes, as: found, place)
  }

  private init(_ bytes: [UInt8], as found: EncodingDetector.Result, _ place: String) throws {
    let decoded = try TextDecoder(found.encoding).decoded(
      bytes.span.extracting(found.markLength...))
    let encoding = found.encoding == .ascii ? .utf8 : found.encoding
    self.init(decoded, encoding, language: found.language, place)
  }

  private init(
    _ decoded: TextDecoder.Decoded, _ encoding: TextEncoding, language: Language?, _ place: String
  ) {
    self.init(
      String(utf16Units: decoded.units), encoding, language: language,
      findings: decoded.faultCount > 0
        ? [.undecodable(decoded.faultCount, in: encoding.name, at: place)] : [])
  }

  private init(
    _ text: String, _ encoding: TextEncoding, language: Language? = nil, findings: [Finding] = []
  ) {
    self.text = Self.clean(text)
    self.encoding = encoding
    self.language = language
    self.findings = findings
  }

  /// Whether a file is what most are: UTF-8 without escapes, so that nothing has to be decoded.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - charset: What the file says of its encoding, if anything.
  /// - Returns: Whether it is.
  static func isPlainUTF8(_ bytes: [UInt8], charset: String?) -> Bool {
    mayBeUTF8(bytes, charset.flatMap { DeclaredEncoding($0) }) && !holds(0x1B, bytes.span)
      && isUTF8(bytes.span)
  }

  /// So many bytes are judged at once.
  private static let block = 64

  /// Whether bytes are UTF-8; only blocks that are not all ASCII are looked at byte by byte.
  private static func isUTF8(_ bytes: Span<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      if rest.count >= block, isASCII(rest.extracting(first: block)) {
        rest = rest.extracting(droppingFirst: block)
        continue
      }
      // No character reaches into a block of ASCII.
      var end = min(block, rest.count)
      while rest.count - end >= block, !isASCII(rest.extracting(end..<end + block)) { end += block }
      if rest.count - end < block { end = rest.count }
      // The error only says where; nobody asks.
      guard (try? UTF8Span(validating: rest.extracting(first: end))) != nil else { return false }
      rest = rest.extracting(droppingFirst: end)
    }
    return true
  }

  /// As ``holds(_:_:)``, without a way out of the loop.
  private static func isASCII(_ bytes: Span<UInt8>) -> Bool {
    var all: UInt8 = 0
    for index in bytes.indices { all |= bytes[index] }
    return all < 0x80
  }

  private static func mayBeUTF8(_ bytes: [UInt8], _ declared: DeclaredEncoding?) -> Bool {
    declared?.encoding.form != .escaped && !isWide(bytes)
  }

  /// Whether the file begins in units of more than a byte.
  static func isWide(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.prefix(4).contains(0)
  }

  /// Whether a byte is in a file; without a way out of the loop, so that the compiler makes vector code of it.
  private static func holds(_ wanted: UInt8, _ bytes: Span<UInt8>) -> Bool {
    var found: UInt8 = 0
    for index in bytes.indices { found |= bytes[index] == wanted ? 1 : 0 }
    return found != 0
  }

  private static func clean(_ text: String) -> String {
    guard holds(0, text.utf8Span.span) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" }))
  }
}

extension MarkupDocument {
  /// Parses HTML of any quality: as browsers do, or where it is built to keep them busy, as far as it goes.
  ///
  /// - Parameter text: The document.
  /// - Returns: The tree.
  /// - Throws: ``BookOpenError/limit(reason:)`` when it would fill the memory.
  static func page(_ text: String) throws -> MarkupDocument {
    let bytes = Array(text.utf8)
    do {
      return try html(bytes)
    } catch {
      do {
        return try html(withoutDeepTags(bytes))
      } catch {
        throw BookOpenError.limit(reason: error.message)
      }
    }
  }
}
