/// The day of publication in JSON-LD, which is found in broken JSON, too.
struct LinkedDay {
  /// What is known of an object.
  private struct Object {
    var type = ""
    var day: String?
    /// How many objects are around it.
    var depth: Int
  }

  /// The most bytes that are read, as of other JSON-LD.
  private static let limit = 1 << 20
  /// Deeper objects are of no article.
  private static let depthLimit = 64
  /// Ends of the names of types that are articles or pages: "NewsArticle", "BlogPosting", "WebPage".
  private static let types = [
    "Article", "Posting", "Page", "Report", "CreativeWork", "Recipe", "HowTo",
  ]
  /// Ends of the names of types that are the article unless they are a part of another object: a page about a book names
  /// the book's day, too.
  private static let outermostTypes = ["Review", "Book", "Episode", "VideoObject"]

  private let bytes: [UInt8]
  private var index = 0
  private var objects: [Object] = []
  /// The objects that are not closed yet, from the outermost.
  private var open: [Int] = []
  private var key = ""

  /// What stands behind "datePublished" in the first object that is an article or a page.
  ///
  /// Comments, reviews, books and pictures of an article have days of their own; a review, book or video that is no part of
  /// another object is the article.
  static func published(in text: String) -> String? {
    guard text.utf8.count <= limit else { return nil }
    var reader = LinkedDay(bytes: Array(text.utf8))
    reader.read()
    return reader.objects.first { object in
      object.day != nil
        && (types.contains(where: object.type.hasSuffix)
          || object.depth == 0 && outermostTypes.contains(where: object.type.hasSuffix))
    }?.day
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"):
        if depth < Self.depthLimit {
          open.append(objects.count)
          objects.append(Object(depth: depth))
        }
        depth += 1
        key = ""
      case UInt8(ascii: "}"):
        if depth > 0, depth <= Self.depthLimit { open.removeLast() }
        depth = max(depth - 1, 0)
        key = ""
      case UInt8(ascii: "\""): take(string(), isDeep: depth > Self.depthLimit)
      default: break
      }
    }
  }

  /// The text up to the next quotation mark, its escapes not resolved.
  private mutating func string() -> Range<Int> {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, bytes.count)
    index = end + 1
    return start..<end
  }

  private mutating func take(_ range: Range<Int>, isDeep: Bool) {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    let isKey = index < bytes.count && bytes[index] == UInt8(ascii: ":")
    // Neither a key nor a type or day is longer.
    let text = range.count <= 64 ? String(decoding: bytes[range], as: UTF8.self) : ""
    if isKey {
      key = text
      return
    }
    if !isDeep, let object = open.last {
      if key == "@type", objects[object].type.isEmpty { objects[object].type = text }
      if key == "datePublished", objects[object].day == nil { objects[object].day = text }
    }
    key = ""
  }
}
