import Certificates
import Foundation
import TestSupport
import Testing

@testable import VorleserKit

struct LocalAuthorityTests {
  let folder: TemporaryFolder
  let authority: LocalAuthority
  let tls: URL

  init() throws {
    folder = try TemporaryFolder()
    authority = LocalAuthority(DataFolder(url: folder.url))
    tls = folder.url.appending(path: "tls")
    #expect(!authority.isMade)
    try authority.make(
      names: ["desk", "desk.local", "books.example.org", "203.0.113.9"], machine: "desk")
  }

  func shown(_ now: Date = .now) throws -> Certificate {
    try ServerCertificate(certificate: authority.serverFile, key: authority.serverFile, now: now)
      .certificate
  }

  @Test func itVouchesForItsNamesAndHomeNetworksOnly() throws {
    for name in [
      "desk", "Desk.local", "other.local", "a.books.example.org", "localhost", "192.168.1.7",
      "10.0.0.1", "fd00::1", "::1", "100.100.1.2", "203.0.113.9",
    ] { #expect(authority.mayVouch(for: name), "\(name)") }
    for name in [
      "example.org", "evilbooks.example.org", "bank.example", "", "192.0.2.1", "8.8.8.8",
      "2001:db8::1", "desk,DNS:bank.example", "203.0.113.10",
    ] { #expect(!authority.mayVouch(for: name), "\(name)") }
  }

  @Test func theServersCertificateIsForAllOfThem() throws {
    #expect(try authority.renew(for: ["192.168.1.7", "bank.example", "desk"]))
    let certificate = try shown()
    for name in [
      "desk", "desk.local", "books.example.org", "localhost", "127.0.0.1", "192.168.1.7",
    ] { #expect(certificate.covers(name), "\(name)") }
    #expect(!certificate.covers("bank.example"))
    #expect(certificate.isIssued(by: try authority.certificate()))
    #expect(certificate.ends.timeIntervalSince(certificate.begins) <= 398 * 86_400)
  }

  @Test func itIsMadeAnewInTimeAndForNewNamesOnly() throws {
    let day: TimeInterval = 86_400
    let now = Date.now
    #expect(try authority.renew(for: ["desk"], now: now))
    #expect(try !authority.renew(for: ["desk"], now: now + day))
    #expect(try !authority.renew(for: [], now: now + 330 * day))
    #expect(try authority.renew(for: ["desk"], now: now + 340 * day))
    #expect(try authority.renew(for: ["desk", "192.168.1.8"], now: now + 341 * day))
    // One that is damaged is no obstacle.
    try Data("nonsense".utf8).write(to: authority.serverFile)
    #expect(try authority.renew(for: ["desk"]))
  }

  @Test func onlyItsOwnerReadsTheKeys() throws {
    try authority.renew(for: [])
    for name in ["authority-key.pem", "server.pem"] {
      let file = tls.appending(path: name).path
      let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
      #expect(mode == 0o600, "\(name)")
    }
    let mode = try FileManager.default.attributesOfItem(atPath: tls.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }

  @Test func anotherAuthorityIsNotTheOldOne() throws {
    try authority.renew(for: [])
    let old = try authority.certificate()
    try authority.make(names: [], machine: "desk")
    try authority.renew(for: [])
    #expect(try !shown().isIssued(by: old))
    #expect(try shown().isIssued(by: authority.certificate()))
  }

  @Test func whatNoBrowserWouldTakeIsToldApart() throws {
    try authority.renew(for: [])
    let good = authority.serverFile
    func failure(_ certificate: URL, _ key: URL, _ now: Date = .now) -> ServerCertificateError? {
      do {
        _ = try ServerCertificate(certificate: certificate, key: key, now: now)
        return nil
      } catch { return error }
    }
    #expect(failure(good, good) == nil)
    let missing = tls.appending(path: "missing.pem")
    #expect(failure(missing, good) == .unreadable(missing.path))
    #expect(failure(good, missing) == .unreadable(missing.path))
    let text = try folder.makeFile("text.pem", Data("text".utf8))
    guard case .unusable(text.path, _)? = failure(text, good) else {
      Issue.record("a text is no certificate")
      return
    }
    let foreign = try folder.makeFile("key.pem", Data(try PrivateKey().pem.utf8))
    #expect(failure(good, foreign) == .noPair(good.path, foreign.path))
    guard case .ended? = failure(good, good, .now + 400 * 86_400),
      case .notYet? = failure(good, good, .now - 3 * 86_400)
    else {
      Issue.record("the dates are not looked at")
      return
    }
  }
}
