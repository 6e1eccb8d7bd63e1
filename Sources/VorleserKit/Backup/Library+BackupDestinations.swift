public import Encryption
import Foundation
public import Storage
import WebDAV

extension Library {
  /// The longest name of a destination; it stands in lines of terminals.
  static let destinationNameLimit = 40

  /// The places on other machines where backups go, by name.
  ///
  /// - Returns: All of them, without their passwords.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func backupDestinations() async throws -> [BackupDestination] {
    try await stored { try await shelf.backupDestinations() }
  }

  /// Keeps a destination, once its server has been asked for the folder; a folder that is not there is made.
  ///
  /// The password is sealed by a key outside the database, and opens for this address only.
  ///
  /// - Parameters:
  ///   - name: What people call it; it takes the place of another one of this name.
  ///   - address: The address of a folder on a WebDAV server, with http, https, dav or davs.
  ///   - user: The name that the server knows; `nil` if it asks for none.
  ///   - password: The user's password.
  /// - Returns: The destination.
  /// - Throws: ``DestinationError``; ``LibraryError/storage(_:)``; `CancellationError`.
  public func addBackupDestination(
    _ name: String, address: String, user: String?, password: SecretText?
  ) async throws -> BackupDestination {
    let isPlain = name.utf8.allSatisfy { $0.isLetterOrDigit || "-_.".utf8.contains($0) }
    guard isPlain, 1...Self.destinationNameLimit ~= name.utf8.count else {
      throw DestinationError.badName
    }
    let folder = try await asked {
      let folder = try WebDAVFolder(address, user: user, password: password?.text)
      try await folder.make()
      return folder
    }
    let destination = BackupDestination(name: name, address: folder.text, user: user)
    do {
      let sealed = try password.map {
        try SealingKeyFile(kit.data).keyOrNew().seal($0, as: destination.context)
      }
      try await stored {
        try await shelf.setBackupDestination(destination, (destination.secretName, sealed))
      }
    } catch let error as SecretError {
      throw DestinationError.secret(error)
    }
    return destination
  }

  /// Forgets a destination and its password; its backups stay where they are.
  ///
  /// - Parameter name: The destination's name.
  /// - Throws: ``DestinationError/noSuchDestination(name:)``; ``LibraryError/storage(_:)``.
  public func removeBackupDestination(_ name: String) async throws {
    let destination = try await destination(name)
    _ = try await stored {
      try await shelf.removeBackupDestination(
        destination.name, secret: destination.secretName)
    }
  }

  /// The destination of a name, or of its address.
  func destination(_ name: String) async throws -> BackupDestination {
    let all = try await backupDestinations()
    guard
      let found = all.first(where: {
        $0.name.lowercased() == name.lowercased() || $0.address == name
      })
    else { throw DestinationError.noSuchDestination(name: name) }
    return found
  }

  /// The folder of a destination, with its password.
  func folder(of destination: BackupDestination) async throws -> WebDAVFolder {
    let sealed = try await stored { try await shelf.sealedSecret(destination.secretName) }
    var password: SecretText?
    if let sealed {
      do {
        password = try SealingKeyFile(kit.data).key()?.open(sealed, as: destination.context)
      } catch let error as SecretError {
        throw DestinationError.secret(error)
      }
      guard password != nil else { throw DestinationError.secret(.otherKey) }
    }
    return try await asked { [password] in
      try WebDAVFolder(
        destination.address, user: destination.user, password: password?.text)
    }
  }

  /// Asks a server; what it refuses is an error of destinations.
  nonisolated func asked<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let error as WebDAVError {
      throw DestinationError.server(error.description)
    }
  }
}

extension BackupDestination {
  /// What its password is kept under.
  var secretName: String { "backup destination \(name.lowercased())" }
  /// What its password is sealed for: another address gets no password, whoever has written it into the database.
  var context: String { "\(secretName) \(address)" }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
