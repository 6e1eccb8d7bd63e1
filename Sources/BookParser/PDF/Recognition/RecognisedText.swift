public import Foundation
import Hashing
public import TextRecognition

/// The recognised pages of a PDF in a file of their own: a line for each, so that no page that was read is lost.
///
/// A line is sixteen digits of the SHA-256 of what follows, a space, and JSON with the version of this form, the SHA-256 of the PDF, the
/// page's index and its words. A line that is torn or of another file is none.
public struct RecognisedText: Sendable {
  /// Changes with the form of the file.
  private static let version = 1
  private static let checkLength = 16

  private struct Line: Codable {
    var version: Int
    var file: String
    var page: Int
    var text: RecognisedPage
  }

  /// The pages by their indexes.
  public private(set) var pages: [Int: RecognisedPage] = [:]
  private let url: URL
  private let file: String

  /// Reads the pages.
  ///
  /// - Parameters:
  ///   - url: The file with the pages; one that is not there has none.
  ///   - file: SHA-256 of the PDF in lowercase hexadecimal digits.
  /// - Throws: When a file that is there can't be read.
  public init(at url: URL, of file: String) throws {
    (self.url, self.file) = (url, file)
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let decoder = JSONDecoder()
    for line in try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")) {
      guard line.count > Self.checkLength else { continue }
      let content = Data(line.dropFirst(Self.checkLength + 1))
      guard line.starts(with: try Self.check(content)),
        let read = try? decoder.decode(Line.self, from: content),
        read.version == Self.version, read.file == file
      else { continue }
      pages[read.page] = read.text
    }
  }

  /// Adds a page at the end of the file, and waits until the disk has it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - index: Its index in the PDF, from 0.
  /// - Throws: When it can't be written.
  public mutating func add(_ page: RecognisedPage, at index: Int) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let content = try encoder.encode(
      Line(version: Self.version, file: file, page: index, text: page))
    // The line before may be torn.
    let line = Data("\n".utf8) + (try Self.check(content)) + Data(" ".utf8) + content
    let manager = FileManager.default
    if !manager.fileExists(atPath: url.path) {
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url, options: .withoutOverwriting)
    }
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    try handle.write(contentsOf: line + Data("\n".utf8))
    try handle.synchronize()
    try handle.close()
    pages[index] = page
  }

  private static func check(_ content: Data) throws -> Data {
    let digest = try Digest.of(Array(content), .sha256)
    return Data(Digest.hexadecimal(digest).utf8.prefix(checkLength))
  }
}
