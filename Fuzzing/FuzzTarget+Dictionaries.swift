import Dictionaries
import Foundation

@testable import VorleserKit

extension FuzzTarget {
  private static let words = ["bread", "run", "loaf", "übung", "standing(a)", "'tween"]

  /// Dictionaries of both kinds, archives of them, and backups.
  static let ofDictionaries = [
    FuzzTarget(name: "stardict") { input in
      let names = ["a.ifo", "a.idx", "a.dict", "a.syn"]
      look(for: words, in: zip(names, InputParts.split(input, into: names.count)))
    },
    FuzzTarget(name: "dictd") { input in
      let names = ["a.index", "a.dict"]
      look(for: words, in: zip(names, InputParts.split(input, into: names.count)))
    },
    FuzzTarget(name: "tar") { input in
      // Gzip has to be named, other archives have a signature.
      let file = FuzzFolder.write(input, "a.tar.gz")
      let scratch = FuzzFolder.empty("scratch")
      guard let sets = try? DictionarySet.found(in: [(file, "a.tar.gz")], scratch: scratch) else {
        return
      }
      for set in sets.prefix(2) { _ = try? set.install(in: FuzzFolder.empty("installed")) }
    },
    FuzzTarget(name: "backup") { input in
      let sections = BackupFile.Section.allCases.map(\.path)
      let parts = InputParts.split(input, into: sections.count + 1)
      guard
        let bytes = try? PackedBook.backup(
          description: parts[0], sections: Array(zip(sections, parts.dropFirst()))),
        let reader = try? BackupReader(FuzzFolder.write(bytes, "a.vorleser-backup"))
      else { return }
      var report = RestoreReport()
      _ = reader.snapshot(&report)
    },
  ]

  /// Installs a dictionary and looks words up.
  private static func look(for words: [String], in files: some Sequence<(String, [UInt8])>) {
    let place = FuzzFolder.empty("dictionary")
    for (name, bytes) in files where !bytes.isEmpty {
      _ = FuzzFolder.write(bytes, "dictionary/\(name)")
    }
    let home = FuzzFolder.empty("installed")
    guard let set = try? DictionarySet.found(in: [(place, "a")], scratch: place).first,
      let description = try? set.install(in: home),
      let reader = try? DictionaryReader(home, description)
    else { return }
    for word in words { _ = try? reader.entries(of: word) }
    for near in reader.near("braed") { _ = try? reader.entries(of: near) }
  }
}
