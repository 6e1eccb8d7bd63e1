import Foundation
import MobiUnpacking
import ReadingModel
import Sandbox

/// Opens Kindle's formats: MOBI 6, KF8 (AZW3), both in one, PRC and PalmDOC.
///
/// A process of its own puts the files together that the book was made from, as an EPUB in a file without a name.
/// That is what is read from then on; nothing else is kept of it.
enum MOBIParser: FormatParser {
  static let format = BookFormat(
    id: "mobi", name: "MOBI (Kindle)", mediaType: "application/x-mobipocket-ebook",
    fileExtensions: ["mobi", "azw3", "azw", "prc", "pdb"],
    // `pdb` is PalmDOC, a text with hardly any structure.
    ranks: ["azw3": 10, "azw": 11, "mobi": 12, "prc": 13, "pdb": 90], traits: [.signature])

  /// How long a process may take: the largest book of the corpus takes a second of a slow machine.
  private static let seconds = 120

  static func recognises(_ head: FileHead) -> Bool {
    head.has("BOOKMOBI", at: 60) || head.has("TEXtREAd", at: 60) || head.has(protectedKFX)
  }

  /// What a book of the format after KF8 begins with when it is encrypted, each byte one Unicode scalar.
  private static let protectedKFX = "\u{EA}DRMION\u{EE}"

  static func open(_ file: URL) async throws -> Book {
    if try FileHead(file, byteCount: protectedKFX.count).has(protectedKFX) {
      throw BookOpenError.protected(scheme: "Kindle KFX")
    }
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let unpacked = try await unpack(file, [])
    guard try FileHead(unpacked.url, byteCount: 4).isArchive else {
      let book = try PlainTextParser.book(of: unpacked.url, owner: unpacked)
      return book(try await fingerprint)
    }
    let book = try EPUBParser.book(
      in: unpacked.url,
      madeFrom: KindleText { ArchivedText(try? await unpack(file, ["--stored"])) })
    return book(try await fingerprint)
  }

  private static func unpack(_ file: URL, _ options: [String]) async throws -> UnnamedFile {
    try await UnpackedFile.make(of: file, by: "unpack-mobi", options, seconds: seconds) { outcome in
      switch outcome {
      case .exited(_, let message): BookOpenError(UnpackingFailure(line: message))
      case .killed: .damagedArchive(reason: "its parts can't be put together")
      case .timedOut: .limit(reason: "it takes more than \(seconds) s to unpack")
      }
    }
  }
}

extension BookOpenError {
  fileprivate init(_ failure: UnpackingFailure) {
    self =
      switch failure {
      case .damaged(let reason): .damagedArchive(reason: reason)
      case .protected: .protected(scheme: "Kindle")
      case .unsupported(let name): .unsupportedFormat(name)
      case .limit: .limit(reason: "it needs more memory than any book does")
      }
  }
}
