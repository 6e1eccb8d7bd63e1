/// Why a certificate or its key can't be used or made.
public enum CertificateError: Error, Hashable, Sendable {
  /// The text holds no certificate in PEM form.
  case noCertificate
  /// The text holds no private key in PEM form, or one behind a password.
  case noKey
  /// A name or address that can't stand in a certificate.
  case badName(String)
  /// libcrypto refused.
  case failed(String)
}

extension CertificateError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .noCertificate: "There is no certificate in it; it has to be a file in PEM form."
    case .noKey:
      "There is no private key in it that can be used; it has to be a file in PEM form, without a "
        + "password."
    case .badName(let name): "“\(name)” is neither a host name nor an address."
    case .failed(let what): "The certificate could not be made: \(what)."
    }
  }
}
