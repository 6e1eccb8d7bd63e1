/// Why a dictionary can't be added or read; each says so in one sentence.
public enum DictionaryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file of the set is missing.
  case missingFile(name: String)
  /// The file is not what its name says, or claims what can't be.
  case damaged(file: String, reason: String)
  /// There is more than can be taken.
  case tooLarge(file: String, limit: Int)
  /// Nothing here is a dictionary.
  case notADictionary

  /// One sentence for people.
  public var description: String {
    switch self {
    case .missingFile(let name):
      "The file '\(name)' is missing; add all files of the dictionary together."
    case .damaged(let file, let reason): "The dictionary's file '\(file)' is damaged: \(reason)."
    case .tooLarge(let file, let limit):
      "'\(file)' is larger than \(limit >> 20) MB, more than a dictionary's may be."
    case .notADictionary:
      "This is no dictionary; add a StarDict dictionary (.ifo, .idx, .dict.dz) or one of dictd "
        + "(.index, .dict.dz), the files together or as an archive."
    }
  }
}
