import Foundation
import Markup
import ReadingModel
import UnicodeText

/// A whole file of text or markup, small enough to be held, in UTF-8.
struct SourceText {
  /// The text without byte order mark and zeros.
  let text: String
  /// The language that the encoding betrays.
  let language: Language?
  /// What was wrong.
  let findings: [Finding]

  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - charset: What the file says of its encoding, if anything; believed where it can be true.
  ///   - place: Where to report what is wrong.
  /// - Throws: ``BookOpenError/unsupportedFormat(_:)`` for what is no text.
  init(_ bytes: [UInt8], charset: String? = nil, at place: String = "") throws {
    let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let text = String(validating: bytes[marked...], as: UTF8.self), !Self.isEscaped(charset),
      !Self.isWide(bytes)
    {
      self.text = Self.clean(text)
      language = nil
      findings = []
      return
    }
    if let charset, !Self.isUTF8(charset), !Self.isWide(bytes), marked == 0,
      let text = Self.decoded(bytes, charset)
    {
      self.text = Self.clean(text)
      language = nil
      findings = []
      return
    }
    var survey = ByteSurvey()
    survey.add(bytes.span)
    guard let found = EncodingDetector().detect(survey) else {
      throw BookOpenError.unsupportedFormat("A binary file")
    }
    let content = Array(bytes.dropFirst(found.markLength))
    let decoded = try TextDecoder(found.encoding).decoded(content.span)
    text = Self.clean(String(decoding: decoded.units, as: UTF16.self))
    language = found.language
    findings =
      decoded.faultCount > 0
      ? [.undecodable(decoded.faultCount, in: found.encoding.name, at: place)] : []
  }

  /// Names of charsets as the web means them (Encoding Standard, 4.2), which is more than they say.
  private static let webNames = [
    "iso-8859-1": "windows-1252", "latin1": "windows-1252", "us-ascii": "windows-1252",
    "ascii": "windows-1252", "gb2312": "GB18030", "gbk": "GB18030", "big5": "Big5-HKSCS",
    "shift_jis": "ibm-943_P15A-2003", "shift-jis": "ibm-943_P15A-2003",
    "x-sjis": "ibm-943_P15A-2003", "euc-kr": "windows-949-2000",
    "ks_c_5601-1987": "windows-949-2000",
    "iso-8859-9": "windows-1254", "tis-620": "windows-874-2000",
  ]

  private static func decoded(_ bytes: [UInt8], _ charset: String) -> String? {
    let name = charset.lowercased()
    // What is read as bytes can't be in units of two.
    guard !name.hasPrefix("utf-16"), !name.hasPrefix("utf-32"), name != "utf-7",
      var converter = try? CharsetConverter(webNames[name] ?? name)
    else { return nil }
    var units: [UInt16] = []
    converter.append(bytes.span, isLast: true, to: &units)
    // A wrong name shows by bytes that mean nothing in it.
    guard converter.faultCount * 100 <= units.count else { return nil }
    return String(decoding: units, as: UTF16.self)
  }

  private static func isUTF8(_ charset: String) -> Bool {
    ["utf-8", "utf8"].contains(charset.lowercased())
  }

  /// Whether bytes of ASCII are not what they seem.
  private static func isEscaped(_ charset: String?) -> Bool {
    charset?.lowercased().hasPrefix("iso-2022") == true
      || charset?.lowercased().hasPrefix("hz") == true
  }

  /// Whether the file begins in units of more than a byte.
  private static func isWide(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.prefix(4).contains(0)
  }

  private static func clean(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
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
