public import Foundation

/// A book whose pages are being recognised, or are to be.
public struct RecognitionJob: Hashable, Sendable, Codable {
  /// How far it is.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// Others go first.
    case waiting
    /// Its pages are being read.
    case working
    /// It has stopped by itself; the pages that were read are kept.
    case failed
  }

  /// The number of the book.
  public let book: Int
  /// The languages of the text, as Tesseract names them.
  public let languages: [String]
  /// When it was asked for.
  public let created: Date
  /// How far it is.
  public internal(set) var state = State.waiting
  /// How many pages were read.
  public internal(set) var doneCount = 0
  /// How many pages are to be read; 0 before the first one.
  public internal(set) var pageCount = 0
  /// Why it has failed, one sentence for people.
  public internal(set) var problem: String?
}

/// The books that are to be recognised, a file for each beside the recognised texts.
struct RecognitionFolder {
  private static let ending = ".json"

  let url: URL

  private func file(_ book: Int) -> URL { url.appending(path: "\(book)\(Self.ending)") }

  /// All that is wanted, in the order in which it was asked for; a file that can't be read is none.
  func all() -> [RecognitionJob] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let decoder = JSONDecoder()
    return names.filter { $0.hasSuffix(Self.ending) }.compactMap { name in
      (try? Data(contentsOf: url.appending(path: name))).flatMap {
        try? decoder.decode(RecognitionJob.self, from: $0)
      }
    }
    .sorted { ($0.created, $0.book) < ($1.created, $1.book) }
  }

  /// Stores a wish in one step.
  func store(_ job: RecognitionJob) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try encoder.encode(job).write(to: file(job.book), options: .atomic)
  }

  /// Forgets a wish; the pages that were read stay.
  func remove(_ book: Int) throws {
    do {
      try FileManager.default.removeItem(at: file(book))
    } catch let error as CocoaError where error.code == .fileNoSuchFile {
      // It is gone already.
    }
  }
}
