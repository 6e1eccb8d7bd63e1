/// What a server shows so that browsers know it, and what proves that it may.
public struct TLSIdentity: Hashable, Sendable {
  /// The certificate, then those of its issuers, in PEM form.
  public let certificate: String
  /// The certificate's private key, in PEM form and without a password.
  public let key: String

  /// Takes a pair as it is; whether it is one shows when a server starts with it.
  ///
  /// - Parameters:
  ///   - certificate: The certificate and its issuers.
  ///   - key: The private key.
  public init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }
}
