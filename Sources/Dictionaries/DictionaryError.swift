/// Why a dictionary can't be added or read; each says so in one sentence.
public enum DictionaryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file of the set is missing.
  case missingFile(name: String)
  /// The file is not what its name says, or claims what can't be.
  case damaged(file: String, reason: String)
  /// There is more than can be taken.
  case tooLarge(file: String, limit: Int)
  /// It is compressed in a way that is not read here.
  case packed(file: String, by: String)
  /// The library has as many as it can have.
  case tooMany(limit: Int)
  /// There is no dictionary of that number, or not any more.
  case noSuchDictionary
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
    case .packed(let file, let packer):
      "'\(file)' is compressed by \(packer), which is not read here; unpack it, and add its files, "
        + "or a .zip or .tar.gz of them."
    case .tooMany(let limit):
      "A library can have \(limit) dictionaries; remove some that are not needed."
    case .noSuchDictionary:
      "There is no such dictionary; it may have been removed."
    case .notADictionary:
      "This is no dictionary; add one of StarDict (.ifo, .idx, .dict.dz) or dictd (.index, .dict.dz) "
        + "as a .zip, .tar.gz, .tar.bz2 or .tar.xz with all of its files."
    }
  }
}
