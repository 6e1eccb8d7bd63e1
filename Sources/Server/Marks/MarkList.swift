import Foundation
import HTTPServer
import ReadingModel
import VorleserKit

/// A list of marks that is answered in batches.
///
/// A mark may have a note and a quote of 60,000 characters, and a book 20,000 marks, so they are
/// never in memory all at once.
struct MarkList: Sendable {
  /// The number of marks in a batch: 3 MB of the longest ones.
  static let batch = 50

  let library: Library
  let keys: [MarkKey]
  let person: PersonID
  /// The books' titles by their numbers, if the list has marks of several books.
  var titles: [Int: String] = [:]

  /// Calls a function with each batch of the list.
  ///
  /// - Parameter body: Takes a batch.
  /// - Throws: Errors of the library and of `body`.
  func forEachBatch(_ body: ([Mark]) async throws -> Void) async throws {
    for start in stride(from: 0, to: keys.count, by: Self.batch) {
      let part = keys[start..<min(start + Self.batch, keys.count)]
      try await body(try await library.marks(part, for: person))
    }
  }

  /// The answer.
  ///
  /// - Parameter rest: The other fields of the answer.
  /// - Returns: `{"marks":[…], …}`, streamed if it is long.
  /// - Throws: What the library throws.
  func response(_ rest: some Encodable & Sendable) async throws -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    // An object begins with its brace; what stands in it follows the list.
    let fields = [UInt8](try encoder.encode(rest).dropFirst())
    let tail = Array("]".utf8) + (fields.count > 1 ? Array(",".utf8) : []) + fields
    let head = Array(#"{"marks":["#.utf8)
    guard keys.count > Self.batch else {
      let bytes = try pieces(try await library.marks(keys[...], for: person), true)
      return HTTPResponse(
        status: 200, headers: [("Content-Type", "application/json")],
        body: .bytes(head + bytes + tail))
    }
    return HTTPResponse(
      status: 200, headers: [("Content-Type", "application/json")],
      body: .stream { writer in
        try await writer.write(head)
        var isFirst = true
        try await forEachBatch { marks in
          try await writer.write(try pieces(marks, isFirst))
          isFirst = isFirst && marks.isEmpty
        }
        try await writer.write(tail)
      })
  }

  private func pieces(_ marks: [Mark], _ isFirst: Bool) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    var bytes: [UInt8] = []
    for mark in marks {
      if !(isFirst && bytes.isEmpty) { bytes.append(UInt8(ascii: ",")) }
      bytes += try encoder.encode(MarkShape(mark, title: titles[mark.book]))
    }
    return bytes
  }
}

/// No other fields.
struct NoFields: Encodable, Sendable {}
