import BookParser
import Foundation
import Hashing
import ReadingModel

/// EPUB fields: opens every book that a reference names and writes what was found.
struct EPUBArea: ScoredArea {
  let name = "epub"

  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall] {
    let root = corpus.appending(path: "epub", directoryHint: .isDirectory)
    var calls: [ScorerCall] = []
    for gold in try topLevelJSON(in: root) {
      guard let reference = try? JSONDecoder().decode(Reference.self, from: Data(contentsOf: gold))
      else { continue }
      let files = reference.books.keys.sorted() + reference.unreadable.keys.sorted()
      let output = folder.appending(path: gold.deletingPathExtension().lastPathComponent + ".jsonl")
      let lines = await predictions(for: files, in: root)
      try Data(lines.joined(separator: "\n").utf8).write(to: output)
      calls.append(
        ScorerCall(
          title: gold.lastPathComponent, script: "score_epub.py",
          arguments: [gold.path, output.path]))
    }
    return calls
  }

  private func topLevelJSON(in folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }

  private func predictions(for files: [String], in root: URL) async -> [String] {
    let workers = max(ProcessInfo.processInfo.activeProcessorCount, 1)
    return await withTaskGroup(of: [(Int, String)].self) { group in
      for worker in 0..<workers {
        group.addTask {
          var lines: [(Int, String)] = []
          for index in stride(from: worker, to: files.count, by: workers) {
            lines.append((index, await Prediction(files[index], in: root).line))
          }
          return lines
        }
      }
      var all: [(Int, String)] = []
      for await part in group { all += part }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

/// The part of a reference file that says which books there are.
private struct Reference: Decodable {
  struct Anything: Decodable {}
  var books: [String: Anything]
  var unreadable: [String: Anything]
}

/// One line of the prediction file.
private struct Prediction: Encodable {
  var file: String
  var title: String?
  var creators: [String]?
  var language: String?
  var spine: [String]?
  var toc: [ContentsLine]?
  var layout: String?
  var ppd: String?
  var cover: String?
  var drm: Bool?
  var chars: Int?
  var textDigest: String?
  var error: String?

  enum CodingKeys: String, CodingKey {
    case file, title, creators, language, spine, toc, layout, ppd, cover, drm, chars
    case textDigest = "text_sha256"
    case error
  }

  init(_ file: String, in root: URL) async {
    self.file = file
    do {
      let book = try await BookParser.open(root.appending(path: file))
      fill(book)
      await fillText(book)
    } catch BookOpenError.protected(let scheme) {
      drm = true
      error = "drm: \(scheme)"
    } catch {
      self.error = "\(error)"
    }
  }

  private mutating func fill(_ book: Book) {
    title = book.metadata.title ?? ""
    creators = book.metadata.creators
    language = book.metadata.language
    spine = book.spine.map(\.path)
    toc = book.contents.flatMap { ContentsLine.lines($0, depth: 0) }
    layout = book.metadata.layout.rawValue
    ppd = book.metadata.pageProgression.rawValue
    cover = book.metadata.cover
    drm = false
  }

  /// The reference counts every character of the bodies, white space aside, also what a reader
  /// leaves out; see ``BookParser/bodyText(ofChapter:in:)``.
  private mutating func fillText(_ book: Book) async {
    guard var digest = try? Digest(.sha256) else { return }
    var count = 0
    for index in book.spine.indices {
      guard let text = await BookParser.bodyText(ofChapter: index, in: book) else { continue }
      let visible = text.unicodeScalars.filter { !$0.isReferenceSpace }
      count += visible.count
      digest.update(Array(String(String.UnicodeScalarView(visible)).utf8).span)
    }
    chars = count
    textDigest = Digest.hexadecimal(digest.finish())
  }

  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
}

/// Depth, label and target of an entry, as an array.
private struct ContentsLine: Encodable {
  var depth: Int
  var label: String
  var href: String?

  static func lines(_ entry: ContentsEntry, depth: Int) -> [ContentsLine] {
    [ContentsLine(depth: depth, label: entry.label, href: entry.href)]
      + entry.children.flatMap { lines($0, depth: depth + 1) }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(depth)
    try values.encode(label)
    try values.encode(href)
  }
}

extension Unicode.Scalar {
  /// White space as the reference's Python means it: Unicode's and four separators of ASCII.
  fileprivate var isReferenceSpace: Bool {
    properties.isWhitespace || (0x1C...0x1F).contains(value)
  }
}
