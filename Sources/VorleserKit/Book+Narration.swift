import AudioCodecs
import AudioEngine
import ReadingModel

extension Book {
  /// More chapters than players list; of a book with more lines in its contents, the top ones are taken.
  private static let chapterLimit = 999

  /// The chapters of an audio file: the lines of the contents, or the book's own chapters where it has none.
  ///
  /// - Returns: The chapters in the order of the text, the first one from its beginning.
  /// - Throws: When the book can no longer be read; `CancellationError`.
  func narrationChapters() async throws -> [NarrationChapter] {
    let outline = try await OutlineReader(self).outline { _ in }
    var chapters = Self.chapters(of: outline.contents, isWhole: true)
    if chapters.count > Self.chapterLimit {
      chapters = Self.chapters(of: outline.contents, isWhole: false)
    }
    if chapters.isEmpty {
      chapters = outline.chapters.enumerated().map { index, chapter in
        NarrationChapter(title: chapter.title ?? "\(index + 1)", offset: chapter.start)
      }
    }
    chapters.sort { $0.offset < $1.offset }
    // What stands before the first chapter, such as the title page, is one of its own.
    if let first = chapters.first, first.offset > 0 {
      chapters.insert(NarrationChapter(title: title, offset: 0), at: 0)
    }
    return Array(chapters.prefix(Self.chapterLimit))
  }

  private static func chapters(
    of entries: [BookOutline.Entry], isWhole: Bool
  ) -> [NarrationChapter] {
    entries.flatMap { entry in
      (entry.offset.map { [NarrationChapter(title: entry.label, offset: $0)] } ?? [])
        + (isWhole ? chapters(of: entry.children, isWhole: true) : [])
    }
  }

  /// The cover for an audio file; `nil` if there is none that players show.
  var audioCover: AudioCover? {
    get async {
      // A cover that can't be read is no reason to stay silent.
      guard let path = metadata.cover, let image = try? await content.resource(at: path),
        image.bytes.count <= AudioCover.byteLimit
      else { return nil }
      let type = [
        ("image/jpeg", [0xFF, 0xD8, 0xFF] as [UInt8]), ("image/png", [0x89, 0x50, 0x4E, 0x47]),
      ]
      .first { image.bytes.starts(with: $0.1) }?.0
      return type.map { AudioCover(bytes: image.bytes, mediaType: $0) }
    }
  }
}
