import Certificates
import Foundation
import HTTPServer
import VorleserKit

/// The source of a server's certificate, which also renews it.
struct CertificateSource: Sendable {
  /// How often the server looks for a new certificate: tools renew them days before the old one ends.
  static let recheck = Duration.seconds(60)

  /// The authority that renews the certificate in time; `nil` for a certificate in files.
  let authority: LocalAuthority?
  /// The names and addresses of the certificate.
  let names: [String]
  private let certificate: URL
  private let key: URL

  /// Finds the source of a server's certificate; `nil` if it needs none.
  ///
  /// - Parameters:
  ///   - security: The chosen kind of encryption.
  ///   - data: The data folder.
  ///   - isOpenToOthers: Whether other machines reach the server.
  ///   - names: Names and addresses under which they reach it.
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

  /// Gives each new certificate to a server.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - present: The certificate that it shows now.
  ///   - wait: The time between two checks.
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
