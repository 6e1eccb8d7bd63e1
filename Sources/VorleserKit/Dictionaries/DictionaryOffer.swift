import Dictionaries
import Foundation
public import ReadingModel

/// A dictionary whose files the machine has from elsewhere, so that it is added in one step.
public struct DictionaryOffer: Hashable, Sendable, Identifiable {
  /// What names it in commands and requests.
  public let id: String
  /// What it is called.
  public let name: String
  /// The Debian package that brings its files.
  public let package: String
  /// Its files in the folder of dictd.
  let files: [String]
  /// What the names of such dictionaries have in them, in lowercase.
  private let mark: String

  /// All that are known: Princeton's WordNet, whose licence lets everybody use it (`NOTICE`).
  public static let all = [
    DictionaryOffer(
      id: "wordnet", name: "WordNet (English)", package: "dict-wn",
      files: ["wn.index", "wn.dict.dz"], mark: "wordnet")
  ]

  /// Where Debian's packages put dictionaries for dictd, unless `VORLESER_DICTD` names another folder.
  static var systemFolder: URL {
    URL(filePath: ProcessInfo.processInfo.environment["VORLESER_DICTD"] ?? "/usr/share/dictd")
  }

  /// The files, if all of them are there.
  func sources(in folder: URL) -> [(url: URL, name: String)]? {
    let sources = files.map { (url: folder.appending(path: $0), name: $0) }
    let isWhole = sources.allSatisfy { FileManager.default.isReadableFile(atPath: $0.url.path) }
    return isWhole ? sources : nil
  }

  /// Whether one of these is such a dictionary, whichever way it came.
  func isAmong(_ dictionaries: [LibraryDictionary]) -> Bool {
    dictionaries.contains { $0.name.lowercased().contains(mark) }
  }
}

extension DictionaryCollection {
  /// The dictionaries that the machine has and the library has not.
  ///
  /// - Returns: Those that ``add(offered:)`` can add now.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func offers() async throws -> [DictionaryOffer] {
    let known = try await all()
    return DictionaryOffer.all.filter { $0.sources(in: dictd) != nil && !$0.isAmong(known) }
  }

  /// Adds a dictionary that the machine has.
  ///
  /// - Parameter id: Its ``DictionaryOffer/id``.
  /// - Returns: What was added.
  /// - Throws: `DictionaryError.notOffered` where its files are not there; what ``add(_:)`` throws.
  public func add(offered id: String) async throws -> [LibraryDictionary] {
    guard let offer = DictionaryOffer.all.first(where: { $0.id == id }) else {
      throw DictionaryError.noSuchDictionary
    }
    guard let sources = offer.sources(in: dictd) else {
      throw DictionaryError.notOffered(name: offer.name, package: offer.package)
    }
    return try await add(sources)
  }
}
