/// StarDict files made for tests.
struct StarDictFiles {
  var entries: [(word: String, bytes: [UInt8])] = []
  var synonyms: [(word: String, index: Int)] = []
  var types = "m"
  var version = "2.4.2"
  var offsetBits = 32

  var index: [UInt8] {
    var bytes: [UInt8] = []
    var offset = 0
    for (word, entry) in entries {
      bytes += Array(word.utf8) + [0] + number(offset, offsetBits / 8) + number(entry.count, 4)
      offset += entry.count
    }
    return bytes
  }

  var data: [UInt8] { entries.flatMap(\.bytes) }
  var syn: [UInt8] { synonyms.flatMap { Array($0.word.utf8) + [0] + number($0.index, 4) } }

  var ifo: String {
    """
    StarDict's dict ifo file
    version=\(version)
    bookname=A  Test
    wordcount=\(entries.count)
    idxfilesize=\(index.count)
    \(offsetBits == 64 ? "idxoffsetbits=64\n" : "")\(types.isEmpty ? "" : "sametypesequence=\(types)\n")
    """
  }

  private func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
