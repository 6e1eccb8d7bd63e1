public import Foundation
import Markdown

/// Vorleser's own guide: Markdown chapters in a folder, made into the EPUB that comes with the
/// program.
public enum GuideBook {
  /// Builds the guide.
  ///
  /// - Parameters:
  ///   - folder: Markdown files, one a chapter, in the order of their names; each begins with its
  ///     title as a heading.
  ///   - file: Where the EPUB goes.
  /// - Throws: ``PublishingError``; `CocoaError` when a chapter can't be read.
  public static func write(from folder: URL, to file: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
    let sections = try names.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let document = try MarkdownDocument(text)
      return Publication.Section(title: document.title ?? name, body: try document.xhtml())
    }
    try EPUBWriter.write(
      Publication(
        title: "The Vorleser Guide", creator: "The Vorleser authors", language: "en",
        identifier: "urn:uuid:5d7e4bb3-6a3a-4c55-9d0c-2f5b8b1c9a01",
        modified: "2026-11-01T00:00:00Z", sections: sections),
      to: file)
  }
}
