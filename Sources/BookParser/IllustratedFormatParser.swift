public import Foundation

/// The parser of a format whose texts show pictures that are files beside them.
package protocol IllustratedFormatParser: FormatParser {
  /// The pictures that a text shows.
  ///
  /// - Parameters:
  ///   - file: The text, which stays untouched.
  ///   - chosen: The encoding that a person has chosen; `nil` for none.
  /// - Returns: Their paths below the text's folder, as the text names them, each once; they may not be there.
  /// - Throws: When reading fails.
  static func pictures(of file: URL, in chosen: EncodingName?) throws -> [String]
}

extension BookParser {
  /// The pictures that a text shows from files beside it.
  ///
  /// - Parameters:
  ///   - file: The text, which stays untouched.
  ///   - chosen: The encoding that a person has chosen; `nil` for none.
  ///   - formats: The formats that it may be of.
  /// - Returns: Their paths below the text's folder, each once; they may not be there. Empty for other formats.
  /// - Throws: ``BookOpenError``; when reading fails.
  @concurrent
  public static func pictures(
    beside file: URL, in chosen: EncodingName? = nil, formats: BookFormatTable = .standard
  ) async throws -> [String] {
    try (parser(of: file, formats) as? any (IllustratedFormatParser & SendableMetatype).Type)?
      .pictures(of: file, in: chosen) ?? []
  }
}
