public import Encryption
import Foundation
import ObjectStorage
public import Storage
import WebDAV

extension Library {
  /// The longest name of a destination; it stands in lines of terminals.
  static let destinationNameLimit = 40

  /// The places where backups go, by name.
  ///
  /// - Returns: All of them, without their passwords.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func backupDestinations() async throws -> [BackupDestination] {
    try await stored { try await shelf.backupDestinations() }
  }

  /// Keeps a destination, once it has been tried; a folder that is not there is made.
  ///
  /// The password is sealed by a key outside the database, and opens for this address only.
  ///
  /// - Parameters:
  ///   - name: What people call it; it takes the place of another one of this name.
  ///   - address: The address of a folder on a WebDAV server, with http, https, dav or davs; or of a folder of a bucket,
  ///     `https://SERVER/BUCKET/FOLDER`; or the path of a folder of this machine below ``VorleserKit/backupRoots``.
  ///   - user: The name that the server knows, or the access key; `nil` if a WebDAV server asks for none.
  ///   - password: The user's password, or the access key's secret.
  ///   - kind: What kind of place it is.
  /// - Returns: The destination.
  /// - Throws: ``DestinationError``; ``LibraryError/storage(_:)``; `CancellationError`.
  public func addBackupDestination(
    _ name: String, address: String, user: String?, password: SecretText?,
    kind: BackupDestination.Kind = .webDAV
  ) async throws -> BackupDestination {
    guard Self.isPlain(name) else { throw DestinationError.badName }
    if case .s3(let region?, _) = kind, !Self.isPlain(region) { throw DestinationError.badRegion }
    let wanted = BackupDestination(name: name, address: address, user: user, kind: kind)
    let place = try await place(of: wanted, password)
    try await asked { try await place.prepare(isNew: true) }
    let destination = BackupDestination(name: name, address: place.text, user: user, kind: kind)
    let sealed = try Self.secretly {
      try password.map {
        try SealingKeyFile(kit.data).keyOrNew().seal($0, as: destination.context)
      }
    }
    try await stored {
      try await shelf.setBackupDestination(destination, (destination.secretName, sealed))
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
        destination.name, secrets: [destination.secretName, destination.passphraseName])
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

  /// Whether a text is a name that stands in lines of terminals, or a region in headers.
  private nonisolated static func isPlain(_ name: String) -> Bool {
    1...destinationNameLimit ~= name.utf8.count
      && name.utf8.allSatisfy { $0.isLetterOrDigit || "-_.".utf8.contains($0) }
  }

  /// Where a destination's backups go, with its password.
  func place(of destination: BackupDestination) async throws -> any BackupPlace {
    let sealed = try await stored { try await shelf.sealedSecret(destination.secretName) }
    let password = try Self.secretly {
      try sealed.flatMap {
        try SealingKeyFile(kit.data).key()?.open($0, as: destination.context)
      }
    }
    guard sealed == nil || password != nil else { throw DestinationError.secret(.otherKey) }
    let place = try await place(of: destination, password)
    // A link that was put in the place of a folder since is not followed.
    guard destination.kind != .folder || place.text == destination.address else {
      throw DestinationError.server(
        DestinationFailure(BackupFolderError(.outside, destination.address)))
    }
    return place
  }

  /// Where a destination's backups go.
  private nonisolated func place(
    of destination: BackupDestination, _ password: SecretText?
  ) async throws -> any BackupPlace {
    switch destination.kind {
    case .webDAV:
      do throws(WebDAVError) {
        return try WebDAVFolder(
          destination.address, user: destination.user, password: password?.text)
      } catch {
        throw DestinationError.server(DestinationFailure(error))
      }
    case .s3(let region, let isHosted):
      // It stands in a header, between other words.
      guard let accessKey = destination.user, let password,
        accessKey.utf8.allSatisfy({ 0x21...0x7E ~= $0 && !",/".utf8.contains($0) })
      else { throw DestinationError.noAccessKey }
      do throws(ObjectStorageError) {
        return try ObjectFolder(
          destination.address, region: region, isHosted: isHosted, accessKey: accessKey,
          secret: password)
      } catch {
        throw DestinationError.server(DestinationFailure(error))
      }
    case .folder:
      return try await asked {
        try await BackupFolder.found(
          destination.address, below: kit.backupRoots, own: kit.data.url)
      }
    }
  }

  /// Seals or opens a secret; what is wrong with it or its key is an error of destinations.
  nonisolated static func secretly<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as SecretError {
      throw DestinationError.secret(error)
    } catch let error as EncryptionError {
      throw DestinationError.secret(.unreadableKey(reason: error.message))
    }
  }

  /// Asks a server or a folder; what it refuses is an error of destinations.
  nonisolated func asked<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let error as WebDAVError {
      throw DestinationError.server(DestinationFailure(error))
    } catch let error as ObjectStorageError {
      throw DestinationError.server(DestinationFailure(error))
    } catch let error as BackupFolderError {
      throw DestinationError.server(DestinationFailure(error))
    }
  }
}

extension BackupDestination {
  /// What it is known by among backups on their way: names differ in more than capitals.
  var key: String { name.lowercased() }
  /// What its password is kept under.
  var secretName: String { "backup destination \(name.lowercased())" }
  /// What its password is sealed for: another address gets no password, whoever has written it into the database.
  ///
  /// A secret of S3 never leaves the machine; a WebDAV server gets the password itself, and so none of S3.
  var context: String {
    switch kind {
    case .webDAV, .folder: "\(secretName) \(address)"
    case .s3: "\(secretName) s3 \(address)"
    }
  }
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
