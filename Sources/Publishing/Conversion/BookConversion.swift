public import Foundation
public import PictureConverting
public import ReadingModel

/// Writes a book of any format in another one.
public enum BookConversion {
  /// What became of a conversion.
  public struct Report: Hashable, Sendable {
    /// The number of chapters.
    public var chapters: Int
    /// The number of chapters that can't be read; their pages say so.
    public var unreadable: Int

    package init(chapters: Int, unreadable: Int) {
      self.chapters = chapters
      self.unreadable = unreadable
    }
  }

  /// Writes a book.
  ///
  /// The file is written under another name in the same folder and appears complete or not at all.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - format: What to write.
  ///   - file: Where to.
  ///   - isReplacing: Whether a file that is there is replaced.
  ///   - cover: The cover of an EPUB.
  ///   - pictures: How an EPUB's pictures are written.
  ///   - printer: What prints PDF; `nil` where nothing can.
  ///   - sounds: What converts sounds that readers of EPUB do not play; `nil` leaves links to them.
  ///   - progress: Takes the share that is done, 0...1.
  /// - Returns: What became of it.
  /// - Throws: ``PublishingError``; `CancellationError`; what the book throws when its file can't be read any more.
  @concurrent
  public static func write(
    _ book: Book, as format: PublicationFormat, to file: URL, isReplacing: Bool = false,
    cover: PublishedCover = .ofFile, pictures: PictureSettings = PictureSettings(),
    printer: (any PagePrinter)? = nil, sounds: (any SoundConverter)? = nil,
    progress: @Sendable (Double) -> Void = { _ in }
  ) async throws -> Report {
    try checkPlace(file, isReplacing: isReplacing)
    let survey = try await BookSurvey(book)
    let part = file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent.prefix(100)).\(UUID().uuidString).part")
    defer {
      // It is gone after the renaming, and else it is of no use to anybody.
      try? FileManager.default.removeItem(at: part)
    }
    switch format {
    case .epub:
      try await EPUBConversion.write(
        book, survey, cover, PictureConversion(pictures), sounds, to: part, progress)
    case .html: try await WebPageConversion.write(book, survey, for: .screen, to: part, progress)
    case .pdf: try await PDFConversion.write(book, survey, to: part, by: printer, progress)
    case .text:
      try await TextConversion.write(book, to: part, progress) { PlainTextMarkup($0, $1).text }
    case .markdown:
      try await TextConversion.write(book, to: part, progress) { MarkdownMarkup($0, $1).text }
    }
    try Task.checkCancellation()
    try checkPlace(file, isReplacing: isReplacing)
    guard rename(part.path, file.path) == 0 else {
      throw PublishingError.unwritable("\(file.path): \(String(cString: strerror(errno)))")
    }
    return Report(chapters: book.spine.count, unreadable: survey.unreadableCount)
  }

  /// Writes a book as EPUB with its recording: EPUB 3 with Media Overlays.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - recording: Its recording.
  ///   - level: What readers mark while it is played.
  ///   - file: Where to; what is there is replaced.
  /// - Throws: ``PublishingError``; `CancellationError`; what the book and the recording throw.
  @concurrent
  public static func write(
    _ book: Book, with recording: any BookRecording, marking level: OverlayLevel, to file: URL
  ) async throws {
    try checkPlace(file, isReplacing: true)
    let survey = try await BookSurvey(book)
    try await EPUBConversion.write(
      book, survey, .ofFile, PictureConversion(PictureSettings()), nil, recording, level, to: file
    ) { _ in }
  }

  private static func checkPlace(_ file: URL, isReplacing: Bool) throws(PublishingError) {
    var isFolder: ObjCBool = false
    let folder = file.deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw .unwritable("there is no folder \(folder.path)")
    }
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return }
    guard !isFolder.boolValue else { throw .unwritable("\(file.path) is a folder") }
    guard isReplacing else { throw .exists(file.path) }
  }
}
