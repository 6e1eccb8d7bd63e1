import Foundation
import ReadingModel

/// Marks as Readium's `AnnotationSet`, W3C Web Annotations of one publication.
///
/// Source: <https://github.com/readium/annotations>
enum AnnotationSet {
  static let context = "http://www.w3.org/ns/anno.jsonld"
  /// The prefix of the id of a Vorleser mark.
  static let idPrefix = "urn:x-vorleser:mark:"
  /// The prefix for a chapter that has no path in its book, such as one of a plain text.
  static let chapterPrefix = "chapter-"

  struct Document: Encodable {
    var context = AnnotationSet.context
    var id: String
    var type = "AnnotationSet"
    var generator: Generator
    var generated: Date
    var about: About
    var items: [Item]

    enum CodingKeys: String, CodingKey {
      case context = "@context"
      case id, type, generator, generated, about, items
    }
  }

  struct Generator: Encodable {
    var type = "Software"
    var name: String
  }

  struct About: Encodable {
    var identifier: [String]
    var format: String
    var title: String
    var creator: [String]

    enum CodingKeys: String, CodingKey {
      case identifier = "dc:identifier"
      case format = "dc:format"
      case title = "dc:title"
      case creator = "dc:creator"
    }
  }

  struct Item: Encodable {
    var context = AnnotationSet.context
    var id: String
    var type = "Annotation"
    var created: Date
    var modified: Date
    var body: Body
    var target: Target
    var motivation: String

    enum CodingKeys: String, CodingKey {
      case context = "@context"
      case id, type, created, modified, body, target, motivation
    }
  }

  struct Body: Encodable {
    var type = "TextualBody"
    var value: String
    var format = "text/markdown"
    var highlight: String
    var color: String
    /// The style of a bookmark; the style of a highlight is in `highlight`.
    var style: String?

    enum CodingKeys: String, CodingKey {
      case type, value, format, highlight, color
      case style = "vorleser:style"
    }
  }

  struct Target: Encodable {
    var source: String
    var meta: Meta?
    var selector: [Selector]
  }

  struct Meta: Encodable {
    var headings: [Heading]
  }

  struct Heading: Encodable {
    var level = 1
    var txt: String
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys, .prettyPrinted]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var value = encoder.singleValueContainer()
      // The middle of the millisecond, so that none is cut to the one before.
      let middle = Date(timeIntervalSince1970: date.timeIntervalSince1970 + 0.0005)
      try value.encode(middle.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
    return encoder
  }

  /// The set of a book, still without marks.
  static func document(_ book: MarkedBook, program: String) -> Document {
    Document(
      id: "urn:uuid:\(UUID().uuidString.lowercased())", generator: Generator(name: program),
      generated: Date(),
      about: About(
        identifier: ["urn:sha256:\(book.book.fingerprint.sha256)"],
        format: book.book.fingerprint.format.mediaType,
        title: book.book.title, creator: book.book.metadata.creators),
      items: [])
  }

  static func item(_ mark: Mark, in book: MarkedBook) -> Item {
    let index = book.outline.index(at: mark.range.lowerBound)
    let path = book.paths.indices.contains(index) ? book.paths[index] : ""
    let isBookmark = mark.kind == .bookmark
    return Item(
      id: idPrefix + mark.id, created: mark.created, modified: mark.updated,
      body: Body(
        value: mark.note, highlight: isBookmark ? "bookmark" : mark.style.rawValue,
        color: mark.color.rawValue, style: isBookmark ? mark.style.rawValue : nil),
      target: Target(
        source: path.isEmpty ? "\(chapterPrefix)\(index)" : path,
        meta: mark.chapter.map { Meta(headings: [Heading(txt: $0)]) },
        selector: selectors(mark, index, book)),
      motivation: isBookmark ? "bookmarking" : mark.note.isEmpty ? "highlighting" : "commenting")
  }
}
