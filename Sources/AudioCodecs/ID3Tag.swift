import Foundation

/// Builds the tag in front of an MP3 file.
///
/// Source: id3.org, "ID3 tag version 2.4.0", main structure and native frames.
enum ID3Tag {
  /// The whole tag; empty when there is nothing to say.
  static func bytes(_ tags: AudioTags) -> [UInt8] {
    let frames = [
      ("TIT2", tags.title), ("TPE1", tags.artist), ("TALB", tags.album),
      ("TRCK", tags.track.map(String.init) ?? ""), ("TLAN", languageCode(tags.language)),
    ].filter { !$0.1.isEmpty }.flatMap(frame)
    guard !frames.isEmpty else { return [] }
    return Array("ID3".utf8) + [4, 0, 0] + synchsafe(frames.count) + frames
  }

  private static func frame(id: String, text: String) -> [UInt8] {
    let utf8: UInt8 = 3
    let content = [utf8] + Array(text.replacing("\0", with: "").utf8)
    return Array(id.utf8) + synchsafe(content.count) + [0, 0] + content
  }

  /// Four bytes of seven bits each, so that no size looks like the start of a frame.
  private static func synchsafe(_ value: Int) -> [UInt8] {
    [21, 14, 7, 0].map { UInt8(value >> $0 & 0x7F) }
  }

  /// ID3 names languages by ISO 639-2, three letters.
  private static func languageCode(_ tag: String) -> String {
    guard !tag.isEmpty else { return "" }
    return Locale.Language(identifier: tag).languageCode?.identifier(.alpha3) ?? ""
  }
}
