/// Why a dictionary can't be added or read; each case has a sentence.
public enum DictionaryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file of the set is missing.
  case missingFile(name: String)
  /// The file is not what its name says, or its claims are impossible.
  case damaged(file: String, reason: String)
  /// The file is larger than the limit, in bytes.
  case tooLarge(file: String, limit: Int)
  /// The file's compression is not supported.
  case packed(file: String, by: String)
  /// The library has as many dictionaries as allowed.
  case tooMany(limit: Int)
  /// There is no dictionary of this number.
  case noSuchDictionary
  /// The Debian package that brings the dictionary's files is not installed.
  case notOffered(name: String, package: String)
  /// The files hold no dictionary.
  case notADictionary

  /// One sentence for people.
  public var description: String {
    switch self {
    case .missingFile(let name):
      "The file '\(name)' is missing. Add all files of the dictionary together."
    case .damaged(let file, let reason): "The dictionary's file '\(file)' is damaged: \(reason)."
    case .tooLarge(let file, let limit):
      "'\(file)' is too large. The limit is \(limit >> 20) MB."
    case .packed(let file, let packer):
      "'\(file)' is compressed with \(packer), which isn't supported. Unpack it and add its files, "
        + "or a .zip or .tar.gz of them."
    case .tooMany(let limit):
      "A library can have up to \(limit) dictionaries. Remove one to add another."
    case .noSuchDictionary:
      "This dictionary no longer exists."
    case .notOffered(let name, let package):
      "\(name) isn't on the computer Vorleser runs on. Install the Debian package \(package) there "
        + "(sudo apt install \(package)), or add a dictionary's files."
    case .notADictionary:
      "This isn't a dictionary Vorleser can read. Add a StarDict (.ifo, .idx, .dict.dz) or dictd "
        + "(.index, .dict.dz) dictionary as a .zip, .tar.gz, .tar.bz2 or .tar.xz."
    }
  }
}
