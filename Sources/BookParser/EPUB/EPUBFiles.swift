import ChapterBuilding
import ZipArchive

/// An EPUB's files, as `ChapterBuilding` reads them.
struct EPUBFiles: BookFiles {
  let container: EPUBContainer
  /// Index in the spine of each chapter's path.
  private let chapters: [String: Int]

  init(_ container: EPUBContainer, chapters: [String: Int]) {
    self.container = container
    self.chapters = chapters
  }

  func storedPath(_ path: String) -> String? { container.storedPath(path) }

  func read(_ path: String, limit: Int) throws -> BookFile? {
    try container.read(path, limit: limit).map {
      BookFile(bytes: $0.bytes, damage: $0.damage?.message)
    }
  }

  func chapter(at path: String) -> Int? { chapters[path] }
}
