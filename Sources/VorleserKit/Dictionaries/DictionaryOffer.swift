import Dictionaries
import Foundation
public import ReadingModel

/// A dictionary whose files a Debian package brings, so that it can be added in one step.
public struct DictionaryOffer: Hashable, Sendable, Identifiable {
  /// Its id in commands and requests.
  public let id: String
  /// Its name for people.
  public let name: String
  /// The Debian package that brings its files.
  public let package: String
  /// Its files in the folder of dictd.
  let files: [String]
  /// A lowercase text that the names of such dictionaries contain.
  private let mark: String

  /// All offers: Princeton's WordNet, which everybody may use (`NOTICE`).
  public static let all = [
    DictionaryOffer(
      id: "wordnet", name: "WordNet (English)", package: "dict-wn",
      files: ["wn.index", "wn.dict.dz"], mark: "wordnet")
  ]

  /// The folder of Debian's dictionaries for dictd, unless `VORLESER_DICTD` names another.
  static var systemFolder: URL {
    URL(filePath: ProcessInfo.processInfo.environment["VORLESER_DICTD"] ?? "/usr/share/dictd")
  }

  /// The files, if all of them are there.
  func sources(in folder: URL) -> [(url: URL, name: String)]? {
    let sources = files.map { (url: folder.appending(path: $0), name: $0) }
    let isWhole = sources.allSatisfy { FileManager.default.isReadableFile(atPath: $0.url.path) }
    return isWhole ? sources : nil
  }

  /// Whether one of these dictionaries is this one, however it was added.
  func isAmong(_ dictionaries: [LibraryDictionary]) -> Bool {
    dictionaries.contains { $0.name.lowercased().contains(mark) }
  }
}

extension DictionaryCollection {
  /// The offers whose files this machine has and whose dictionary is not in the library.
  ///
  /// - Returns: Those that ``add(offered:)`` can add now.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func offers() async throws -> [DictionaryOffer] {
    let known = try await all()
    return DictionaryOffer.all.filter { $0.sources(in: dictd) != nil && !$0.isAmong(known) }
  }

  /// Adds an offered dictionary.
  ///
  /// - Parameter id: Its ``DictionaryOffer/id``.
  /// - Returns: The added dictionaries.
  /// - Throws: `DictionaryError.notOffered` if its files are missing; the errors of ``add(_:)``.
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
