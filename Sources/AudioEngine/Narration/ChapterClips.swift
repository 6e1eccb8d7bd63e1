import AudioCodecs
public import Foundation
import ReadAloud

/// When the words of a chapter are heard in a narration: a line of the file that `narrate` writes for a name that ends in `clips`.
///
/// ```json
/// {"chapter": 4, "clips": [0, 7, 0, 8, 9, 550], "from": 24500, "length": 1900}
/// ```
public struct ChapterClips: Hashable, Sendable, Codable {
  /// Index of the chapter.
  public var chapter: Int
  /// When it begins in the whole narration, in milliseconds.
  public var from: Int
  /// How long it is with its pauses, in milliseconds.
  public var length: Int
  /// Three numbers for each word, or sentence whose words are not known.
  ///
  /// These are start and end in the chapter's text, in UTF-16 units, and when it begins, in milliseconds from the beginning of the chapter.
  /// Without text, start and end are the same: what is heard from there on is not of the book.
  public var clips: [Int]

  /// Reads the line of a chapter.
  ///
  /// - Parameters:
  ///   - chapter: Its index.
  ///   - file: The file.
  /// - Returns: `nil` if nothing of the chapter is heard.
  /// - Throws: ``NarrationError`` when the file can't be read; `DecodingError` when it is damaged.
  public static func read(_ chapter: Int, from file: URL) throws -> ChapterClips? {
    var lines = try LineReader(file)
    // Keys are written in their order.
    let start = "{\"chapter\":\(chapter),"
    while let line = try lines.next() {
      guard line.hasPrefix(start) else { continue }
      let clips = try JSONDecoder().decode(ChapterClips.self, from: Data(line.utf8))
      guard clips.clips.count.isMultiple(of: 3) else { return nil }
      return clips
    }
    return nil
  }
}

extension StoredNarration {
  /// The clips of a chapter.
  ///
  /// - Parameters:
  ///   - index: Index in ``book``.
  ///   - position: Where the chapter begins, in samples; afterwards where it ends.
  /// - Returns: `nil` if the chapter has no sound.
  /// - Throws: ``NarrationError``.
  func clips(inChapter index: Int, from position: inout Int) throws -> ChapterClips? {
    let begin = position
    let start = book[index].range.lowerBound
    var clips: [[Int]] = []
    try forEachEntry(of: index, from: &position) { entry, position in
      guard entry.isForeign else { return }
      clips.append([entry.start - start, entry.start - start, Self.milliseconds(position - begin)])
    }
    guard position > begin else { return nil }
    for sentence in try sentences(inChapter: index) {
      // A sentence is marked from its beginning on.
      let heard = sentence.words.isEmpty ? [sentence.whole] : sentence.words
      clips += heard.enumerated().map { place, entry in
        let time = place == 0 ? min(sentence.whole.from, entry.from) : entry.from
        return [
          entry.offsets.lowerBound - start, entry.offsets.upperBound - start,
          Int((time * 1000).rounded()),
        ]
      }
    }
    clips.sort { ($0[2], $0[0]) < ($1[2], $1[0]) }
    return ChapterClips(
      chapter: index, from: Self.milliseconds(begin),
      length: Self.milliseconds(position) - Self.milliseconds(begin), clips: clips.flatMap(\.self))
  }

  private static func milliseconds(_ samples: Int) -> Int {
    Int((Double(samples) * 1000 / Double(AudioFormat.sampleRate)).rounded())
  }
}
