import Foundation
import TestSupport
import Testing

@testable import Certificates

struct CertificateTests {
  let authorityKey: PrivateKey
  let authority: Certificate

  init() throws {
    authorityKey = try PrivateKey()
    authority = try Certificate.authority(
      "Vorleser on desk", names: ["desk", "local", "localhost", "books.example.org"],
      networks: ["10.0.0.0/255.0.0.0", "127.0.0.0/255.0.0.0", "fc00::/fe00::"],
      key: authorityKey, days: 3652)
  }

  func server(_ names: [String], days: Int = 397, now: Date = .now) throws -> (
    Certificate, PrivateKey
  ) {
    let key = try PrivateKey()
    return (
      try Certificate.server(
        names, key: key, issuer: authority, issuerKey: authorityKey, days: days, now: now), key
    )
  }

  @Test func aServersCertificateIsForItsNamesAndNoOther() throws {
    let (certificate, _) = try server(["desk", "desk.local", "10.0.0.7", "fd00::7"])
    for name in ["desk", "desk.local", "DESK.local", "10.0.0.7", "fd00::7", "fd00:0::7"] {
      #expect(certificate.covers(name), "\(name)")
    }
    for name in ["", "local", "a.desk.local", "10.0.0.8", "fd00::8", "evil.example"] {
      #expect(!certificate.covers(name), "\(name)")
    }
  }

  @Test func aPairBelongsTogetherAndNoOther() throws {
    let (certificate, key) = try server(["desk"])
    #expect(try certificate.belongs(to: key))
    #expect(try !certificate.belongs(to: PrivateKey()))
    #expect(certificate.isIssued(by: authority))
    #expect(!authority.isIssued(by: certificate))
  }

  @Test func itLastsAsLongAsItWasMadeFor() throws {
    let now = Date(timeIntervalSince1970: 1_900_000_000)
    let (certificate, _) = try server(["desk"], days: 397, now: now)
    #expect(abs(certificate.begins.timeIntervalSince(now - 86_400)) < 5)
    #expect(abs(certificate.ends.timeIntervalSince(certificate.begins) - 397 * 86_400) < 5)
  }

  @Test func whatIsReadIsWhatWasWritten() throws {
    let (certificate, key) = try server(["desk"])
    #expect(try Certificate(pem: certificate.pem) == certificate)
    // A chain is known by its first certificate.
    #expect(
      try Certificate(pem: certificate.pem + authority.pem).fingerprint == certificate.fingerprint)
    #expect(try certificate.belongs(to: PrivateKey(pem: key.pem)))
    #expect(certificate.fingerprint.count == 32 && certificate.bytes.first == 0x30)
  }

  @Test(arguments: ["", "no certificate", "-----BEGIN CERTIFICATE-----\nAAAA\n"])
  func whatIsNoneIsRefused(text: String) throws {
    #expect(throws: CertificateError.noCertificate) { try Certificate(pem: text) }
    #expect(throws: CertificateError.noKey) { try PrivateKey(pem: text) }
    #expect(throws: CertificateError.noKey) { try PrivateKey(pem: authority.pem) }
    #expect(throws: CertificateError.noCertificate) { try Certificate(pem: authorityKey.pem) }
  }

  @Test(arguments: [
    "desk,DNS:evil.example", "a b", "", ".", "desk.", "*", "http://desk", "desk:7878", "ümlaut",
    "10.0.0.0/8", "-desk", String(repeating: "a", count: 64),
  ])
  func whatIsNoNameDoesNotComeIn(name: String) throws {
    #expect(throws: CertificateError.badName(name)) { try server([name]) }
  }

  @Test(.enabled(if: OpenSSL.isThere, "no openssl here"))
  func opensslTakesItForItsNamesOnly() throws {
    let folder = try TemporaryFolder()
    let root = try folder.makeFile("root.pem", Data(authority.pem.utf8))
    func verify(_ names: [String], _ options: String...) throws -> Bool {
      let (certificate, _) = try server(names)
      let file = try folder.makeFile("server.pem", Data(certificate.pem.utf8))
      return try OpenSSL.run(
        ["verify", "-x509_strict", "-purpose", "sslserver", "-CAfile", root.path] + options
          + [file.path])
    }
    #expect(try verify(["desk.local", "10.0.0.7"], "-verify_hostname", "desk.local"))
    #expect(try verify(["desk.local", "10.0.0.7", "fd00::7"], "-verify_ip", "10.0.0.7"))
    #expect(try !verify(["desk.local"], "-verify_hostname", "other.local"))
    // The authority can't vouch for others' sites, whoever has its key.
    #expect(try !verify(["bank.example"]))
    #expect(try !verify(["desk.local", "bank.example"]))
    #expect(try !verify(["192.0.2.1"]))
  }
}

/// A judge of certificates that others wrote.
enum OpenSSL {
  static let path = "/usr/bin/openssl"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Whether a command of it succeeds.
  static func run(_ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
