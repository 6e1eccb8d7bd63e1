import Foundation
import Markup
import MobiFiles

/// Follows the links of Kindle's formats to the words of a file, knowing nothing of how the links were made.
struct KindleLinkReader {
  /// The text in which places are counted.
  private var text: [UInt8] = []
  private var isUTF8 = true
  /// Where each fragment of KF8 begins in the text.
  private var fragments: [Int] = []

  init(_ file: URL) throws {
    let handle = try FileHandle(forReadingFrom: file)
    let mobi = try MobiFile(descriptor: handle.fileDescriptor)
    let content = try mobi.content()
    guard !content.isOnePage else {
      text = try mobi.storedText()
      isUTF8 = mobi.isUTF8
      return
    }
    guard let stored = content.text else { return }
    fragments = stored.fragments.map(\.position)
    var rest = stored.bytes[...]
    var next = stored.fragments[...]
    for skeleton in stored.skeletons {
      text += rest.prefix(skeleton.range.count)
      rest = rest.dropFirst(skeleton.range.count)
      for fragment in next.prefix(skeleton.fragmentCount) {
        text.insert(contentsOf: rest.prefix(fragment.length), at: fragment.position)
        rest = rest.dropFirst(fragment.length)
      }
      next = next.dropFirst(skeleton.fragmentCount)
    }
  }

  /// The words between two places, without tags; `nil` for links of another form.
  func words(from start: String, to end: String) -> String? {
    guard let start = place(start), let end = place(end), start <= end, end <= text.count,
      let markup = String(
        bytes: text[start..<end], encoding: isUTF8 ? .utf8 : .windowsCP1252)
    else { return nil }
    let page = "<!DOCTYPE html><html><body><div>\(markup)</div></body></html>"
    return (try? MarkupDocument.html(Array(page.utf8)))?.root?.text()
  }

  private func place(_ link: String) -> Int? {
    if let match = link.wholeMatch(of: /filepos:([0-9]{10})/) {
      return fragments.isEmpty ? Int(match.1) : nil
    }
    guard let match = link.wholeMatch(of: /kindle:pos:fid:([0-9A-V]{4}):off:([0-9A-V]{10})/),
      let number = Int(match.1, radix: 32), let distance = Int(match.2, radix: 32),
      fragments.indices.contains(number)
    else { return nil }
    return fragments[number] + distance
  }
}
