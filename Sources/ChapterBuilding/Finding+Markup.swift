package import Markup
package import ReadingModel

extension [Finding] {
  /// The most findings about one package.
  private static var limit: Int { 1_000 }

  /// Adds a finding, unless there are ``limit`` already.
  package mutating func report(_ finding: Finding) {
    if count < Self.limit { append(finding) }
  }
}

extension Finding {
  /// Markup that is not well-formed.
  package static func malformed(_ path: String, _ error: MarkupError) -> Finding {
    let place = error.line.map { "\(path):\($0)" } ?? path
    return Finding(
      .moderate, at: place, .malformed, "The markup is malformed: \(error.message)")
  }

  /// A document whose bytes are not in the encoding that it claims.
  package static func wrongEncoding(_ path: String) -> Finding {
    Finding(
      .moderate, at: path, .wrongEncoding,
      "The file is not in UTF-8 as it says; it is read as Windows-1252.")
  }
}
