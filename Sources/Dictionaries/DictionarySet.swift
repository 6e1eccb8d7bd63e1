public import Foundation
import StreamCompression

/// The original files of one dictionary, to be installed in a folder.
public struct DictionarySet: Sendable {
  /// The name of the index in a dictionary's folder.
  static let wordsName = "words"
  /// The name of the file of entries in a dictionary's folder, plain or compressed by dictzip.
  static let entriesName = "entries"
  /// The number of entries that are read as a check.
  private static let samples = 16
  /// The bytes of the entries that are looked at to tell their kind.
  private static let headByteCount = 4096

  private enum Parts: Sendable {
    case stardict(ifo: DictionaryFile, idx: DictionaryFile, syn: DictionaryFile?)
    case dictd(index: DictionaryFile)
  }

  private let parts: Parts
  private let entries: DictionaryFile

  /// Finds the dictionaries in files, folders and archives.
  ///
  /// - Parameters:
  ///   - sources: The files, and their original names.
  ///   - scratch: A folder on the file system where archives are to be unpacked; unpacked files
  ///     there have no name, and are deleted with the sets.
  /// - Returns: At least one.
  /// - Throws: ``DictionaryError``.
  public static func found(
    in sources: [(url: URL, name: String)],
    scratch: URL = FileManager.default.temporaryDirectory
  ) throws(DictionaryError) -> [DictionarySet] {
    var files: [DictionaryFile] = []
    for (url, name) in sources {
      files += try DictionaryFile.files(in: url, name: name, scratch: scratch)
    }
    var byPath: [String: DictionaryFile] = [:]
    for file in files where byPath[file.path.lowercased()] == nil {
      byPath[file.path.lowercased()] = file
    }
    func sibling(_ stem: String, _ endings: [String]) throws(DictionaryError) -> DictionaryFile {
      for ending in endings { if let file = byPath[stem + ending] { return file } }
      let name = (stem.split(separator: "/").last ?? "") + endings[0]
      throw .missingFile(name: String(name))
    }
    var sets: [DictionarySet] = []
    for (path, file) in byPath.sorted(by: { $0.key < $1.key }) {
      // What macOS puts beside each file of an archive is none of the files.
      guard !path.contains("__macosx/") else { continue }
      if path.hasSuffix(".ifo") {
        let stem = String(path.dropLast(4))
        let idx = try sibling(stem, [".idx", ".idx.gz", ".idx.dz"])
        // A dictionary need not have synonyms.
        let syn = try? sibling(stem, [".syn", ".syn.dz", ".syn.gz"])
        sets.append(
          DictionarySet(
            parts: .stardict(ifo: file, idx: idx, syn: syn),
            entries: try sibling(stem, [".dict.dz", ".dict"])))
      } else if path.hasSuffix(".index") {
        let stem = String(path.dropLast(6))
        sets.append(
          DictionarySet(
            parts: .dictd(index: file), entries: try sibling(stem, [".dict.dz", ".dict"])))
      }
    }
    if sets.isEmpty, let lone = byPath.keys.sorted().first(where: isPart) {
      let name = lone.split(separator: "/").last ?? ""
      throw .missingFile(name: (name.split(separator: ".").first ?? "") + ".ifo")
    }
    guard !sets.isEmpty else { throw .notADictionary }
    return sets
  }

  private static func isPart(_ path: String) -> Bool {
    [".idx", ".idx.gz", ".dict", ".dict.dz", ".syn"].contains { path.hasSuffix($0) }
  }

  /// Installs the dictionary: reads its index and writes the files for look-ups into a folder.
  ///
  /// - Parameter folder: An empty folder.
  /// - Returns: The dictionary's description.
  /// - Throws: ``DictionaryError``; `CocoaError` when the folder can't be written.
  public func install(in folder: URL) throws -> DictionaryDescription {
    let data = folder.appending(path: Self.entriesName)
    try putEntries(at: data)
    var description: DictionaryDescription
    var words: [IndexedWord]
    switch parts {
    case .stardict(let ifo, let idx, let syn):
      let facts = try DictionaryFacts(try ifo.content(), file: ifo.name)
      words = try IndexReading.stardict(try idx.unpacked(), facts, file: idx.name)
      if let syn {
        words += try IndexReading.synonyms(try syn.unpacked(), of: words, file: syn.name)
      }
      description = DictionaryDescription(
        name: facts.name, about: facts.about, format: .stardict,
        types: String(decoding: facts.types, as: UTF8.self), wordCount: words.count)
    case .dictd(let index):
      let all = try IndexReading.dictd(try index.unpacked(), file: index.name)
      words = all.filter { !DictdFacts.isAboutItself($0.word) }
      guard !words.isEmpty else {
        throw DictionaryError.damaged(file: index.name, reason: "it has no words")
      }
      let facts = DictdFacts(all, try EntryData(data))
      description = DictionaryDescription(
        name: facts.name ?? String(index.name.dropLast(".index".count)), about: facts.about,
        format: .dictd, types: "", wordCount: words.count)
    }
    let opened = try EntryData(data)
    for place in stride(from: 0, to: words.count, by: max(1, words.count / Self.samples)) {
      do {
        _ = try opened.entry(words[place])
      } catch {
        throw DictionaryError.damaged(file: entries.name, reason: error.reason)
      }
    }
    try WordIndex.write(words, to: folder.appending(path: Self.wordsName))
    return description
  }

  private func putEntries(at target: URL) throws {
    try entries.copy(to: target)
    let start = try FileHandle(forReadingFrom: target).read(upToCount: Self.headByteCount) ?? Data()
    guard start.starts(with: [0x1F, 0x8B]) else {
      // Some programs leave entries plain under the name of packed ones.
      guard !entries.name.lowercased().hasSuffix(".dz") || Self.isText(start) else {
        throw DictionaryError.damaged(
          file: entries.name, reason: "it is not compressed by dictzip, and it is no text")
      }
      return
    }
    do {
      if try DictzipFile(target) != nil { return }
    } catch {
      throw DictionaryError.damaged(file: entries.name, reason: error.message)
    }
    // Gzip alone has to be read from its beginning for each word.
    try DictionaryFile.gunzip(target, entries.name)
  }

  /// Whether the beginning of a file is UTF-8; its last character may be cut.
  private static func isText(_ start: Data) -> Bool {
    (0..<4).contains { String(validating: start.dropLast($0), as: UTF8.self) != nil }
  }
}

extension DictionaryError {
  /// The fault of a file, in half a sentence.
  fileprivate var reason: String {
    if case .damaged(_, let reason) = self { reason } else { description }
  }
}
