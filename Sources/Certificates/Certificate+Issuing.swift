import CX509
public import Foundation

extension Certificate {
  /// What a new certificate says.
  private struct Contents {
    var name: String
    var begins: Date
    var days: Int
    var extensions: [(kind: Int32, value: String)]
  }

  /// Clocks of phones and tablets differ; one that is a day slow takes it all the same.
  private static let clockSlack: TimeInterval = 86_400

  /// Makes an authority that vouches for servers with certain names only, and for no other authority.
  ///
  /// What it may vouch for stands in it (RFC 5280 section 4.2.1.10), so that whoever trusts it for a
  /// library trusts it for nothing else.
  ///
  /// - Parameters:
  ///   - name: What people see in the lists of their machines.
  ///   - names: Names that it may vouch for, with all that end in them.
  ///   - networks: Networks whose addresses it may vouch for, as `10.0.0.0/255.0.0.0`.
  ///   - key: Its key.
  ///   - days: How long it is good.
  ///   - now: The present.
  /// - Returns: The certificate.
  /// - Throws: ``CertificateError``.
  public static func authority(
    _ name: String, names: [String], networks: [String], key: PrivateKey, days: Int,
    now: Date = .now
  ) throws(CertificateError) -> Certificate {
    for name in names where !isHostName(name) { throw .badName(name) }
    let permitted =
      names.map { "permitted;DNS:\($0)" } + networks.map { "permitted;IP:\($0)" }
    let contents = Contents(
      name: name, begins: now - clockSlack, days: days,
      extensions: [
        (NID_basic_constraints, "critical,CA:TRUE,pathlen:0"),
        (NID_key_usage, "critical,keyCertSign,cRLSign"),
        (NID_subject_key_identifier, "hash"),
        (NID_name_constraints, "critical," + permitted.joined(separator: ",")),
      ])
    return try make(contents, key: key, issuer: nil, issuerKey: key)
  }

  /// Makes the certificate of a server.
  ///
  /// - Parameters:
  ///   - names: Host names and addresses that it is for.
  ///   - key: The server's key.
  ///   - issuer: The authority that vouches for it.
  ///   - issuerKey: That one's key.
  ///   - days: How long it is good; browsers take no more than 398.
  ///   - now: The present.
  /// - Returns: The certificate; the authority's is not in its text.
  /// - Throws: ``CertificateError``.
  public static func server(
    _ names: [String], key: PrivateKey, issuer: Certificate, issuerKey: PrivateKey, days: Int,
    now: Date = .now
  ) throws(CertificateError) -> Certificate {
    var alternatives: [String] = []
    for name in names {
      if isAddress(name) {
        alternatives.append("IP:" + name)
      } else if isHostName(name) {
        alternatives.append("DNS:" + name)
      } else {
        throw .badName(name)
      }
    }
    let contents = Contents(
      name: "Vorleser", begins: now - clockSlack, days: days,
      extensions: [
        (NID_basic_constraints, "critical,CA:FALSE"),
        (NID_key_usage, "critical,digitalSignature"),
        (NID_ext_key_usage, "serverAuth"),
        (NID_subject_key_identifier, "hash"),
        (NID_authority_key_identifier, "keyid:always"),
        (NID_subject_alt_name, alternatives.joined(separator: ",")),
      ])
    return try make(contents, key: key, issuer: issuer, issuerKey: issuerKey)
  }

  /// Whether a text is a host name: it goes into a list that commas take apart.
  ///
  /// Source: RFC 1123 section 2.1.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it is one.
  public static func isHostName(_ text: String) -> Bool {
    let label = /[A-Za-z0-9_](?:[A-Za-z0-9_\-]{0,61}[A-Za-z0-9_])?/
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 253 && !isAddress(text)
      && labels.allSatisfy { $0.wholeMatch(of: label) != nil }
  }

  /// Whether a text is an address in digits.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it is one.
  public static func isAddress(_ text: String) -> Bool {
    var (four, six) = (in_addr(), in6_addr())
    return unsafe inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
  }

  private static func make(
    _ contents: Contents, key: PrivateKey, issuer: Certificate?, issuerKey: PrivateKey
  ) throws(CertificateError) -> Certificate {
    guard let made = unsafe X509_new() else { throw .failed("no memory") }
    defer { unsafe X509_free(made) }
    let certificate = unsafe made
    unsafe _ = X509_set_version(certificate, 2)
    try setSerial(of: certificate)
    unsafe _ = X509_time_adj_ex(
      X509_getm_notBefore(certificate), 0, Int(contents.begins.timeIntervalSinceNow), nil)
    unsafe _ = X509_time_adj_ex(
      X509_getm_notAfter(certificate), Int32(clamping: contents.days),
      Int(contents.begins.timeIntervalSinceNow), nil)
    let subject = unsafe X509_get_subject_name(certificate)
    unsafe _ = X509_NAME_add_entry_by_txt(
      subject, "CN", 0x1000 /* MBSTRING_UTF8, a macro */, contents.name, -1, -1, 0)
    let hasKey = try key.withPointer { unsafe X509_set_pubkey(certificate, $0) == 1 }
    guard hasKey else { throw .failed("the key does not fit") }
    if let issuer {
      try issuer.withPointer { issuer in
        unsafe _ = X509_set_issuer_name(certificate, X509_get_subject_name(issuer))
      }
    } else {
      unsafe _ = X509_set_issuer_name(certificate, subject)
    }
    for (kind, value) in contents.extensions {
      let isAdded: Bool
      if let issuer {
        isAdded = try issuer.withPointer {
          unsafe cx509_extend(certificate, $0, kind, value) == 1
        }
      } else {
        isAdded = unsafe cx509_extend(certificate, certificate, kind, value) == 1
      }
      ERR_clear_error()
      guard isAdded else { throw .failed("“\(value)” can't stand in it") }
    }
    let isSigned = try issuerKey.withPointer {
      unsafe X509_sign(certificate, $0, EVP_sha256()) > 0
    }
    guard isSigned else { throw .failed("it can't be signed") }
    return try Certificate(pem: Memory.text { unsafe PEM_write_bio_X509($0, certificate) })
  }

  /// A number that nobody can guess (CA/Browser Forum Baseline Requirements 7.1: 64 bits or more).
  @safe
  private static func setSerial(of certificate: OpaquePointer) throws(CertificateError) {
    guard let number = unsafe BN_new() else { throw .failed("no memory") }
    defer { unsafe BN_free(number) }
    // Top bit as it comes, any parity: 126 bits.
    guard unsafe BN_rand(number, 126, -1, 0) == 1,
      unsafe BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate)) != nil
    else { throw .failed("no random number") }
  }
}
