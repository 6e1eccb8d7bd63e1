import ChapterBuilding
import Markup
import ReadingModel
import ZipArchive

/// The encrypted files of a book and their algorithms, by `META-INF/encryption.xml` and similar
/// files.
struct EncryptionDocument {
  /// Algorithm URI of each encrypted file, by path.
  var algorithms: [String: String] = [:]

  static let path = "META-INF/encryption.xml"
  /// The path of Apple's keys.
  private static let fairPlayPath = "META-INF/sinf.xml"
  private static let lcpPath = "META-INF/license.lcpl"
  private static let rightsPath = "META-INF/rights.xml"

  /// Reads the list of encrypted files.
  ///
  /// - Parameters:
  ///   - container: The book's files.
  ///   - findings: Takes mistakes.
  /// - Throws: ``BookOpenError/protected(scheme:)`` if files other than fonts are encrypted.
  init(_ container: EPUBContainer, findings: inout [Finding]) throws {
    if container.storedPath(Self.fairPlayPath) != nil {
      throw BookOpenError.protected(scheme: "Apple FairPlay")
    }
    guard let path = container.storedPath(Self.path) else { return }
    guard let bytes = try? container.read(path, limit: MarkupReader.markupLimit)?.bytes,
      let root = try? MarkupDocument.xml(bytes, recovering: true).root
    else {
      findings.report(
        Finding(
          .moderate, at: path, .unreadableEncryption, "The list of encrypted files can't be read."))
      return
    }
    for data in root.descendants where data.name == "EncryptedData" {
      let algorithm = data.child("EncryptionMethod")?.attribute("Algorithm") ?? ""
      guard [FontObfuscation.idpf, FontObfuscation.adobe].contains(algorithm) else {
        throw BookOpenError.protected(scheme: Self.scheme(container))
      }
      let reference = data.child("CipherData")?.child("CipherReference")?.attribute("URI") ?? ""
      // References count from the container's root (EPUB 3.3, 4.2.6.3.2).
      let target = BookPath.resolve(reference, from: "")?.path
      guard let stored = target.flatMap(container.storedPath) else {
        findings.report(
          Finding(
            .minor, at: path, .missingEncrypted, "\(reference) is listed but not there.",
            ["file": reference]))
        continue
      }
      algorithms[stored] = algorithm
    }
  }

  private static func scheme(_ container: EPUBContainer) -> String {
    if container.storedPath(lcpPath) != nil { return "Readium LCP" }
    return container.storedPath(rightsPath) != nil ? "Adobe ADEPT" : "unknown scheme"
  }
}
