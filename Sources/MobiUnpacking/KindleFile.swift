/// One chapter of a KF8 book, whose links name places of the text and numbers of parts.
struct KindleFile {
  /// A link.
  struct Link {
    /// The bytes that name its target.
    var range: Range<Int>
    var target: KindlePages.Target
  }

  /// Its bytes, counted in the whole text.
  let range: Range<Int>
  /// The links in their order.
  private(set) var links: [Link] = []
  /// The `id` of the element at each place that was asked for.
  private(set) var names: [Int: String] = [:]
  /// Its bytes as they are stored.
  let bytes: [UInt8]
  /// What is added to tags that have no `id`, by the place behind the tag's name.
  private var additions: [Int: String] = [:]

  init(start: Int, bytes: [UInt8]) {
    range = start..<start + bytes.count
    self.bytes = bytes
  }

  // MARK: Links

  /// Finds `kindle:pos:fid:…:off:…`, `kindle:embed:…?mime=…` and `kindle:flow:…?mime=…`.
  mutating func findLinks() {
    var scan = KindleLinks(bytes)
    while let link = scan.next() { links.append(link) }
  }

  /// The file with its links and names.
  ///
  /// - Parameter href: What leads to a target; `nil` leaves the link as it is.
  /// - Returns: Its bytes.
  func written(_ href: (KindlePages.Target) -> String?) -> [UInt8] {
    var edits = links.compactMap { link in href(link.target).map { (link.range, $0) } }
    edits += additions.map { ($0..<$0, " id=\"\($1)\"") }
    edits.sort { $0.0.lowerBound < $1.0.lowerBound }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for (range, text) in edits {
      result += bytes[end..<range.lowerBound]
      result += text.utf8
      end = range.upperBound
    }
    return result + bytes[end...]
  }

  // MARK: Places

  /// The elements that hold everything: a place there is the beginning of the file.
  private static let frames: Set<String> = ["html", "head", "title", "meta", "link", "body"]

  /// Gives the element at a place an `id`, unless it has one.
  mutating func name(_ place: Int) {
    guard names[place] == nil, let tag = tag(at: place) else { return }
    let name = String(decoding: bytes[tag].dropFirst().prefix { Self.isLetter($0) }, as: UTF8.self)
    guard !Self.frames.contains(name.lowercased()) else { return }
    let end = tag.lowerBound + 1 + name.utf8.count
    let id =
      Self.id(in: bytes[tag]) ?? additions[end] ?? "kindle-\(range.lowerBound + tag.lowerBound)"
    if Self.id(in: bytes[tag]) == nil { additions[end] = id }
    names[place] = id
  }

  /// The tag of the element that begins at a place; where none does, the last one that begins before.
  private func tag(at place: Int) -> Range<Int>? {
    let ink = bytes[place...].firstIndex { $0 != 0x20 && !(0x09...0x0D).contains($0) } ?? place
    if let found = tag(beginningAt: ink) { return found }
    var start = min(place, bytes.count - 1)
    while start >= 0 {
      if bytes[start] == UInt8(ascii: "<"), let found = tag(beginningAt: start) { return found }
      start -= 1
    }
    return nil
  }

  /// The bytes from a start tag's `<` up to its `>`.
  private func tag(beginningAt start: Int) -> Range<Int>? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "<"),
      Self.isLetter(bytes[start + 1]),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return start..<end
  }

  /// The name after which a tag may have a digit, as `h1` has.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  /// The `id` of a tag.
  private static func id(in tag: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: tag, as: UTF8.self)
    guard let match = text.firstMatch(of: /\sid\s*=\s*(?:"([^"]+)"|'([^']+)')/) else { return nil }
    return (match.1 ?? match.2).map(String.init)
  }
}
