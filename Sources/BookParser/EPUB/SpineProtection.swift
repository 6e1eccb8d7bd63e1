import ChapterBuilding
import ReadingModel

/// Tells a book whose chapters are encrypted though nothing in it says so, as Kobo's downloads are.
struct SpineProtection {
  /// So many chapters are looked at, evenly over the book.
  private static let sampleCount = 5
  /// One chapter alone may be spoilt.
  private static let leastCount = 2
  /// Kobo's list of keys.
  private static let koboPath = "rights.xml"

  let container: EPUBContainer
  let chapters: [EPUBContent.Source]

  /// Refuses the book if no chapter that is looked at holds a text, and each is there.
  ///
  /// - Throws: ``BookOpenError/protected(scheme:)``.
  func check() throws {
    let documents = chapters.filter(\.isDocument)
    let step = max(documents.count / Self.sampleCount, 1)
    var seen = 0
    for index in stride(from: 0, to: documents.count, by: step) {
      guard let bytes = container.beginning(documents[index].path) else { continue }
      guard ByteNoise.fills(bytes) else { return }
      seen += 1
    }
    let isKobo = container.storedPath(Self.koboPath) != nil
    guard seen >= Self.leastCount || isKobo && seen > 0 else { return }
    throw BookOpenError.protected(scheme: isKobo ? "Kobo" : "unknown scheme")
  }
}
