import Encryption
import Foundation
import TestSupport
import Testing

@testable import VorleserKit

/// The key of the secrets lies beside the database, for its owner only, or comes from systemd.
struct SealingKeyFileTests {
  private let folder: TemporaryFolder
  private let secret: SecretText

  init() throws {
    folder = try TemporaryFolder()
    secret = try #require(SecretText("sesame"))
  }

  private func keys(_ environment: [String: String] = [:]) -> SealingKeyFile {
    SealingKeyFile(DataFolder(url: folder.url), environment: environment)
  }

  private var file: URL { folder.url.appending(path: "secrets.key") }

  private func rights() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  @Test func itIsMadeOnceAndForItsOwnerOnly() throws {
    #expect(try keys().key() == nil)
    let sealed = try keys().keyOrNew().seal(secret, as: "a")
    #expect(try rights() == 0o600)
    #expect(try keys().keyOrNew().open(sealed, as: "a") == secret)
    #expect(try keys().key()?.open(sealed, as: "a") == secret)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["secrets.key"])
  }

  @Test func aCopyThatOthersCanReadBecomesPrivateAgain() throws {
    _ = try keys().keyOrNew()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    _ = try keys().key()
    #expect(try rights() == 0o600)
  }

  @Test func aCredentialOfSystemdGoesFirst() throws {
    let sealed = try keys().keyOrNew().seal(secret, as: "a")
    let credentials = folder.url.appending(path: "credentials")
    try FileManager.default.createDirectory(at: credentials, withIntermediateDirectories: false)
    let environment = ["CREDENTIALS_DIRECTORY": credentials.path]
    #expect(try keys(environment).key()?.open(sealed, as: "a") == secret, "it is not there yet")
    try Data("0123456789abcdefghijklmnopqrstuv\n".utf8)
      .write(to: credentials.appending(path: "vorleser-secrets-key"))
    let key = try #require(try keys(environment).key())
    #expect(try key.open(sealed, as: "a") == nil)
    let other = try #require(SealingKey(Array("0123456789abcdefghijklmnopqrstuv".utf8)))
    #expect(try key.open(other.seal(secret, as: "a"), as: "a") == secret)
  }

  @Test func aShortKeyIsRefused() throws {
    _ = try folder.makeFile("secrets.key", Data("short\n".utf8))
    #expect(throws: SecretError.unreadableKey(reason: "secrets.key has fewer than 32 bytes")) {
      try keys().key()
    }
  }
}
