import Foundation

/// The comments of FLAC and Opus as bytes.
///
/// Their length is fixed by the announced chapters, so that the times can be put in later.
///
/// Chapters are `CHAPTER000=00:00:00.000` and `CHAPTER000NAME=…`, as players of both formats read
/// them.
///
/// Source: <https://www.xiph.org/vorbis/doc/v-comment.html>,
/// <https://wiki.xiph.org/Chapter_Extension>.
struct VorbisComments {
  /// The most chapters: their numbers have three digits.
  private static let chapterLimit = 1000

  private let vendor: String
  private let tags: AudioTags

  init(vendor: String, tags: AudioTags) {
    self.vendor = vendor
    self.tags = tags
  }

  /// The bytes with the first chapters, as many as there is room for.
  func bytes(_ chapters: [AudioChapter]) -> [UInt8] {
    var bytes: [UInt8] = []
    Self.append(vendor, to: &bytes)
    let comments = tags.vorbisComments + Self.comments(of: chapters.prefix(Self.chapterLimit))
    bytes.append(littleEndian: UInt32(comments.count))
    for comment in comments { Self.append("\(comment.name)=\(comment.value)", to: &bytes) }
    return bytes
  }

  /// The length of ``bytes(_:)`` with a chapter for each announced title.
  var longest: Int {
    bytes(tags.chapterTitles.map { AudioChapter(title: $0, samples: 0..<0) }).count
  }

  private static func comments(
    of chapters: ArraySlice<AudioChapter>
  ) -> [(name: String, value: String)] {
    chapters.enumerated().flatMap { index, chapter in
      let name = "CHAPTER" + digits(index, 3)
      return [
        (name, time(chapter.milliseconds.lowerBound)),
        (name + "NAME", chapter.title.replacing("\0", with: "")),
      ]
    }
  }

  private static func time(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    return digits(seconds / 3600, 2) + ":" + digits(seconds / 60 % 60, 2) + ":"
      + digits(seconds % 60, 2) + "." + digits(milliseconds % 1000, 3)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(littleEndian: UInt32(text.utf8.count))
    bytes.append(ascii: text)
  }
}

/// A picture in the form of FLAC, which Opus stores in a comment.
///
/// Source: RFC 9639, 8.8.
enum PictureBlock {
  private static let frontCover: UInt32 = 3

  static func bytes(_ cover: AudioCover) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ value: UInt32) {
      unsafe withUnsafeBytes(of: value.bigEndian) { unsafe bytes.append(contentsOf: $0) }
    }
    append(frontCover)
    append(UInt32(cover.mediaType.utf8.count))
    bytes += cover.mediaType.utf8
    // Description, width, height, depth and colours stay empty: the picture itself tells them.
    for _ in 0..<5 { append(0) }
    append(UInt32(cover.bytes.count))
    return bytes + cover.bytes
  }
}
