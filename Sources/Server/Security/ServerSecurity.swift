public import Foundation

/// The encryption of a server.
public enum ServerSecurity: Hashable, Sendable {
  /// The certificate that `vorleser tls` has made, if other machines reach the server.
  case automatic
  /// A certificate and its key, in files that may be replaced at any time.
  case files(certificate: URL, key: URL)
  /// No encryption.
  case off
}
