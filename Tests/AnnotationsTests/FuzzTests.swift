import Anchoring
import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import Annotations

/// Whatever a file with marks says, reading it and looking for its words ends.
struct FuzzTests {
  private static let files = [
    """
    {"type": "AnnotationSet", "items": [{"id": "urn:x-vorleser:mark:1", "created": "2024-05-01T10:00:00Z",
    "body": {"highlight": "solid", "color": "yellow", "value": "a note"}, "target": {"source": "chapter-0",
    "meta": {"headings": [{"txt": "One"}]}, "selector": [{"type": "TextQuoteSelector", "exact": "ferry went",
    "prefix": "The ", "suffix": " over"}, {"type": "TextPositionSelector", "start": 4, "end": 14},
    {"type": "ProgressionSelector", "value": 0.25}]}}]}
    """,
    """
    {"title": "A", "number_of_pages": 120, "entries": [{"text": "over the river", "page": 12, "time": 1714557600,
    "sort": "highlight", "drawer": "lighten", "color": "red", "note": "n", "chapter": "One"}]}
    """,
    """
    {"$format": "readest-annotations", "annotations": [{"id": "x", "text": "nobody saw it", "createdAt": 1714557600000,
    "cfi": "epubcfi(/6/4!/4/2,/1:0,/1:9)", "style": "underline", "color": "blue"}]}
    """,
  ]
  private static let text = Array(
    "The ferry went over the river, and nobody saw it. The ferry came back.".utf16)

  @Test func filesWithMarks() async throws {
    try await FuzzLoop("files with marks", caseCount: 400).run { generator in
      let bytes = generator.mutated(
        Array(generator.pick(Self.files).utf8),
        words: ["null", "[", "{}", "\\ud800", "1e308", "-1", "\"\""])
      guard let marks = try? MarkFileReader(title: "A").marks(Data(bytes)) else { return }
      var finder = QuoteFinder(
        marks.map { mark in
          QuoteFinder.Wanted(
            quote: mark.quote.bounded(), expected: mark.range?.lowerBound, length: mark.range?.count
          )
        })
      finder.read(Self.text)
      for placement in finder.placements() {
        guard let range = placement?.range else { continue }
        #expect(range.lowerBound >= 0 && range.upperBound <= Self.text.count)
      }
    }
  }
}
