import CX509
public import Foundation

/// What a server shows so that a browser knows whom it talks to.
@safe
public struct Certificate: Hashable, Sendable {
  /// As it stands in files; those of its issuers may follow in the same text.
  public let pem: String
  /// From when on it is good.
  public let begins: Date
  /// From when on it is not good any more.
  public let ends: Date
  /// The certificate alone, in binary.
  public let bytes: [UInt8]
  /// SHA-256 of `bytes`, by which people compare two.
  public let fingerprint: [UInt8]

  /// Takes one that is there.
  ///
  /// - Parameter pem: The text of its file, the certificate itself first.
  /// - Throws: ``CertificateError/noCertificate``.
  public init(pem: String) throws(CertificateError) {
    self.pem = pem
    let (begins, ends, bytes, digest) = try Self.withPointer(pem) { certificate in
      // What can't be written as bytes is refused below.
      let bytes = try? Memory.bytes { unsafe i2d_X509_bio($0, certificate) }
      var digest = [UInt8](repeating: 0, count: 32)
      unsafe _ = X509_digest(certificate, EVP_sha256(), &digest, nil)
      return unsafe (
        Self.date(X509_get0_notBefore(certificate)), Self.date(X509_get0_notAfter(certificate)),
        bytes ?? [], digest
      )
    }
    guard let begins, let ends, !bytes.isEmpty else { throw .noCertificate }
    (self.begins, self.ends, self.bytes, fingerprint) = (begins, ends, bytes, digest)
  }

  /// Whether it is for a name or an address.
  ///
  /// - Parameter name: A host name, or an address in digits.
  /// - Returns: Whether a browser would take it for that.
  public func covers(_ name: String) -> Bool {
    let found = try? withPointer { certificate in
      if unsafe X509_check_ip_asc(certificate, name, 0) == 1 { return true }
      return unsafe X509_check_host(certificate, name, 0, 0, nil) == 1
    }
    return found ?? false
  }

  /// Whether it and a key are of one pair.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether they are.
  /// - Throws: ``CertificateError/noKey``.
  public func belongs(to key: PrivateKey) throws(CertificateError) -> Bool {
    let isPair = try withPointer { certificate in
      // A key that can't be read is refused below.
      try? key.withPointer { unsafe X509_check_private_key(certificate, $0) == 1 }
    }
    ERR_clear_error()
    guard let isPair else { throw .noKey }
    return isPair
  }

  /// Whether another one vouches for it.
  ///
  /// - Parameter issuer: The other one.
  /// - Returns: Whether its signature is on this one.
  public func isIssued(by issuer: Certificate) -> Bool {
    var isSigned = false
    // A certificate that can't be read vouches for nothing.
    try? withPointer { certificate in
      try? issuer.withPointer { issuer in
        guard let key = unsafe X509_get0_pubkey(issuer) else { return }
        isSigned = unsafe X509_verify(certificate, key) == 1
      }
    }
    ERR_clear_error()
    return isSigned
  }

  /// Lends libcrypto's form of it.
  @safe
  func withPointer<Result>(_ use: (OpaquePointer) -> Result) throws(CertificateError) -> Result {
    try Self.withPointer(pem, use)
  }

  @safe
  private static func withPointer<Result>(
    _ pem: String, _ use: (OpaquePointer) -> Result
  ) throws(CertificateError) -> Result {
    let memory = try Memory(pem)
    guard let certificate = unsafe cx509_read_certificate(memory.pointer) else {
      ERR_clear_error()
      throw .noCertificate
    }
    defer { unsafe X509_free(certificate) }
    return unsafe use(certificate)
  }

  private static func date(_ time: UnsafePointer<ASN1_TIME>?) -> Date? {
    var parts = unsafe tm()
    guard unsafe ASN1_TIME_to_tm(time, &parts) == 1 else { return nil }
    return unsafe Date(timeIntervalSince1970: TimeInterval(timegm(&parts)))
  }
}
