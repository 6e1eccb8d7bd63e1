import Foundation
import Hashing
import WebFetching

/// What a request sends, with the digest that its signature holds.
struct Content: Sendable {
  /// How much of a file is held at once.
  private static let pieceByteCount = 1 << 18

  var body = ServerRequest.Body.none
  /// SHA-256 in hexadecimal digits; that of nothing at first.
  var digest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
  /// Is told how many bytes have been sent.
  var onSent: (@Sendable (Int) -> Void)?

  init() {}

  /// A document.
  ///
  /// - Throws: `HashingError` when libcrypto has no memory.
  init(_ document: String) throws(HashingError) {
    body = .bytes(Array(document.utf8))
    digest = try RequestSignature.digest(document)
  }

  /// A part of a file.
  ///
  /// - Throws: ``FileProblem`` if the file can't be read, or is shorter.
  init(_ file: URL, _ range: Range<Int>) throws {
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      try handle.seek(toOffset: UInt64(range.lowerBound))
      var sum = try Digest(.sha256)
      var left = range.count
      while left > 0 {
        let piece = try handle.read(upToCount: min(left, Self.pieceByteCount)) ?? Data()
        guard !piece.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
        sum.update([UInt8](piece).span)
        left -= piece.count
      }
      digest = Digest.hexadecimal(sum.finish())
      body = .part(of: file, range)
    } catch let error as CocoaError {
      throw FileProblem(words: error.localizedDescription)
    }
  }

  /// A file of this machine that can't be read.
  struct FileProblem: Error {
    let words: String
  }
}
