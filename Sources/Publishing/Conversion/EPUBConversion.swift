import Foundation
import ReadingModel

/// Writes any book as EPUB.
struct EPUBConversion {
  /// The most bytes of all sounds and videos, which are held in memory until the file is written: those of two saved pages.
  private static let mediaLimit = 128 << 20
  /// A sound that is too long or damaged may have cost minutes; after so many of them, the others stay links.
  private static let failedSoundLimit = 3

  /// The addresses in the publication.
  private struct Addresses: PageAddresses {
    var pictures: [String: String] = [:]
    var media: [String: String] = [:]

    func place(_ target: ChapterTarget) -> String {
      EPUBWriter.address(ofSection: target.chapter)
        + (target.fragment.map { "#" + identifier($0, chapter: target.chapter) } ?? "")
    }

    func picture(_ path: String) -> String? { pictures[path] }

    func media(_ path: String) -> String? { media[path] }

    func identifier(_ name: String, chapter: Int) -> String { PageIdentifier.of(name) }
  }

  private let book: Book
  private let survey: BookSurvey
  private let cover: PublishedCover
  private let pictures: PictureConversion
  private let sounds: (any SoundConverter)?
  private let recording: (any BookRecording)?
  private let level: OverlayLevel
  private var addresses = Addresses()
  private var failedSounds = 0
  private var titles: [String?] = []
  /// The place of each identifier in its page.
  private var identifiers: [[String: Int]] = []

  /// Writes a book.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - survey: What is known of its chapters.
  ///   - cover: Its cover.
  ///   - pictures: Converts its pictures.
  ///   - sounds: Converts sounds that readers do not play; without it, they are links.
  ///   - recording: Its recording, if it has one.
  ///   - level: What is marked while the recording is played.
  ///   - file: Where it goes.
  ///   - progress: Takes the share that is done.
  /// - Throws: ``PublishingError``; `CancellationError`; what the book throws when it can't be read.
  static func write(
    _ book: Book, _ survey: BookSurvey, _ cover: PublishedCover, _ pictures: PictureConversion,
    _ sounds: (any SoundConverter)? = nil, _ recording: (any BookRecording)? = nil,
    _ level: OverlayLevel = .sentence, to file: URL, _ progress: (Double) -> Void
  ) async throws {
    var conversion = EPUBConversion(book, survey, cover, pictures, sounds, recording, level)
    try await conversion.write(to: file, progress)
  }

  private init(
    _ book: Book, _ survey: BookSurvey, _ cover: PublishedCover, _ pictures: PictureConversion,
    _ sounds: (any SoundConverter)?, _ recording: (any BookRecording)?, _ level: OverlayLevel
  ) {
    self.sounds = sounds
    self.recording = recording
    self.level = level
    self.book = book
    self.survey = survey
    self.cover = cover
    self.pictures = pictures
  }

  private mutating func write(to file: URL, _ progress: (Double) -> Void) async throws {
    let publication = await Publication(of: book, narrator: recording?.narrator)
    var writer = try EPUBWriter(publication, to: file)
    let stepCount = Double(survey.pictures.count + book.spine.count)
    for (index, path) in survey.pictures.enumerated() {
      try Task.checkCancellation()
      guard let resource = try await book.content.resource(at: path),
        let picture = try await pictures.picture(resource.bytes)
      else { continue }
      addresses.pictures[path] = EPUBWriter.address(
        ofPicture: addresses.pictures.count, picture.type)
      try writer.add(
        picture: picture.bytes, picture.type, isCover: path == coverPath)
      progress(Double(index + 1) / stepCount)
    }
    if case .picture(let bytes) = cover, let picture = try await pictures.picture(bytes) {
      try writer.add(picture: picture.bytes, picture.type, isCover: true)
    }
    if let drawn = writer.drawnCover(CoverWords(book), seed: book.fingerprint.description),
      let picture = try await pictures.picture(drawn)
    {
      try writer.add(drawnCover: picture.bytes, picture.type)
    }
    try await addMedia(to: &writer)
    for index in book.spine.indices {
      try Task.checkCancellation()
      let chapter = try await book.content.chapter(at: index)
      try writer.add(section(chapter, try await recording?.chapter(at: index), publication))
      progress(Double(survey.pictures.count + index + 1) / stepCount)
    }
    try writer.finish(
      contents: ContentsOrder(identifiers: identifiers).entries(
        of: book, titles, fallback: publication.shownTitle))
  }

  /// The picture of the book that is its cover.
  private var coverPath: String? {
    if case .ofFile = cover { book.metadata.cover } else { nil }
  }

  /// Adds the sounds and videos that readers of EPUB play, and sounds that can be made so, one after the other; all others
  /// stay links.
  private mutating func addMedia(to writer: inout EPUBWriter) async throws {
    var rest = Self.mediaLimit
    for media in survey.media {
      try Task.checkCancellation()
      guard let (bytes, type) = try await content(of: media, limit: rest) else { continue }
      rest -= bytes.count
      addresses.media[media.path] = EPUBWriter.address(ofMedia: addresses.media.count, type)
      try writer.add(media: bytes, type)
    }
  }

  /// A sound or video that readers of EPUB play; `nil` for all others, and for one that is too large or damaged: the book
  /// is whole without it.
  private mutating func content(
    of media: ChapterMedia, limit: Int
  ) async throws -> (bytes: [UInt8], type: MediaFileType)? {
    do {
      guard let sound = try await book.content.sound(at: media.path), sound.byteCount <= limit
      else { return nil }
      guard let type = MediaFileType(sound.beginning, isVideo: media.isVideo) else {
        guard !media.isVideo, failedSounds < Self.failedSoundLimit, let sounds else { return nil }
        let made = try await sounds.mp3(sound, limit: limit)
        if made == nil { failedSounds += 1 }
        return made.map { ($0, .mp3) }
      }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(sound.byteCount)
      try await sound.read(0..<sound.byteCount) { bytes += $0 }
      return (bytes, type)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      return nil
    }
  }

  private mutating func section(
    _ chapter: Chapter, _ recorded: RecordedChapter?, _ publication: Publication
  ) -> Publication.Section {
    var (body, notes) = chapter.nodes(survey.names[chapter.index])
    var fitter = PageFitter(
      addresses: addresses, chapter: chapter.index, language: publication.language,
      parts: DrawingPart.all(in: body + notes.map(PageNode.element)))
    var overlay = recorded.map { ChapterOverlay($0, level) }
    if let wrapped = overlay?.wrap(body) { body = wrapped }
    var nodes = fitter.fit(body)
    for note in notes {
      // Notes that the book hides until they are asked for stay hidden; readers open them at their reference.
      for case .element(var aside) in fitter.fit(note, in: .flow) {
        aside.attributes.append(("hidden", "hidden"))
        nodes += [.text("\n"), .element(aside)]
      }
    }
    if book.fingerprint.format.traits.contains(.webPage) {
      nodes += MissingPictures.nodes(of: chapter, in: publication.language)
    }
    identifiers.append(
      Dictionary(fitter.identifiers.enumerated().map { ($1, $0) }) { first, _ in first })
    let title = chapter.title?.collapsed ?? ""
    titles.append(title.isEmpty ? nil : title)
    var section = Publication.Section(
      title: title.isEmpty ? publication.shownTitle : title, body: PageMarkup(nodes).text + "\n")
    let written = Set(fitter.identifiers)
    section.overlay = overlay?.overlay { name in
      let identifier = addresses.identifier(name, chapter: chapter.index)
      return written.contains(identifier) ? identifier : nil
    }
    section.holdsDrawing = fitter.holdsDrawing
    section.holdsFormula = fitter.holdsFormula
    return section
  }
}

extension CoverWords {
  /// What is said of a book.
  init(_ book: Book) {
    self.init(
      book.titledMetadata, title: book.title,
      isArticle: book.fingerprint.format.traits.contains(.webPage))
  }
}

extension Publication {
  /// The date of the publication of a book without one: the first that a ZIP archive can hold, so that nothing but
  /// the book's own content is in the file.
  private static let undated = "1980-01-01"

  /// What a book says about itself.
  fileprivate init(of book: Book, narrator: String?) async {
    // Not the source's own identifier: a publication that differs has another (EPUB 3.3, 5.5.3.1).
    // A UUID of version 8, whose bits are free (RFC 9562, 5.8).
    let hash = book.fingerprint.sha256 + String(repeating: "0", count: 64)
    // The one with a recording is another publication again.
    let digits = Array(hash.dropFirst(narrator == nil ? 0 : 32).prefix(32))
    func part(_ range: Range<Int>) -> String { String(digits[range]) }
    let id = "\(part(0..<8))-\(part(8..<12))-8\(part(13..<16))-8\(part(17..<20))-\(part(20..<32))"
    let date = book.metadata.published.flatMap(MetadataMarkup.date).flatMap {
      $0.count == 10 ? $0 : nil
    }
    self.init(
      metadata: book.titledMetadata, identifier: "urn:uuid:\(id)",
      modified: "\(date ?? Self.undated)T00:00:00Z",
      source: book.metadata.identifiers.first)
    self.narrator = narrator
    writing = await book.content.presentation().writing
  }
}
