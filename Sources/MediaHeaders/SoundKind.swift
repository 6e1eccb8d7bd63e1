/// Finds the media type of a sound or video by its content, since names and declarations prove nothing.
package enum SoundKind {
  /// The media type of a sound.
  ///
  /// Source: <https://mimesniff.spec.whatwg.org/#matching-an-audio-or-video-type-pattern>; ISO/IEC 11172-3, 2.4.1.3 and
  /// ISO/IEC 13818-7, 6.2 for MP3 and AAC without a container; ISO/IEC 14496-12, 4.3 for MP4.
  ///
  /// - Parameter bytes: The file's beginning, at least 12 bytes.
  /// - Returns: An IANA media type, or `nil` for anything else.
  package static func type(of bytes: [UInt8]) -> String? {
    for (type, start) in starts where bytes.starts(with: start) { return type }
    guard bytes.count >= 12 else { return nil }
    if bytes.starts(with: "RIFF".utf8) {
      return bytes[8..<12].elementsEqual("WAVE".utf8) ? "audio/wav" : nil
    }
    if bytes[4..<8].elementsEqual("ftyp".utf8) {
      let isPicture = pictures.contains { bytes[8..<12].elementsEqual($0.utf8) }
      return isPicture ? nil : "audio/mp4"
    }
    // Eleven bits that are set begin a frame; then come version and layer, which AAC has as 0.
    guard bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 else { return nil }
    if bytes[1] & 0xF6 == 0xF0 { return "audio/aac" }
    let isReserved = bytes[1] & 0x18 == 0x08 || bytes[1] & 0x06 == 0 || bytes[2] & 0xF0 == 0xF0
    return isReserved ? nil : "audio/mpeg"
  }

  /// The media type of a sound or video: content tells the container, and the name whether it holds a video.
  ///
  /// - Parameters:
  ///   - bytes: The file's beginning, at least 12 bytes.
  ///   - name: Its name or path.
  /// - Returns: An IANA media type, or `nil` for anything else.
  package static func type(of bytes: [UInt8], named name: String) -> String? {
    guard let type = type(of: bytes) else { return nil }
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    return videoEndings.contains(ending) ? video(type) ?? type : type
  }

  /// The type of a video in the container of a sound; `nil` for a sound that holds none.
  package static func video(_ type: String) -> String? {
    let container = type.dropFirst("audio/".count)
    return ["mp4", "ogg", "webm"].contains(container) ? "video/\(container)" : nil
  }

  /// What the names of videos end in.
  private static let videoEndings: Set<String> = ["mp4", "m4v", "mov", "ogv", "webm"]

  private static let starts: [(String, [UInt8])] = [
    ("audio/mpeg", Array("ID3".utf8)), ("audio/ogg", Array("OggS".utf8)),
    ("audio/flac", Array("fLaC".utf8)), ("audio/webm", [0x1A, 0x45, 0xDF, 0xA3]),
  ]
  /// Brands of pictures in the same container.
  private static let pictures = ["avif", "avis", "heic", "heix", "mif1", "msf1"]

  /// The types that are told.
  package static let types = [
    "audio/mpeg", "audio/ogg", "audio/flac", "audio/webm", "audio/wav", "audio/mp4", "audio/aac",
    "video/mp4", "video/ogg", "video/webm",
  ]
}
