import Foundation
import ReadingModel

/// What a PDF says about itself, as far as a person wrote it.
struct PDFMetadata {
  private(set) var metadata: Metadata

  /// What programs put before the name of the file that they printed.
  private static let programs = ["Microsoft Word - ", "Microsoft PowerPoint - "]
  /// Endings of files that were printed.
  private static let endings = [
    "doc", "docx", "dvi", "indd", "odt", "ppt", "qxd", "rtf", "tex", "tmp",
  ]

  /// - Parameter content: What was read.
  init(_ content: PDFContent) {
    metadata = Metadata(title: Self.title(content.title))
    let author = Self.line(content.author)
    if author.contains(where: \.isLetter) {
      metadata.contributors = [Contributor(name: author, role: "aut")]
    }
    // A language tag (RFC 5646) as far as any book has one.
    if content.language.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}/) != nil {
      metadata.languages = [content.language]
    }
  }

  private static func title(_ text: String) -> String? {
    var title = line(text)
    for program in programs where title.hasPrefix(program) { title.removeFirst(program.count) }
    let ending = title.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let isFile = title.contains(".") && endings.contains(ending)
    return isFile || title.lowercased() == "untitled"
      || !title.contains { $0.isLetter || $0.isNumber }
      ? nil : title
  }

  private static func line(_ text: String) -> String {
    text.split {
      $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    .joined(separator: " ")
  }
}
