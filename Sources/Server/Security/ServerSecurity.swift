public import Foundation

/// Whether what a server sends and gets is encrypted.
public enum ServerSecurity: Hashable, Sendable {
  /// By the certificate that `vorleser tls` has made, where others than this machine reach it.
  case automatic
  /// By a certificate and its key, in files that may be replaced at any time.
  case files(certificate: URL, key: URL)
  /// Not at all.
  case off
}
