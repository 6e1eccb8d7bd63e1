import COpus

/// The two packets in front of Opus in Ogg.
///
/// Source: RFC 7845, 5.1 and 5.2.
enum OpusHeaders {
  /// What a decoder needs: one channel, how much to leave out, the input's rate for information.
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

  static func tags(_ tags: AudioTags) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(ascii: "OpusTags")
    append(unsafe String(cString: opus_get_version_string()), to: &bytes)
    let comments = tags.vorbisComments
    bytes.append(littleEndian: UInt32(comments.count))
    for comment in comments { append("\(comment.name)=\(comment.value)", to: &bytes) }
    return bytes
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(littleEndian: UInt32(text.utf8.count))
    bytes.append(ascii: text)
  }
}
