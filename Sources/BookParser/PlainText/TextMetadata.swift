import Foundation
import ReadingModel

/// Reads metadata in the first lines of a text.
enum TextMetadata {
  /// The number of lines that may hold metadata.
  private static let lineLimit = 60

  /// Reads the metadata.
  ///
  /// - Parameters:
  ///   - start: The first part of the text.
  ///   - language: The language that the encoding suggests; it counts if the letters bear it out.
  /// - Returns: Title, authors and language as far as they are known. A language that the text does
  ///   not name is ``ReadingModel/Metadata/detectedLanguage``.
  static func read(_ start: String, language: Language?) -> Metadata {
    let lines = start.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix(lineLimit).map { $0.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"])) }
    var metadata = Metadata()
    if start.prefix(4096).lowercased().contains("project gutenberg") {
      readGutenberg(lines, into: &metadata)
    } else if lines.contains(where: { $0.contains("［＃") || $0.hasPrefix("《》：") }) {
      readAozora(lines, into: &metadata)
    } else {
      readLabels(lines, into: &metadata)
    }
    if metadata.languages.isEmpty {
      metadata.detectedLanguage = language?.tag(writtenIn: start) ?? scriptLanguage(start)
    }
    return metadata
  }

  private static func readGutenberg(_ lines: [String], into metadata: inout Metadata) {
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      guard !value.isEmpty else { continue }
      switch line[..<colon].lowercased() {
      case "title" where metadata.title == nil: metadata.title = value
      case "author": metadata.contributors.append(Contributor(name: value, role: "aut"))
      case "translator":
        metadata.contributors.append(Contributor(name: value, role: "trl", kind: .contributor))
      case "language": metadata.languages = value.split(separator: ",").compactMap(tag)
      case "release date" where metadata.published == nil: metadata.published = value
      default: break
      }
    }
  }

  /// The tag of a language by its English name, which Project Gutenberg uses.
  private static func tag(of name: Substring) -> String? {
    let names = [
      "english": "en", "french": "fr", "german": "de", "spanish": "es", "italian": "it",
      "portuguese": "pt", "dutch": "nl", "latin": "la", "greek": "el", "finnish": "fi",
      "swedish": "sv", "danish": "da", "norwegian": "no", "polish": "pl", "czech": "cs",
      "hungarian": "hu", "russian": "ru", "chinese": "zh", "japanese": "ja", "korean": "ko",
      "esperanto": "eo", "catalan": "ca", "welsh": "cy", "irish": "ga", "icelandic": "is",
      "romanian": "ro", "bulgarian": "bg", "hebrew": "he", "arabic": "ar", "tagalog": "tl",
    ]
    return names[name.trimmingCharacters(in: .whitespaces).lowercased()]
  }

  /// Reads title and author from the first lines, up to the first blank one.
  private static func readAozora(_ lines: [String], into metadata: inout Metadata) {
    let head = lines.prefix { !$0.isEmpty && !$0.hasPrefix("---") }.map(AozoraNotation.plain)
    metadata.languages = ["ja"]
    guard let title = head.first, head.count <= 6 else { return }
    metadata.title = title
    if head.count > 1, let author = head.last {
      metadata.contributors = [Contributor(name: author, role: "aut")]
    }
  }

  /// Reads `《title》author`, `书名：…` and `作者：…` in the first lines.
  private static func readLabels(_ lines: [String], into metadata: inout Metadata) {
    for line in lines.prefix(12) {
      if metadata.title == nil, line.first == "《", let end = line.firstIndex(of: "》") {
        metadata.title = String(line[line.index(after: line.startIndex)..<end])
        let rest = line[line.index(after: end)...]
        if metadata.contributors.isEmpty { addAuthor(rest, to: &metadata) }
      }
      guard let colon = line.firstIndex(where: { "：:".contains($0) }) else { continue }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      switch line[..<colon].trimmingCharacters(in: .whitespaces).lowercased() {
      case "书名", "書名", "title": metadata.title = value.trimmingCharacters(in: ["《", "》"])
      case "作者", "著者", "author": addAuthor(value[...], to: &metadata)
      default: break
      }
    }
  }

  private static func addAuthor(_ text: Substring, to metadata: inout Metadata) {
    var name = text.trimmingCharacters(in: .whitespaces)
    for label in ["作者：", "作者:", "著者："] where name.hasPrefix(label) { name.removeFirst(label.count) }
    // A longer text is a sentence.
    guard !name.isEmpty, name.count < 30 else { return }
    metadata.contributors = [Contributor(name: name, role: "aut")]
  }

  /// The language of a script that is mostly used for one; `nil` for other scripts.
  private static func scriptLanguage(_ text: String) -> String? {
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars.prefix(8192) {
      switch scalar.value {
      case 0x3041...0x30FF: counts["ja", default: 0] += 4
      case 0x4E00...0x9FFF: counts["zh", default: 0] += 1
      case 0xAC00...0xD7A3: counts["ko", default: 0] += 1
      case 0x370...0x3FF: counts["el", default: 0] += 1
      case 0x590...0x5FF: counts["he", default: 0] += 1
      case 0xE00...0xE7F: counts["th", default: 0] += 1
      case 0x41...0x5A, 0x61...0x7A: counts["", default: 0] += 1
      default: break
      }
    }
    let most = counts.max { $0.value < $1.value }
    return most.flatMap { $0.key.isEmpty ? nil : $0.key }
  }
}
