public import Certificates
public import Foundation

/// A certificate with its key, checked before a server shows it.
public struct ServerCertificate: Hashable, Sendable {
  /// The certificate, then those of its issuers.
  public let certificate: Certificate
  /// Its key.
  public let key: PrivateKey

  /// Takes a pair.
  ///
  /// - Parameters:
  ///   - certificate: The file with the certificate, for messages.
  ///   - key: The file with the key; it may be the same.
  ///   - now: The present.
  /// - Throws: ``ServerCertificateError`` for a certificate that no browser would accept.
  public init(certificate: URL, key: URL, now: Date = .now)
    throws(ServerCertificateError)
  {
    do {
      self.certificate = try Certificate(pem: try Self.text(certificate))
    } catch let error as CertificateError {
      throw .unusable(certificate.path, error.description)
    } catch {
      throw .unreadable(certificate.path)
    }
    do {
      self.key = try PrivateKey(pem: try Self.text(key))
    } catch let error as CertificateError {
      throw .unusable(key.path, error.description)
    } catch {
      throw .unreadable(key.path)
    }
    let found = self.certificate
    // A key that can't be compared does not belong to the certificate.
    guard (try? found.belongs(to: self.key)) == true else {
      throw .noPair(certificate.path, key.path)
    }
    guard found.ends > now else { throw .ended(certificate.path, found.ends) }
    guard found.begins <= now else { throw .notYet(certificate.path, found.begins) }
  }

  /// The largest file in bytes, more than any chain of certificates.
  private static let sizeLimit = 1 << 20

  private static func text(_ file: URL) throws -> String {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return String(decoding: try handle.read(upToCount: sizeLimit) ?? Data(), as: UTF8.self)
  }
}

/// Why a certificate can't be used.
public enum ServerCertificateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file, or it may not be read.
  case unreadable(String)
  /// The file holds no certificate or no key; the second text is the reason.
  case unusable(String, String)
  /// Certificate and key do not belong together.
  case noPair(String, String)
  /// The certificate has expired at this time.
  case ended(String, Date)
  /// The certificate is valid only from this time on.
  case notYet(String, Date)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .unreadable(let file): "The file '\(file)' can't be read. Check its permissions."
    case .unusable(let file, let reason): "The file '\(file)' can't be used. \(reason)"
    case .noPair(let file, let key):
      "The key '\(key)' does not belong to the certificate '\(file)'."
    case .ended(let file, let date):
      "The certificate '\(file)' expired on \(Self.day(date)). Renew it."
    case .notYet(let file, let date):
      "The certificate '\(file)' isn't valid until \(Self.day(date)). Is this computer's clock right?"
    }
  }

  private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
}
