public import Certificates
public import Foundation

/// The certificate authority of this library, kept in the data folder.
///
/// A device that trusts it opens the library without a warning and can install the page. It can
/// vouch only for the names that it was made for and for addresses of home networks.
/// `tls/authority.pem` is its certificate, which is public.
public struct LocalAuthority: Sendable {
  /// The authority's lifetime: ten years, since people tell each device by hand.
  public static let authorityDays = 3652
  /// The lifetime of a server's certificate; browsers refuse more than 398 days.
  public static let serverDays = 397
  /// The days before its end at which a certificate is renewed.
  public static let renewalDays = 60

  /// Networks that do not exist on the public internet: RFC 1918, RFC 6598 (which VPNs use), RFC
  /// 3927, RFC 1122, RFC 4193, RFC 4291.
  static let privateNetworks = [
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "169.254.0.0/16",
    "127.0.0.0/8", "fc00::/7", "fe80::/10", "::1/128",
  ].compactMap { IPNetwork($0) }

  private let folder: URL

  /// Takes the authority of a library, which need not be made yet.
  ///
  /// - Parameter data: The data folder.
  public init(_ data: DataFolder) {
    folder = data.url.appending(path: "tls")
  }

  /// Whether `vorleser tls` has made it.
  public var isMade: Bool { (try? certificate()) != nil }

  /// The file with the certificate and the key that the server shows.
  public var serverFile: URL { folder.appending(path: "server.pem") }

  /// The certificate that devices are told to trust.
  ///
  /// - Returns: The authority's certificate.
  /// - Throws: An error if there is none.
  public func certificate() throws -> Certificate {
    try Certificate(pem: String(contentsOf: file, encoding: .utf8))
  }

  /// The file with ``certificate()``.
  public var file: URL { folder.appending(path: "authority.pem") }
  private var keyFile: URL { folder.appending(path: "authority-key.pem") }
  private var namesFile: URL { folder.appending(path: "names") }

  /// Makes the authority, replacing an existing one.
  ///
  /// - Parameters:
  ///   - names: Host names and addresses that it may vouch for, in addition to addresses of home
  ///     networks, `localhost` and names under `.local`.
  ///   - machine: The machine's name, which people see in their devices' lists of authorities.
  ///   - now: The present.
  /// - Throws: `CertificateError`, `CocoaError`.
  public func make(names: [String], machine: String, now: Date = .now) throws {
    let addresses = names.filter { Certificate.isAddress($0) }.compactMap { IPNetwork($0) }
    var hosts = ["localhost", "local"]
    for name in names where !Certificate.isAddress(name) && !Self.isBelow(name, hosts) {
      hosts.append(name)
    }
    let key = try PrivateKey()
    let certificate = try Certificate.authority(
      "Vorleser on \(machine)", names: hosts,
      networks: (Self.privateNetworks + addresses).map(\.addressAndMask), key: key,
      days: Self.authorityDays, now: now)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Without the certificate there is no authority, whatever else is there.
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.removeItem(at: serverFile)
    try write(key.pem, to: keyFile)
    try write(names.joined(separator: "\n") + "\n", to: namesFile)
    try write(certificate.pem, to: file)
  }

  /// Whether the authority may vouch for a name or an address.
  ///
  /// - Parameter name: A host name, or an address in digits.
  /// - Returns: Whether it may.
  public func mayVouch(for name: String) -> Bool {
    if Certificate.isAddress(name) {
      let given = names.compactMap { IPNetwork($0) }
      return (Self.privateNetworks + given).contains { $0.contains(name) }
    }
    return Self.isBelow(name, ["localhost", "local"] + names)
  }

  /// Makes a certificate for the server, unless there is a lasting one for all of the names.
  ///
  /// - Parameters:
  ///   - wanted: Names and addresses; those that the authority may not vouch for are left out.
  ///   - now: The present.
  /// - Returns: Whether it made one.
  /// - Throws: `CertificateError`, `CocoaError`.
  @discardableResult
  public func renew(for wanted: [String], now: Date = .now) throws -> Bool {
    let authority = try certificate()
    var all: [String] = []
    for name in ["localhost", "127.0.0.1", "::1"] + names + wanted
    where mayVouch(for: name) && !all.contains(name) { all.append(name) }
    // A certificate that can't be read is made anew.
    if let present = try? ServerCertificate(certificate: serverFile, key: serverFile, now: now),
      present.certificate.ends > now + TimeInterval(Self.renewalDays * 86_400),
      present.certificate.isIssued(by: authority), all.allSatisfy(present.certificate.covers)
    {
      return false
    }
    let issuerKey = try PrivateKey(pem: String(contentsOf: keyFile, encoding: .utf8))
    let key = try PrivateKey()
    let made = try Certificate.server(
      all, key: key, issuer: authority, issuerKey: issuerKey, days: Self.serverDays, now: now)
    // One file, so that it is replaced in one step.
    try write(made.pem + key.pem, to: serverFile)
    return true
  }

  /// The names that were given when it was made.
  private var names: [String] {
    let text = (try? String(contentsOf: namesFile, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private static func isBelow(_ name: String, _ hosts: [String]) -> Bool {
    let name = name.lowercased()
    return Certificate.isHostName(name)
      && hosts.contains { name == $0.lowercased() || name.hasSuffix("." + $0.lowercased()) }
  }

  /// Writes a file that only its owner reads, in one step.
  private func write(_ text: String, to file: URL) throws {
    let new = folder.appending(path: ".new-\(UUID().uuidString)")
    let isMade = FileManager.default.createFile(
      atPath: new.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    guard isMade, rename(new.path, file.path) == 0 else {
      try? FileManager.default.removeItem(at: new)
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: file.path])
    }
  }
}
