import ChapterBuilding
import Markup
import ReadingModel
import ZipArchive

/// Finds the package document.
struct PackageLocator {
  private static let containerPath = "META-INF/container.xml"
  private let container: EPUBContainer

  init(_ container: EPUBContainer) {
    self.container = container
  }

  /// The stored path of the package.
  ///
  /// - Parameter findings: Takes what was wrong.
  /// - Returns: The first package that the container document names and that is there; where it names none such, or can't
  ///   be read, the first package in the archive.
  /// - Throws: ``BookOpenError/missingContainer`` or ``BookOpenError/missingPackage(path:)``.
  func path(_ findings: inout [Finding]) throws -> String {
    let named = packagesOfContainer(&findings)
    if let stored = named.lazy.compactMap({ container.storedPath($0) }).first { return stored }
    let packages = container.archive.entries.map(\.path).filter {
      $0.lowercased().hasSuffix(".opf") && !$0.hasPrefix("__MACOSX/")
    }
    guard let path = packages.first else {
      throw named.first.map { BookOpenError.missingPackage(path: $0) } ?? .missingContainer
    }
    let fault = named.isEmpty ? "is missing or empty" : "names one that is not there"
    findings.report(
      Finding(
        .major, at: Self.containerPath, .noContainer,
        "The file that names the package \(fault); \(path) is used.", ["file": path]))
    return path
  }

  private func packagesOfContainer(_ findings: inout [Finding]) -> [String] {
    // Where `container.xml` can't be read, packages are looked for by their names.
    guard let path = container.storedPath(Self.containerPath),
      let bytes = try? container.read(path, limit: MarkupReader.markupLimit)?.bytes,
      let document = try? MarkupDocument.xml(bytes, recovering: true), let root = document.root
    else { return [] }
    if let problem = document.problem { findings.report(.malformed(path, problem)) }
    let rootFiles = root.descendants.filter { $0.name == "rootfile" }
    let packages = rootFiles.filter {
      ($0.attribute("media-type") ?? "application/oebps-package+xml")
        == "application/oebps-package+xml"
    }
    // A package outside the container is as missing as one that is not there.
    return (packages.isEmpty ? Array(rootFiles) : Array(packages)).compactMap {
      $0.attribute("full-path").map { BookPath.resolve($0, from: "")?.path ?? $0 }
    }
  }
}
