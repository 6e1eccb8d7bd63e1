import CX509

/// The secret half of a pair of keys.
@safe
public struct PrivateKey: Hashable, Sendable {
  /// As it stands in files.
  public let pem: String

  /// Makes a new one, on the curve P-256, which every browser and phone knows.
  ///
  /// - Throws: ``CertificateError`` when libcrypto refuses.
  public init() throws(CertificateError) {
    guard let key = unsafe cx509_make_key() else { throw .failed("no key") }
    defer { unsafe EVP_PKEY_free(key) }
    pem = try Memory.text { unsafe PEM_write_bio_PKCS8PrivateKey($0, key, nil, nil, 0, nil, nil) }
  }

  /// Takes one that is there.
  ///
  /// - Parameter pem: The text of its file.
  /// - Throws: ``CertificateError/noKey``.
  public init(pem: String) throws(CertificateError) {
    self.pem = pem
    let isKey = try withPointer { _ in true }
    guard isKey else { throw .noKey }
  }

  /// Lends libcrypto's form of it.
  @safe
  func withPointer<Result>(_ use: (OpaquePointer) -> Result) throws(CertificateError) -> Result {
    let memory = try Memory(pem)
    guard let key = unsafe cx509_read_key(memory.pointer) else {
      ERR_clear_error()
      throw .noKey
    }
    defer { unsafe EVP_PKEY_free(key) }
    return unsafe use(key)
  }
}
