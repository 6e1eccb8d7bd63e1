import WebDAV

/// Why a destination of backups can't be used.
public enum DestinationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name has other characters than a name may have.
  case badName
  /// There is no destination of this name.
  case noSuchDestination(name: String)
  /// The destination has no such backup, or none at all.
  case noBackup(name: String?, destination: String)
  /// The server can't be used; a sentence for people.
  case server(String)
  /// The password can't be kept or read.
  case secret(SecretError)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .badName:
      "The name of a destination has 1 to \(Library.destinationNameLimit) letters from a to z, digits, hyphens, underscores and periods."
    case .noSuchDestination(let name):
      "There is no destination '\(name.prefix(80))'."
    case .noBackup(let name?, let destination):
      "There is no backup '\(name.prefix(80))' at '\(destination)'."
    case .noBackup(nil, let destination):
      "There is no backup at '\(destination)' yet."
    case .server(let sentence): sentence
    case .secret(let error): error.description
    }
  }
}
