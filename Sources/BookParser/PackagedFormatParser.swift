public import Foundation

/// The parser of a format whose file is an archive with a document that holds the metadata.
package protocol PackagedFormatParser: FormatParser {
  /// The path of the document.
  ///
  /// - Parameter file: The file, which stays untouched.
  /// - Returns: The path inside the archive, as its directory has it.
  /// - Throws: ``BookOpenError``.
  static func package(of file: URL) throws -> String
}

extension BookParser {
  /// The document of a book's file that holds the metadata.
  ///
  /// - Parameters:
  ///   - file: The file, which stays untouched.
  ///   - formats: The formats that it may be of.
  /// - Returns: Its path inside the archive; `nil` for a format whose file has no such document.
  /// - Throws: ``BookOpenError``.
  @concurrent
  public static func package(
    of file: URL, formats: BookFormatTable = .standard
  ) async throws -> String? {
    let parser = try parser(of: file, formats)
    return try (parser as? any (PackagedFormatParser & SendableMetatype).Type)?.package(of: file)
  }
}
