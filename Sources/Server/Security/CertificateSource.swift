import Certificates
import Foundation
import HTTPServer
import VorleserKit

/// Where a server's certificate comes from, and how it keeps up to date.
struct CertificateSource: Sendable {
  /// How often the server looks for a new certificate: tools renew them days before the old one ends.
  static let recheck = Duration.seconds(60)

  /// The authority that makes it anew in time; `nil` for one that comes from elsewhere.
  let authority: LocalAuthority?
  /// What it shall be for.
  let names: [String]
  private let certificate: URL
  private let key: URL

  /// Finds the certificate of a server, if it shall have one.
  ///
  /// - Parameters:
  ///   - security: What was asked for.
  ///   - data: The data folder.
  ///   - isOpenToOthers: Whether others than this machine reach it.
  ///   - names: Names and addresses under which they do.
  init?(_ security: ServerSecurity, _ data: DataFolder, isOpenToOthers: Bool, names: [String]) {
    self.names = names
    switch security {
    case .off: return nil
    case .files(let certificate, let key):
      (authority, self.certificate, self.key) = (nil, certificate, key)
    case .automatic:
      let own = LocalAuthority(data)
      guard isOpenToOthers, own.isMade else { return nil }
      (authority, certificate, key) = (own, own.serverFile, own.serverFile)
    }
  }

  /// The present certificate.
  ///
  /// - Throws: An error that says in one sentence what is wrong with it.
  func load() throws -> TLSIdentity {
    if let authority {
      // The machine's addresses change; those of a moment ago need not be in it.
      try authority.renew(for: names + MachineAddresses.names() + MachineAddresses.all())
    }
    let found = try ServerCertificate(certificate: certificate, key: key)
    return TLSIdentity(certificate: found.certificate.pem, key: found.key.pem)
  }

  /// Has a server show each new certificate.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - present: What it shows now.
  ///   - wait: How often to look.
  ///   - report: Takes a sentence for people when a new one can't be used, once for each reason.
  func keep(
    _ server: HTTPServer, showing present: TLSIdentity, every wait: Duration = recheck,
    report: @Sendable (String) -> Void
  ) async {
    var present = present
    var (failure, isTold) = ("", false)
    while (try? await Task.sleep(for: wait)) != nil {
      do {
        let next = try load()
        guard next != present else { continue }
        try server.change(to: next)
        present = next
        (failure, isTold) = ("", false)
      } catch {
        // Half a pair may be written; it is looked at again before anybody is told.
        let reason = String(describing: error)
        isTold = isTold && reason == failure
        if reason == failure, !isTold {
          report(reason)
          isTold = true
        }
        failure = reason
      }
    }
  }
}
