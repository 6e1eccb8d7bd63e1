public import Encryption
public import Foundation
public import Storage

extension Library {
  /// Sets when the server backs up to a destination by itself.
  ///
  /// The passphrase is sealed as the destination's password is.
  ///
  /// - Parameters:
  ///   - schedule: The schedule; `nil` for none, which forgets the passphrase, too.
  ///   - passphrase: What encrypts the backups; `nil` for the one that is kept.
  ///   - name: The destination's name.
  ///   - start: The time after which the first backup is due.
  /// - Throws: ``DestinationError``; ``BackupError/passphraseNeeded`` for an encrypted schedule if none is kept;
  ///   ``LibraryError/storage(_:)``.
  public func setBackupSchedule(
    _ schedule: BackupSchedule?, passphrase: Passphrase? = nil, at name: String,
    from start: Date = .now
  ) async throws {
    let destination = try await destination(name)
    var sealed: [UInt8]?
    if schedule?.isEncrypted == true {
      if let passphrase {
        sealed = try Self.secretly {
          try SealingKeyFile(kit.data).keyOrNew()
            .seal(bytes: passphrase.bytes, as: destination.passphraseName)
        }
      } else {
        let kept = try await stored { try await shelf.sealedSecret(destination.passphraseName) }
        guard kept != nil else { throw BackupError.passphraseNeeded }
      }
    }
    try await stored {
      try await shelf.setBackupSchedule(
        schedule, from: start, at: destination.name, (destination.passphraseName, sealed))
    }
  }

  /// The passphrase of a destination's schedule.
  ///
  /// - Throws: ``DestinationError/secret(_:)`` when it can't be read.
  func passphrase(of destination: BackupDestination) async throws -> Passphrase {
    let sealed = try await stored { try await shelf.sealedSecret(destination.passphraseName) }
    let bytes = try Self.secretly {
      try sealed.flatMap {
        try SealingKeyFile(kit.data).key()?
          .openedBytes(of: $0, as: destination.passphraseName)
      }
    }
    guard let bytes, let passphrase = Passphrase(String(decoding: bytes, as: UTF8.self)) else {
      throw DestinationError.secret(.otherKey)
    }
    return passphrase
  }
}

extension BackupDestination {
  /// What the passphrase of its schedule is kept under, and sealed for.
  var passphraseName: String { "backup passphrase \(name.lowercased())" }
}
