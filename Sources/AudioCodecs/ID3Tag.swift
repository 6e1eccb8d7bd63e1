/// Builds the tag in front of an MP3 file.
///
/// Its length is fixed by the announced chapters, so that their times can be put in later.
///
/// Source: id3.org, "ID3 tag version 2.4.0", main structure and native frames; "ID3v2 Chapter Frame
/// Addendum" 1.0.
enum ID3Tag {
  /// The most entries of a table of contents, which counts them in one byte.
  ///
  /// More entries stand in tables within the table.
  private static let entryLimit = 255
  private static let utf8: UInt8 = 3
  /// The flags of a table: its entries are ordered; it is the top one as well.
  private static let (ordered, top): (UInt8, UInt8) = (1, 3)
  private static let frontCover: UInt8 = 3

  /// The whole tag.
  ///
  /// - Parameters:
  ///   - tags: What players show.
  ///   - chapters: The chapters: at most as many as were announced, with the same titles.
  /// - Returns: The tag in the length that the announced chapters need. It is empty if there are no
  ///   tags, or if the chapters are longer.
  static func bytes(_ tags: AudioTags, chapters: [AudioChapter] = []) -> [UInt8] {
    let announced = tags.chapterTitles.map { AudioChapter(title: $0, samples: 0..<0) }
    let length = frames(tags, announced).count
    let frames = frames(tags, chapters.isEmpty ? announced : chapters)
    guard length > 0, frames.count <= length else { return [] }
    // The zeros behind the last frame are padding.
    return Array("ID3".utf8) + [4, 0, 0] + synchsafe(length) + frames
      + [UInt8](repeating: 0, count: length - frames.count)
  }

  private static func frames(_ tags: AudioTags, _ chapters: [AudioChapter]) -> [UInt8] {
    let texts = [
      ("TIT2", tags.title), ("TPE1", tags.artist), ("TALB", tags.album),
      // Programs for audiobooks show the composer as the narrator.
      ("TCOM", tags.narrator), ("TRCK", tags.track.map(String.init) ?? ""),
      ("TLAN", tags.languageCode),
    ].filter { !$0.1.isEmpty }.flatMap { textFrame($0, $1) }
    return texts + (tags.cover.map(picture) ?? []) + contents(chapters)
      + chapters.enumerated().flatMap { frame("CHAP", chapter($1, index: $0)) }
  }

  private static func textFrame(_ id: String, _ text: String) -> [UInt8] {
    frame(id, [utf8] + Array(text.replacing("\0", with: "").utf8))
  }

  private static func picture(_ cover: AudioCover) -> [UInt8] {
    frame("APIC", [utf8] + Array(cover.mediaType.utf8) + [0, frontCover, 0] + cover.bytes)
  }

  private static func chapter(_ chapter: AudioChapter, index: Int) -> [UInt8] {
    let times = chapter.milliseconds
    // The places in bytes are unknown; players go by the times.
    let unknown = [UInt8](repeating: 0xFF, count: 8)
    return name(index) + number(times.lowerBound) + number(times.upperBound) + unknown
      + textFrame("TIT2", chapter.title)
  }

  private static func name(_ index: Int) -> [UInt8] { Array("chp\(index)".utf8) + [0] }

  private static func contents(_ chapters: [AudioChapter]) -> [UInt8] {
    guard !chapters.isEmpty else { return [] }
    let names = chapters.indices.map(name)
    guard names.count > entryLimit else { return table("toc", top, names) }
    let groups = stride(from: 0, to: names.count, by: entryLimit).map {
      Array(names[$0..<min($0 + entryLimit, names.count)])
    }.prefix(entryLimit)
    let tables = groups.indices.map { Array("toc\($0)".utf8) + [0] }
    return table("toc", top, tables)
      + groups.enumerated().flatMap { table("toc\($0)", ordered, $1) }
  }

  private static func table(_ id: String, _ flags: UInt8, _ entries: [[UInt8]]) -> [UInt8] {
    frame("CTOC", Array(id.utf8) + [0, flags, UInt8(entries.count)] + entries.joined())
  }

  private static func frame(_ id: String, _ content: [UInt8]) -> [UInt8] {
    Array(id.utf8) + synchsafe(content.count) + [0, 0] + content
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Writes a size as four bytes of seven bits each, so that no size looks like the start of a
  /// frame.
  private static func synchsafe(_ value: Int) -> [UInt8] {
    [21, 14, 7, 0].map { UInt8(value >> $0 & 0x7F) }
  }
}
