import BookParser
import Encryption
import Foundation
import ReadingModel
import Storage

/// The passwords of encrypted books, sealed by the key of all secrets.
extension Library {
  /// The password with which a book's file opens.
  ///
  /// - Parameter known: The book.
  /// - Returns: `nil` for a file that opens without, and for a password that was sealed by a key that is lost: then the file
  ///   asks for it, and keeps it when it is added again.
  /// - Throws: ``LibraryError/storage(_:)``.
  func filePassword(of known: LibraryBook) async throws -> FilePassword? {
    switch try await stored({ try await shelf.filePassword(of: known.id) }) {
    case nil: return nil
    case .plain(let password): return password
    case .sealed(let sealed):
      return try Self.sealing {
        let context = Self.context(of: known.fingerprint.sha256)
        let bytes = try SealingKeyFile(kit.data).key()?.openedBytes(of: sealed, as: context)
        return bytes.flatMap { FilePassword(String(decoding: $0, as: UTF8.self)) }
      }
    }
  }

  /// Seals the password of a new file; nobody else can read it, and no other file's opens in its place.
  func sealed(_ password: FilePassword?, for sha256: String) throws -> [UInt8]? {
    guard let password else { return nil }
    return try Self.sealing {
      try SealingKeyFile(kit.data).keyOrNew()
        .seal(bytes: Array(password.text.utf8), as: Self.context(of: sha256))
    }
  }

  /// Keeps the password of a book whose own was sealed by a key that is lost.
  ///
  /// - Throws: `BookOpenError/wrongPassword`; ``LibraryError/storage(_:)``.
  func keepAgain(
    _ password: FilePassword, of known: LibraryBook, _ received: IncomingFile
  ) async throws {
    guard try await stored({ try await shelf.filePassword(of: known.id) }) != nil,
      try await filePassword(of: known) == nil
    else { return }
    // Another one would lock the book for everybody.
    _ = try await kit.open(file: received.url, options: OpenOptions(password: password))
    guard let bytes = try sealed(password, for: known.fingerprint.sha256) else { return }
    try await stored { try await shelf.setSealed(filePasswords: [known.id: bytes]) }
  }

  /// Seals the passwords that an earlier version has written as they are.
  ///
  /// A library that can only be read keeps them, and opens with them.
  ///
  /// - Throws: ``LibraryError/storage(_:)``.
  func sealFilePasswords() async throws {
    let plain = try await stored { try await shelf.plainFilePasswords() }
    guard !plain.isEmpty, try await refusal() == nil else { return }
    var byBook: [Int: [UInt8]] = [:]
    for one in plain {
      byBook[one.book] = try sealed(FilePassword(one.password), for: one.sha256) ?? []
    }
    try await stored { try await shelf.setSealed(filePasswords: byBook) }
  }

  private static func context(of sha256: String) -> String { "file password \(sha256)" }

  /// A key that can't be read or made is a failure of the data folder.
  private static func sealing<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as SecretError {
      throw LibraryError.storage(.failed(reason: error.description))
    } catch let error as EncryptionError {
      throw LibraryError.storage(.failed(reason: error.message))
    }
  }
}
