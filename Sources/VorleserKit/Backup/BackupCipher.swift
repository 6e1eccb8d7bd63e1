import Basics
public import Encryption
import Foundation

/// Encrypts and decrypts backups, one after another: each makes a key from a passphrase, which takes the memory of 256 MiB.
actor BackupCipher {
  private let executor = QueueExecutor(label: "vorleser.backups", qos: .utility)
  /// A key takes a second, and a large library minutes.
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  static let shared = BackupCipher()

  /// Encrypts an archive into a place, where it appears when it is complete.
  ///
  /// - Parameters:
  ///   - archive: The archive.
  ///   - file: The place.
  ///   - passphrase: What encrypts it.
  ///   - cost: What a guess of the passphrase costs.
  ///   - room: What is asked for room first; others have been written by then, as one follows another.
  /// - Throws: ``BackupError/unwritable(reason:)``; ``BackupError/noRoomToBackUp(needed:free:)``; `CancellationError`.
  func encrypt(
    _ archive: URL, to file: URL, passphrase: Passphrase, cost: Int, room: DiskRoom? = nil
  ) throws {
    let part = file.appendingPathExtension("part")
    do {
      if let room {
        // Age adds 16 bytes to every 64 KiB.
        let attributes = try FileManager.default.attributesOfItem(atPath: archive.path)
        try room.check((attributes[.size] as? Int) ?? 0)
      }
      try AgeFile.encrypt(archive, to: part, passphrase: passphrase, cost: cost)
      guard rename(part.path, file.path) == 0 else {
        throw EncryptionError(
          .file, "\(file.lastPathComponent): \(String(cString: strerror(errno)))")
      }
    } catch {
      try? FileManager.default.removeItem(at: part)
      switch error {
      case let error as EncryptionError: throw BackupError.unwritable(reason: error.message)
      case let error as CocoaError:
        throw BackupError.unwritable(reason: error.localizedDescription)
      default: throw error
      }
    }
  }

  /// Decrypts a backup into an archive.
  ///
  /// - Throws: ``BackupError``; `CancellationError`.
  func decrypt(_ file: URL, to archive: URL, passphrase: Passphrase) throws {
    do {
      try AgeFile.decrypt(file, to: archive, passphrase: passphrase)
    } catch let error as EncryptionError {
      throw BackupError(decrypting: error)
    }
  }
}

extension BackupError {
  fileprivate init(decrypting error: EncryptionError) {
    self =
      switch error.kind {
      case .wrongKey: .wrongPassphrase
      case .damaged, .truncated: .damaged(reason: error.message)
      case .notEncrypted, .otherRecipient, .tooCostly: .notABackup(reason: error.message)
      case .file, .library: .undecrypted(reason: error.message)
      }
  }
}

extension Passphrase {
  /// A passphrase for new backups: whoever has the file can try as many as they like.
  ///
  /// - Parameter text: As it was typed.
  /// - Returns: The passphrase.
  /// - Throws: ``BackupError/weakPassphrase`` for one that is short, common, or too long.
  public static func new(_ text: String) throws(BackupError) -> Passphrase {
    guard (try? PasswordRules.check(text, for: "")) != nil, let passphrase = Passphrase(text) else {
      throw .weakPassphrase
    }
    return passphrase
  }
}
