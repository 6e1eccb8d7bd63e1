/// A server's certificate with its private key.
public struct TLSIdentity: Hashable, Sendable {
  /// The certificate, then those of its issuers, in PEM form.
  public let certificate: String
  /// The certificate's private key, in PEM form and without a password.
  public let key: String

  /// Takes a pair without checking it; a server checks it at its start.
  ///
  /// - Parameters:
  ///   - certificate: The certificate and its issuers.
  ///   - key: The private key.
  public init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }
}
