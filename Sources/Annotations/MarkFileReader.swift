package import Foundation
import ReadingModel

/// Reads marks that other programs have written: Readium's `AnnotationSet` (ours, Thorium's), KOReader's
/// JSON and Readest's.
///
/// Files come from anywhere: every field may be missing or of another type.
package struct MarkFileReader {
  /// The largest file, some ten thousand long passages.
  package static let byteLimit = 16 << 20
  /// The times that a mark can have, in seconds of Unix: 1970 to 2999.
  private static let times = 0.0..<32_503_680_000.0

  /// Title of the book that the marks are for, for files with several books.
  private let title: String

  /// Makes a reader.
  ///
  /// - Parameter title: Title of the book that the marks are for.
  package init(title: String) {
    self.title = title
  }

  /// Reads a file.
  ///
  /// - Parameter data: Its content.
  /// - Returns: The marks in it.
  /// - Throws: ``MarkFileError``.
  package func marks(_ data: Data) throws(MarkFileError) -> [ForeignMark] {
    guard data.count <= Self.byteLimit else {
      throw .tooLarge(byteLimit: Self.byteLimit)
    }
    guard let value = try? JSONSerialization.jsonObject(with: data) else {
      throw .foreign
    }
    let objects = (value as? [Any])?.compactMap { $0 as? [String: Any] } ?? []
    let object = value as? [String: Any]
    let marks: [ForeignMark]
    if let object, object["$format"] as? String == "readest-annotations" {
      marks = Self.objects(object["annotations"]).compactMap(Self.readest)
    } else if let object, object["type"] as? String == "AnnotationSet" {
      marks = Self.objects(object["items"]).compactMap(Self.annotation)
    } else if let object, object["entries"] is [Any] || object["documents"] is [Any] {
      marks = koreader(object)
    } else if !objects.isEmpty, objects.allSatisfy({ $0["type"] as? String == "AnnotationSet" }) {
      marks = chosen(objects) { ($0["about"] as? [String: Any])?["dc:title"] as? String }
        .flatMap { Self.objects($0["items"]).compactMap(Self.annotation) }
    } else {
      throw .foreign
    }
    guard marks.count <= Mark.countLimit else { throw .tooMany }
    guard marks.allSatisfy({ $0.note.utf16.count <= Mark.noteLimit }) else {
      throw .longNote(limit: Mark.noteLimit)
    }
    return marks
  }

  private static func objects(_ value: Any?) -> [[String: Any]] {
    (value as? [Any])?.compactMap { $0 as? [String: Any] } ?? []
  }

  /// The book of our title among several; a single book whatever its title.
  private func chosen(
    _ books: [[String: Any]], title name: ([String: Any]) -> String?
  ) -> [[String: Any]] {
    guard books.count > 1 else { return books }
    let wanted = title.lowercased()
    return books.filter { name($0)?.lowercased() == wanted }
  }

  private static func time(_ value: Any?) -> Date? {
    if let number = (value as? NSNumber)?.doubleValue {
      // Readest counts milliseconds, KOReader seconds; what is too late for seconds is the former.
      let seconds = number > 100_000_000_000 ? number / 1000 : number
      return times.contains(seconds) ? Date(timeIntervalSince1970: seconds) : nil
    }
    guard let text = value as? String, text.utf8.count < 40 else { return nil }
    let date =
      (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
      ?? (try? Date(text, strategy: .iso8601))
    return date.flatMap { times.contains($0.timeIntervalSince1970) ? $0 : nil }
  }

  private static func fraction(_ value: Any?) -> Double? {
    (value as? NSNumber).map(\.doubleValue).flatMap { (0...1).contains($0) ? $0 : nil }
  }

  // MARK: AnnotationSet

  private static func annotation(_ item: [String: Any]) -> ForeignMark? {
    let body = item["body"] as? [String: Any] ?? [:]
    let target = item["target"] as? [String: Any] ?? [:]
    guard let id = item["id"] as? String else { return nil }
    var mark = ForeignMark(id: ForeignMark.id(["annotation", id]))
    let own = id.dropFirst(AnnotationSet.idPrefix.count)
    if id.hasPrefix(AnnotationSet.idPrefix), Mark.isID(String(own)) { mark.id = String(own) }
    let highlight = body["highlight"] as? String
    let isBookmark = highlight == "bookmark" || item["motivation"] as? String == "bookmarking"
    mark.kind = isBookmark ? .bookmark : .highlight
    let style = isBookmark ? body["vorleser:style"] as? String : highlight
    mark.style = style.flatMap(Mark.Style.init) ?? .solid
    mark.color = ForeignMark.color(body["color"])
    mark.note = body["value"] as? String ?? ""
    mark.created = time(item["created"])
    mark.updated = time(item["modified"])
    let meta = target["meta"] as? [String: Any] ?? item["meta"] as? [String: Any]
    mark.chapter = objects(meta?["headings"]).last?["txt"] as? String
    if let source = target["source"] as? String {
      if source.hasPrefix(AnnotationSet.chapterPrefix) {
        mark.index = Int(source.dropFirst(AnnotationSet.chapterPrefix.count))
      } else {
        mark.path = source
      }
    }
    let selectors =
      (target["selector"] as? [String: Any]).map { [$0] } ?? objects(target["selector"])
    for selector in selectors { read(selector, into: &mark) }
    return mark
  }

  private static func read(_ selector: [String: Any], into mark: inout ForeignMark) {
    switch selector["type"] as? String {
    case "TextQuoteSelector":
      mark.quote = TextQuote(
        exact: selector["exact"] as? String ?? "", prefix: selector["prefix"] as? String ?? "",
        suffix: selector["suffix"] as? String ?? "", tail: selector["vorleser:tail"] as? String)
    case "TextPositionSelector":
      if let start = selector["start"] as? Int, let end = selector["end"] as? Int,
        (0...Int(Int32.max)).contains(start), (start...Int(Int32.max)).contains(end)
      {
        mark.range = start..<end
      }
    case "ProgressionSelector": mark.progression = fraction(selector["value"])
    default: break
    }
  }

  // MARK: KOReader

  private func koreader(_ object: [String: Any]) -> [ForeignMark] {
    let books = object["documents"] == nil ? [object] : Self.objects(object["documents"])
    return chosen(books) { $0["title"] as? String }.flatMap { book in
      let pages = (book["number_of_pages"] as? NSNumber)?.doubleValue
      return Self.objects(book["entries"]).compactMap { Self.koreader($0, pages: pages) }
    }
  }

  private static func koreader(_ entry: [String: Any], pages: Double?) -> ForeignMark? {
    let text = entry["text"] as? String ?? ""
    let page = (entry["page"] as? NSNumber)?.doubleValue
    guard !text.isEmpty || page != nil else { return nil }
    let time = Self.time(entry["time"])
    var mark = ForeignMark(
      id: ForeignMark.id([
        "koreader", text, time.map { String($0.timeIntervalSince1970) } ?? "",
        page.map { String($0) } ?? "",
      ]))
    mark.kind = entry["sort"] as? String == "bookmark" || text.isEmpty ? .bookmark : .highlight
    mark.style = ForeignMark.style(drawer: entry["drawer"] as? String)
    mark.color = ForeignMark.color(entry["color"])
    mark.note = entry["note"] as? String ?? ""
    mark.quote = TextQuote(exact: text)
    mark.chapter = entry["chapter"] as? String
    if let page, let pages, pages >= 1, page.isFinite, pages.isFinite {
      mark.totalProgression = min(1, max(0, (page - 1) / pages))
    }
    mark.created = time
    return mark
  }

  // MARK: Readest

  private static func readest(_ entry: [String: Any]) -> ForeignMark? {
    let text = entry["text"] as? String ?? ""
    let place = entry["cfi"] as? String ?? ""
    guard let id = entry["id"] as? String, !text.isEmpty || !place.isEmpty else { return nil }
    var mark = ForeignMark(id: ForeignMark.id(["readest", id]))
    mark.kind = entry["type"] as? String == "bookmark" ? .bookmark : .highlight
    mark.style =
      ["underline", "squiggly"].contains(entry["style"] as? String ?? "") ? .underline : .solid
    mark.color = ForeignMark.color(entry["color"])
    mark.note = entry["note"] as? String ?? ""
    mark.quote = TextQuote(exact: text)
    // The second step of an EPUB CFI is the spine item, at even numbers.
    if let match = place.prefixMatch(of: /epubcfi\(\/\d+\/(\d{1,6})/), let step = Int(match.1) {
      mark.index = max(0, step / 2 - 1)
    }
    mark.created = time(entry["createdAt"])
    mark.updated = time(entry["updatedAt"])
    return mark
  }
}
