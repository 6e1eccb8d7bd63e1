import Dictionaries
import Foundation
import ReadingModel
import VorleserKit

extension Command {
  static let dictionaries = Command(
    name: "dictionaries", summary: "Manage dictionaries.",
    discussion: "Lists them when no subcommand is given.",
    subcommands: [.addDictionary, .listDictionaries, .removeDictionary],
    defaultSubcommand: "list")

  private static let addDictionary = Command(
    name: "add", summary: "Add StarDict or dictd dictionaries.",
    discussion: """
      Takes a .zip, .tar.gz, .tar.bz2 or .tar.xz, a folder, or all files of a dictionary: .ifo, .idx, \
      .dict or .dict.dz and .syn (StarDict), .index and .dict or .dict.dz (dictd). Files are copied. \
      'wordnet' adds WordNet, an English dictionary, from the Debian package dict-wn.
      """,
    arguments: [
      Argument(
        name: "file", help: "An archive, a folder, files of a dictionary, or 'wordnet'.",
        isRepeating: true,
        completion: .file)
    ],
    options: [.home, .verbose],
    run: { call in
      let library = try await call.library()
      let added = try await library.add(dictionaries: call.arguments)
      await library.close()
      for dictionary in added {
        Terminal.print("Added dictionary \(DictionaryRow(dictionary).text)")
      }
    })

  private static let listDictionaries = Command(
    name: "list", summary: "List the dictionaries in search order.",
    options: [.json, .home, .verbose],
    run: { call in
      let library = try await call.library()
      let rows = try await library.dictionaries.all().map(DictionaryRow.init)
      await library.close()
      if call.has("json") { return try Terminal.json(rows) }
      if rows.isEmpty {
        Terminal.note("No dictionaries yet. Add one with 'vorleser dictionaries add FILE'.")
      }
      for row in rows { Terminal.print(row.text) }
    })

  private static let removeDictionary = Command(
    name: "remove", summary: "Remove a dictionary.",
    arguments: [
      Argument(name: "id", help: "Its number, as 'vorleser dictionaries' shows it.")
    ],
    options: [.home, .verbose],
    run: { call in
      guard let id = Int(call.arguments[0]), id > 0 else {
        throw UsageError(
          "'\(call.arguments[0])' isn't a dictionary's number. 'vorleser dictionaries' shows the numbers.",
          call.path)
      }
      let library = try await call.library()
      _ = try await library.dictionaries.remove(id)
      await library.close()
      Terminal.note("Dictionary \(id) was removed.")
    })
}

extension Library {
  /// Adds the dictionaries in files, or the known dictionary that a single word names if there is
  /// no such file.
  fileprivate func add(dictionaries names: [String]) async throws -> [LibraryDictionary] {
    if names.count == 1, let offer = DictionaryOffer.all.first(where: { $0.id == names[0] }),
      !FileManager.default.fileExists(atPath: names[0])
    {
      return try await dictionaries.add(offered: offer.id)
    }
    let files = names.map { URL(filePath: $0) }
    return try await dictionaries.add(files.map { ($0, $0.lastPathComponent) })
  }
}

/// One line of the list of dictionaries; its coding is the JSON form.
private struct DictionaryRow: Encodable {
  var id: Int
  var name: String
  var format: String
  var words: Int
  var on: Bool

  init(_ dictionary: LibraryDictionary) {
    id = dictionary.id
    name = dictionary.name
    format = dictionary.format
    words = dictionary.wordCount
    on = dictionary.isOn
  }

  var text: String { "\(id): \(name.asLine) (\(words) words)\(on ? "" : "  (off)")" }
}
