import Foundation
import ReadAloud
import ReadingModel
import VorleserKit

extension BookShape {
  /// A book of the library, with addresses below a path.
  init(_ book: LibraryBook, _ base: BasePath) {
    self.init(
      id: book.id, title: book.title, authors: book.metadata.creators,
      language: book.metadata.language, format: book.fingerprint.format.id,
      capabilities: BookFormat.Capability.allCases.filter(book.capabilities.contains)
        .map(\.rawValue),
      series: book.metadata.series.map { SeriesShape(name: $0.name, position: $0.position) },
      fingerprint: book.fingerprint.description, fileName: book.fileName,
      byteCount: book.fingerprint.byteCount,
      cover: book.coverVersion.map { base.address("/api/books/\(book.id)/cover?v=\($0)") },
      added: TimeText.text(book.added), lastRead: book.lastRead.map(TimeText.text),
      removed: book.removed.map(TimeText.text), length: book.length,
      blank: book.isBlank,
      // Four digits are a place on a page; more only make the list longer.
      progress: (book.progress * 10_000).rounded() / 10_000,
      position: PositionShape(book.position), voice: book.voice, missing: book.isMissing,
      shelf: book.owner == nil ? "shared" : "private", addedBy: book.addedBy?.number,
      address: book.pageAddress, favorite: book.opinion.isFavorite,
      rating: book.opinion.rating?.stars, tags: book.opinion.tags,
      archived: book.opinion.isArchived)
  }
}

extension LibraryBook {
  /// What tells the text of a book, and how it is read, from others at its addresses: its file and what people have
  /// corrected or had recognised.
  var textTag: String {
    let chosen = [encoding, metadata.correctedLanguage, recognised].map { $0 ?? "" }
    let isOwn = chosen.allSatisfy(\.isEmpty)
    return fingerprint.sha256.prefix(16) + (isOwn ? "" : "-" + chosen.joined(separator: ","))
  }
}

extension ImportShape {
  /// What became of the books of a file, with addresses below a path.
  init(_ outcome: ArchiveImport, _ base: BasePath) {
    self.init(
      books: outcome.added.map { BookShape($0, base) },
      known: outcome.known.map { BookShape($0, base) },
      refused: outcome.refused.map {
        RefusedBookShape(path: $0.path, problem: Problem($0.reason, below: base).shape)
      })
  }
}

extension PositionShape {
  /// A place in a book.
  init(_ position: ReadingPosition) {
    self.init(
      offset: position.offset, version: position.version,
      updated: position.updated.map(TimeText.text), device: position.device,
      state: position.state.rawValue)
  }
}

extension BookDetailsShape.Short {
  /// A book with what is needed to read it, but for its chapters and contents.
  init(
    _ book: LibraryBook, _ outline: BookOutline, _ edition: String, _ presentation: Presentation,
    detectedLanguage: String?, content: (any BookContent)?,
    replacements: KeyedReplacements, _ base: BasePath
  ) {
    var shape = BookShape(book, base)
    let isCorrected = book.metadata.correctedLanguage != nil
    shape.language = book.metadata.correctedLanguage ?? detectedLanguage ?? shape.language
    self.init(
      book: shape,
      rest: BookDetailsShape.Rest(
        edition: edition, chapterCount: outline.chapters.count,
        contentsCount: outline.contents.count,
        languageDetected: !isCorrected && detectedLanguage != nil,
        languageCorrected: isCorrected, encoding: content?.encoding,
        replacements: replacements.key, chapterRule: book.chapterRule,
        cleaning: content?.isUnmarked == true ? replacements.cleaning : nil,
        recording: content?.recording.map(BookRecordingShape.init),
        direction: book.metadata.pageProgression == .rightToLeft ? "rtl" : "ltr",
        layout: book.metadata.layout.rawValue, writing: presentation.writing.rawValue,
        spread: presentation.spread.rawValue, findings: outline.findings.map(FindingShape.init)))
  }
}

extension WrittenJSON {
  /// The chapters and the contents of a book, or a part of both lists, as members of an object.
  ///
  /// - Parameters:
  ///   - outline: The book's outline.
  ///   - presentation: How the book wants to be shown.
  ///   - layout: The layout of chapters that have none of their own.
  ///   - titles: How titles are shown.
  ///   - from: How many of both lists are left out at their beginnings.
  ///   - count: The most of both lists.
  init(
    _ outline: BookOutline, _ presentation: Presentation, _ layout: Layout, titles: ShownTitles,
    from: Int = 0, count: Int = .max
  ) {
    var titles = titles
    let (layouts, sides) = (presentation.layouts, presentation.sides)
    member("chapters") { json in
      let chapters = outline.chapters.dropFirst(from).prefix(count)
      json.list(chapters.indices) { json, index in
        let chapter = chapters[index]
        ChapterInfoShape(
          index: index, title: chapter.title.map { titles.shown($0) }, start: chapter.start,
          length: chapter.length, linear: chapter.isLinear,
          layout: (layouts.indices.contains(index) ? layouts[index] : layout).rawValue,
          side: sides.indices.contains(index) ? sides[index]?.rawValue : nil
        ).write(to: &json)
      }
    }
    member("contents") { json in
      json.list(outline.contents.dropFirst(from).prefix(count)) { json, entry in
        ContentsEntryShape(entry, &titles).write(to: &json)
      }
    }
  }
}

extension ChapterInfoShape {
  /// Writes what the encoder would write.
  func write(to json: inout WrittenJSON) {
    json.object {
      $0.member("index", index)
      $0.member("title", title)
      $0.member("start", start)
      $0.member("length", length)
      $0.member("linear", linear)
      $0.member("layout", layout)
      $0.member("side", side)
    }
  }
}

extension ContentsEntryShape {
  /// A line of the contents.
  init(_ entry: BookOutline.Entry, _ titles: inout ShownTitles) {
    let label = titles.shown(entry.label)
    self.init(
      label: label, offset: entry.offset, chapter: entry.chapter,
      children: entry.children.map { ContentsEntryShape($0, &titles) })
  }

  /// Writes what the encoder would write.
  func write(to json: inout WrittenJSON) {
    json.object {
      $0.member("label", label)
      $0.member("offset", offset)
      $0.member("chapter", chapter)
      $0.member("children") { $0.list(children) { $1.write(to: &$0) } }
    }
  }
}

extension FindingShape {
  /// A mistake in a book.
  init(_ finding: Finding) {
    self.init(
      severity: finding.severity.rawValue, place: finding.place, message: finding.message,
      code: finding.code?.rawValue, values: finding.values)
  }
}

/// Writes points in time: ISO 8601 in UTC with milliseconds.
enum TimeText {
  static func text(_ date: Date) -> String {
    // The database has whole milliseconds; a hair below one would be cut to the one before.
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    let middle = Date(timeIntervalSince1970: (milliseconds + 0.5) / 1000)
    return middle.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
