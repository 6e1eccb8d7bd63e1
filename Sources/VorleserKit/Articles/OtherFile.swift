import Feeds
import MediaHeaders
import WebFetching

/// What an address leads to that is neither a page nor a book.
public enum OtherFile: String, Hashable, Sendable, CaseIterable {
  /// A feed, which can be followed.
  case feed
  /// A picture or drawing.
  case picture
  /// A sound.
  case sound
  /// A video.
  case video
  /// A part of a page for programs: styles, a script, data.
  case code

  /// The bytes at the beginning that tell a feed from other markup; what is before the root element is shorter.
  private static let beginning = 4096
  private static let codeTypes: Set<String> = [
    "application/ecmascript", "application/javascript", "application/json", "application/ld+json",
    "application/manifest+json", "application/wasm", "application/x-javascript", "text/calendar",
    "text/css", "text/csv", "text/ecmascript", "text/javascript", "text/vcard", "text/vtt",
  ]
  /// What tells the files of books, whatever their server calls them: ZIP, PDF, MOBI (whose title comes first, and may begin as a
  /// picture does), and texts in UTF-16 (whose mark may begin as a sound does).
  private static let books: [(bytes: [UInt8], offset: Int)] = [
    (Array("PK\u{3}\u{4}".utf8), 0), (Array("%PDF-".utf8), 0), (Array("BOOKMOBI".utf8), 60),
    ([0xFF, 0xFE], 0), ([0xFE, 0xFF], 0),
  ]

  /// What a file is, by its content, and where that does not say, by what its server says; `nil` for what may be a page or a book.
  ///
  /// - Parameter file: The file.
  init?(_ file: FetchedFile) {
    if Self.isFeed(file) {
      self = .feed
      return
    }
    let isBook = Self.books.contains { file.bytes.dropFirst($0.offset).starts(with: $0.bytes) }
    guard !isBook else { return nil }
    for type in [Self.type(of: file), file.mediaType] {
      guard let kind = Self.kind(of: type) else { continue }
      self = kind
      return
    }
    return nil
  }

  /// The media type by the content; empty where that does not say.
  ///
  /// Some signatures are words with which a text may begin, too. Whether a container of both holds a sound or a video, its server or
  /// its name says.
  private static func type(of file: FetchedFile) -> String {
    let sound = SoundKind.type(of: file.bytes, named: file.address)
    let video = file.mediaType.hasPrefix("video/") ? sound.flatMap(SoundKind.video) : nil
    let type = MediaKind.type(of: file.bytes) ?? video ?? sound ?? ""
    return type == "image/svg+xml" || file.bytes.prefix(beginning).contains(0) ? type : ""
  }

  private static func kind(of mediaType: String) -> OtherFile? {
    if codeTypes.contains(mediaType) { return .code }
    return switch mediaType.prefix(while: { $0 != "/" }) {
    case "image": .picture
    case "audio": .sound
    case "video": .video
    default: nil
    }
  }

  /// Whether a file is a feed; servers call feeds pages and texts, too.
  private static func isFeed(_ file: FetchedFile) -> Bool {
    let start = FeedReader.narrow(file.bytes.prefix(beginning))
    let first = start.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    switch first {
    case UInt8(ascii: "{"): guard file.mediaType.hasSuffix("json") else { return false }
    case UInt8(ascii: "<"):
      let text = String(decoding: start, as: UTF8.self).lowercased()
      guard ["<rss", "<feed", "<rdf", "<channel"].contains(where: text.contains) else {
        return false
      }
    default: return false
    }
    return (try? FeedReader(address: file.address).read(file.bytes, charset: file.charset)) != nil
  }
}
