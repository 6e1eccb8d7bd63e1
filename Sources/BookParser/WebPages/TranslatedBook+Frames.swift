import ChapterBuilding
import ReadingModel

extension TranslatedBook {
  /// The longest address that a finding repeats, in characters.
  private static let addressLimit = 200

  /// The book of web pages; if they have nothing but frames, a finding says so.
  ///
  /// - Parameters:
  ///   - fingerprint: What identifies the file.
  ///   - frames: What the frames of its pages show, as written.
  /// - Returns: The book.
  /// - Throws: ``BookOpenError``.
  func book(_ fingerprint: Fingerprint, framing frames: [String]) async throws -> Book {
    let opened = try book(fingerprint)
    let named = frames.map(\.collapsed).first { !$0.isEmpty && $0.count <= Self.addressLimit }
    guard let named, try await opened.hasOnlyBlankChapters() else { return opened }
    var framed = self
    framed.findings.append(
      Finding(
        .major, at: documents[0].path, .onlyFrames,
        "This page only shows other pages in frames, such as \(named), and they are not in this file. Add those pages instead.",
        ["address": named]))
    return try framed.book(fingerprint)
  }
}
