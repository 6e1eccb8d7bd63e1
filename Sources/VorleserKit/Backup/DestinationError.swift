/// Why a destination of backups can't be used.
public enum DestinationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name has other characters than a name may have.
  case badName
  /// S3 needs an access key with its secret.
  case noAccessKey
  /// The region has other characters than a region may have.
  case badRegion
  /// There is no destination of this name.
  case noSuchDestination(name: String)
  /// The destination has no such backup, or none at all.
  case noBackup(name: String?, destination: String)
  /// A backup is on its way to the destination.
  case isSending(name: String)
  /// Another backup is being restored from a destination.
  case isRestoring
  /// The server or the folder can't be used.
  case server(DestinationFailure)
  /// The password can't be kept or read.
  case secret(SecretError)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .badName:
      "The name of a destination has 1 to \(Library.destinationNameLimit) letters from a to z, digits, hyphens, underscores and periods."
    case .noAccessKey:
      "S3 needs an access key as the user, and its secret as the password."
    case .badRegion:
      "A region has 1 to \(Library.destinationNameLimit) letters from a to z, digits, hyphens, underscores and periods, such as eu-central-1."
    case .noSuchDestination(let name):
      "There is no destination '\(name.prefix(80))'."
    case .noBackup(let name?, let destination):
      "There is no backup '\(name.prefix(80))' at '\(destination)'."
    case .noBackup(nil, let destination):
      "There is no backup at '\(destination)' yet."
    case .isSending(let name):
      "A backup is on its way to '\(name.prefix(80))' already. Wait for its end."
    case .isRestoring:
      "A backup is being restored already. Wait for its end, or cancel it."
    case .server(let failure): failure.sentence
    case .secret(let error): error.description
    }
  }
}
