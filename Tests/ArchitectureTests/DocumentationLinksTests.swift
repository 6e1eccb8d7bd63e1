import Foundation
import Testing

/// A link in a document leads somewhere.
struct DocumentationLinksTests {
  @Test(arguments: try Repository.files(".md"))
  func everyRelativeLinkLeadsToAFile(document: String) throws {
    var known: [String: Set<String>] = [:]
    // Written as Markdown does, or as an image in HTML.
    for match in try prose(of: document).matches(of: /(?:\]\(|src=")([^)\s"]+)[)"]/) {
      let link = String(match.1)
      guard !link.contains("://"), !link.hasPrefix("mailto:") else { continue }
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = resolve(String(parts[0]), from: document)
      #expect(Repository.exists(target), "\(document) links to \(link)")
      guard parts.count == 2, target.hasSuffix(".md") else { continue }
      let headings = try known[target] ?? headings(of: target)
      known[target] = headings
      #expect(
        headings.contains(String(parts[1])),
        "\(document) links to \(link), and \(target) has no such heading")
    }
  }

  @Test func documentsNameOnlyTargetsThatMakeHas() throws {
    let makefile = try Repository.text("Makefile")
    let targets = Set(makefile.matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
    for document in try Repository.files(".md") {
      for match in try Repository.text(document).matches(of: /(?:`|\$ )make ([a-z-]+)/) {
        #expect(targets.contains(String(match.1)), "\(document) names make \(match.1)")
      }
    }
  }

  /// The document without its code blocks.
  private func prose(of document: String) throws -> String {
    try Repository.text(document).replacing(/(?ms)^```.*?^```/, with: "")
  }

  private func resolve(_ link: String, from document: String) -> String {
    guard !link.isEmpty else { return document }
    let folder = (document as NSString).deletingLastPathComponent
    let joined = folder.isEmpty ? link : folder + "/" + link
    return (joined as NSString).standardizingPath
  }

  /// Headings as addresses: lower case, hyphens for spaces, other marks dropped.
  private func headings(of document: String) throws -> Set<String> {
    Set(
      try prose(of: document).matches(of: /(?m)^#+[ ]+(.+)$/).map { match in
        match.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      })
  }
}
