import COpus
import Foundation

/// The two packets in front of Opus in Ogg.
///
/// Source: RFC 7845, 5.1 and 5.2.
enum OpusHeaders {
  /// The packet that tells decoders the channels, the samples to leave out, and the input's rate
  /// for information.
  static func head(preSkip: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(ascii: "OpusHead")
    bytes += [1, 1]  // version, channels
    bytes.append(littleEndian: UInt16(preSkip))
    bytes.append(littleEndian: UInt32(AudioFormat.sampleRate))
    bytes.append(littleEndian: UInt16(0))  // gain
    bytes.append(0)  // mono or stereo
    return bytes
  }

  /// The packet with the comments.
  ///
  /// Room that the announced chapters leave is padding (RFC 7845, 5.2), so that the packet keeps
  /// its length.
  static func tags(_ tags: AudioTags, chapters: [AudioChapter] = []) -> [UInt8] {
    var tags = tags
    if let cover = tags.cover {
      tags.picture = Data(PictureBlock.bytes(cover)).base64EncodedString()
    }
    let comments = VorbisComments(
      vendor: unsafe String(cString: opus_get_version_string()), tags: tags)
    var bytes: [UInt8] = []
    bytes.append(ascii: "OpusTags")
    let content = comments.bytes(chapters)
    return bytes + content
      + [UInt8](repeating: 0, count: max(comments.longest - content.count, 0))
  }
}
