import Foundation
import Markup
import ReadingModel
import TestSupport
import Testing
import ZipArchive

@testable import BookParser

/// Small files of our own in each format, opened from a temporary folder.
struct FormatFixture {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a file and opens it.
  func open(_ name: String, _ bytes: [UInt8]) async throws -> Book {
    try await BookParser.open(folder.makeFile(name, Data(bytes)))
  }

  /// Writes a text and opens it.
  func open(_ name: String, _ text: String) async throws -> Book {
    try await open(name, Array(text.utf8))
  }

  /// Writes an archive.
  func archive(_ name: String, _ files: [(path: String, content: [UInt8])]) throws -> URL {
    let url = folder.url.appending(path: name)
    var writer = try ZipWriter(file: url)
    for file in files { try writer.add(file.path, file.content) }
    try writer.finish()
    return url
  }

  /// Writes an archive of texts and opens it.
  func openArchive(_ name: String, _ files: [(String, String)]) async throws -> Book {
    let files = files.map { (path: $0.0, content: Array($0.1.utf8)) }
    return try await BookParser.open(try archive(name, files))
  }
}

extension Book {
  /// All chapters.
  func chapters() async throws -> [Chapter] {
    var chapters: [Chapter] = []
    for index in spine.indices { chapters.append(try await content.chapter(at: index)) }
    return chapters
  }

  /// The only chapter.
  func chapter() async throws -> Chapter {
    #expect(spine.count == 1)
    return try await content.chapter(at: 0)
  }
}

/// A picture of one dot.
let dot = Array(
  Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
  ) ?? Data())
