import ChapterBuilding
import ReadingModel
import ZipArchive

/// Checks a book without reading its chapters.
struct PackageChecks {
  let container: EPUBContainer
  let package: PackageDocument
  let metadata: Metadata

  /// Findings about container, metadata and contents.
  func findings(_ contents: [ContentsEntry]) -> [Finding] {
    mimetype + description + orphans(contents)
  }

  /// The first entry must be `mimetype`, stored, with nothing but the type (EPUB 3.3, 4.2.7).
  private var mimetype: [Finding] {
    let place = "mimetype"
    guard let index = container.archive.entries.firstIndex(where: { $0.path == place }) else {
      return [
        Finding(.minor, at: place, .noMimetype, "The file that names the format is missing.")
      ]
    }
    var findings: [Finding] = []
    if index != 0 {
      findings.append(
        Finding(.minor, at: place, .mimetypeNotFirst, "It is not the first file of the archive."))
    }
    if !container.archive.entries[index].isStored {
      findings.append(Finding(.minor, at: place, .mimetypeCompressed, "It is compressed."))
    }
    // An entry that can't be read has not the right content, which is a finding.
    let content = try? container.read(place, limit: 1024)?.bytes
    if content != Array("application/epub+zip".utf8) {
      findings.append(
        Finding(.minor, at: place, .wrongMimetype, "It does not say application/epub+zip."))
    }
    return findings
  }

  private var description: [Finding] {
    var findings: [Finding] = []
    if metadata.title == nil {
      findings.append(Finding(.moderate, at: package.path, .noTitle, "The book has no title."))
    }
    if metadata.languages.isEmpty {
      findings.append(
        Finding(.moderate, at: package.path, .noLanguage, "The book names no language."))
    }
    if metadata.identifiers.isEmpty {
      findings.append(
        Finding(.minor, at: package.path, .noIdentifier, "The book has no identifier."))
    }
    for reference in package.spine where !package.readable(reference.item).isDocument {
      findings.append(
        Finding(
          .moderate, at: reference.item.path, .noFallback,
          "A chapter of the type '\(reference.item.mediaType)' has no fallback that is text.",
          ["type": reference.item.mediaType]))
    }
    return findings
  }

  /// Entries of the contents that lead to no chapter.
  private func orphans(_ contents: [ContentsEntry]) -> [Finding] {
    var findings: [Finding] = []
    var open = contents
    while let entry = open.popLast() {
      if let href = entry.href, entry.target == nil {
        findings.report(
          Finding(
            .moderate, at: href, .deadEntry,
            "\u{201C}\(entry.label)\u{201D} leads to no chapter.", ["label": entry.label]))
      }
      open += entry.children
    }
    return findings.reversed()
  }
}
