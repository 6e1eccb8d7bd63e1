import MobiFiles

/// The text of a PalmDOC file that holds no markup at all.
struct PalmText {
  /// Its bytes, in whatever encoding the file has.
  let bytes: [UInt8]

  /// How far it is looked for markup; a page begins with it.
  private static let sampleByteCount = 1 << 16
  /// Marks of a page for which a reader of plain text has no use.
  private static let tags = ["<html", "<body", "<p>", "<p ", "<br", "<div", "<mbp:"]

  /// - Parameter content: What a file holds; `nil` comes back where it is a page.
  init?(_ content: MobiContent) {
    let pages = content.parts.filter { $0.kind == .markup }
    guard content.isOnePage, pages.count == 1 else { return nil }
    let sample = String(decoding: pages[0].bytes.prefix(Self.sampleByteCount), as: UTF8.self)
      .lowercased()
    guard !Self.tags.contains(where: { sample.contains($0) }) else { return nil }
    bytes = pages[0].bytes
  }
}
