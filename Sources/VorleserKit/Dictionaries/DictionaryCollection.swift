import Basics
import Dictionaries
public import Foundation
public import ReadingModel
import Storage

/// The dictionaries of a library, shared by all its people.
///
/// Reading files and looking words up blocks, so it runs on a queue of its own.
public actor DictionaryCollection {
  /// The most dictionaries; each word is looked up in all of them.
  public static let countLimit = 64
  /// The largest archive in bytes.
  public static let byteLimit = 256 << 20
  /// The most suggestions.
  private static let suggestionLimit = 8
  /// The age in seconds from which an unregistered folder counts as left by a crash; adding takes
  /// seconds.
  private static let strayAge = 86_400.0

  private let executor = QueueExecutor(label: "vorleser.dictionaries")
  /// Blocking work runs on a queue of its own.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let shelf: Bookshelf
  private let home: URL
  /// The folder with the machine's dictionaries for dictd.
  nonisolated let dictd: URL
  /// Called when the list has changed.
  private let changed: @Sendable () -> Void
  /// The open dictionaries by the names of their folders: another library in the data folder has the same numbers.
  private var readers: [String: DictionaryReader] = [:]
  /// The last addition under way, for which the next one waits: one archive is unpacked at a time.
  private var lastAddition: Task<Void, Never>?

  init(
    shelf: Bookshelf, data: DataFolder, dictd: URL = DictionaryOffer.systemFolder,
    changed: @escaping @Sendable () -> Void
  ) {
    self.shelf = shelf
    self.dictd = dictd
    self.changed = changed
    home = data.dictionaries
  }

  /// The dictionaries, in their order.
  ///
  /// - Returns: All of them, including those that are off.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func all() async throws -> [LibraryDictionary] {
    try await stored { try await shelf.dictionaries() }
  }

  /// Adds the dictionaries in files, folders and archives.
  ///
  /// - Parameter sources: The files, and their original names.
  /// - Returns: The added dictionaries.
  /// - Throws: `DictionaryError` when there is none or one is damaged, and then nothing of that one is
  ///   kept; ``LibraryError/storage(_:)``; `CocoaError`.
  public func add(_ sources: [(url: URL, name: String)]) async throws -> [LibraryDictionary] {
    let before = lastAddition
    let addition = Task { () async throws -> [LibraryDictionary] in
      await before?.value
      return try await self.addNow(sources)
    }
    lastAddition = Task { _ = await addition.result }
    return try await addition.value
  }

  private func addNow(_ sources: [(url: URL, name: String)]) async throws -> [LibraryDictionary] {
    let known = try await all()
    sweep(known)
    // Beside the dictionaries: what turns out to be none does not make their folder.
    let sets = try DictionarySet.found(in: sources, scratch: home.deletingLastPathComponent())
    guard known.count + sets.count <= Self.countLimit else {
      throw DictionaryError.tooMany(limit: Self.countLimit)
    }
    var added: Set<Int> = []
    // Of several the first may be added before one is refused.
    defer { if !added.isEmpty { changed() } }
    try FileManager.default.createDirectory(
      at: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for set in sets { added.insert(try await add(set)) }
    return try await all().filter { added.contains($0.id) }
  }

  private func add(_ set: DictionarySet) async throws -> Int {
    let name = UUID().uuidString.lowercased()
    let folder = home.appending(path: name)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let description = try set.install(in: folder)
      try sync(folder)
      return try await stored {
        try await shelf.addDictionary(
          NewDictionary(
            name: description.name, about: description.about,
            format: description.format.rawValue, types: description.types,
            wordCount: description.wordCount, folder: name))
      }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  /// Syncs a folder, so that an acknowledged addition is on disk.
  private func sync(_ folder: URL) throws {
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let handle = try FileHandle(forWritingTo: file)
      try handle.synchronize()
      try handle.close()
    }
  }

  /// Deletes folders that a crash has left while a dictionary was added.
  private func sweep(_ known: [LibraryDictionary]) {
    let kept = Set(known.map(\.folder))
    let present =
      (try? FileManager.default.contentsOfDirectory(
        at: home, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    for folder in present where !kept.contains(folder.lastPathComponent) {
      let date = (try? folder.resourceValues(forKeys: [.contentModificationDateKey]))?
        .contentModificationDate
      guard let date, date.timeIntervalSinceNow < -Self.strayAge,
        UUID(uuidString: folder.lastPathComponent) != nil
      else { continue }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Switches a dictionary on or off, or moves it.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - isOn: Whether words are looked up in it; `nil` leaves that as it is.
  ///   - place: Its new index in the list, from 0; `nil` leaves it where it is.
  /// - Returns: All dictionaries.
  /// - Throws: `DictionaryError.noSuchDictionary`; ``LibraryError/storage(_:)``.
  public func change(
    _ id: Int, isOn: Bool? = nil, place: Int? = nil
  ) async throws -> [LibraryDictionary] {
    let isThere = try await stored {
      try await shelf.changeDictionary(id, isOn: isOn, place: place)
    }
    guard isThere else { throw DictionaryError.noSuchDictionary }
    changed()
    return try await all()
  }

  /// Removes a dictionary with its files for good.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The remaining dictionaries.
  /// - Throws: `DictionaryError.noSuchDictionary`; ``LibraryError/storage(_:)``.
  public func remove(_ id: Int) async throws -> [LibraryDictionary] {
    guard let folder = try await stored({ try await shelf.removeDictionary(id) }) else {
      throw DictionaryError.noSuchDictionary
    }
    readers[folder] = nil
    if UUID(uuidString: folder) != nil {
      try? FileManager.default.removeItem(at: home.appending(path: folder))
    }
    changed()
    return try await all()
  }

  /// Looks a word up in all dictionaries that are on.
  ///
  /// - Parameters:
  ///   - word: The word or phrase.
  ///   - language: The language of the text it stands in (BCP 47), if it is known.
  /// - Returns: The definition.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func define(_ word: String, language: String? = nil) async throws -> Definition {
    let wanted = try await all().filter(\.isOn)
    let folders = Set(wanted.map(\.folder))
    // Another process may have removed some.
    readers = readers.filter { folders.contains($0.key) }
    var sections: [Definition.Section] = []
    for dictionary in wanted {
      do {
        let entries = try reader(dictionary).entries(of: word, language: language)
        if !entries.isEmpty {
          sections.append(
            Definition.Section(dictionary: dictionary, entries: entries, problem: nil))
        }
      } catch {
        sections.append(
          Definition.Section(dictionary: dictionary, entries: [], problem: error.description))
      }
    }
    var suggestions: [String] = []
    if sections.allSatisfy({ $0.entries.isEmpty }) {
      for dictionary in wanted where suggestions.count < Self.suggestionLimit {
        // A dictionary that can't be read suggests nothing; looking a word up in it tells why.
        for near in (try? reader(dictionary))?.near(word) ?? [] where !suggestions.contains(near) {
          suggestions.append(near)
        }
      }
    }
    return Definition(
      sections: sections, suggestions: Array(suggestions.prefix(Self.suggestionLimit)),
      dictionaryCount: wanted.count)
  }

  private func reader(
    _ dictionary: LibraryDictionary
  ) throws(DictionaryError) -> DictionaryReader {
    if let reader = readers[dictionary.folder] { return reader }
    let reader = try DictionaryReader(
      home.appending(path: dictionary.folder),
      DictionaryDescription(
        name: dictionary.name, about: dictionary.about,
        format: DictionaryDescription.Format(rawValue: dictionary.format) ?? .stardict,
        types: dictionary.types, wordCount: dictionary.wordCount))
    readers[dictionary.folder] = reader
    return reader
  }
}
