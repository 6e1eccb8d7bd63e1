import ChapterBuilding
import Markup
import ReadingModel
import ZipArchive

extension EPUBContent {
  @concurrent
  func recording(ofChapter index: Int) async throws -> ChapterRecording? {
    let source = try source(index)
    guard let path = overlays[index], source.isDocument,
      let bytes = try? container.read(path, limit: MarkupReader.markupLimit)?.bytes,
      let root = try? MarkupDocument.xml(bytes, recovering: true).root
    else { return nil }
    let document = OverlayDocument(path: path, root: root)
    let built = reader.chapter(source, notesEnds: true)
    guard !built.chapter.isUnreadable else { return nil }
    return OverlayPlacement(
      chapter: built.chapter, ends: built.ends,
      isChapter: { $0 == source.path || self.container.storedPath($0) == source.path },
      stored: { self.container.storedPath($0) }
    ).recording(document.parts)
  }

  @concurrent
  func sound(at path: String) async throws -> (any RecordedSound)? {
    try container.storedPath(path).flatMap { try ArchiveSound($0, in: container.archive) }
  }
}
