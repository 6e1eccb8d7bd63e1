import ChapterBuilding
import Markup
import ReadingModel
import ZipArchive

/// The parts of a Word document: text, notes, styles, lists, and where pictures and links lead.
struct WordPackage {
  /// Where a part refers to (ECMA-376 part 2, 9.3).
  struct Relationship {
    /// What its type ends in, such as `image`.
    var kind: String
    /// A path in the archive, or an address.
    var target: String
    var isOutside: Bool
  }

  let files: ArchiveFiles
  /// The part that holds the text.
  let path: String
  /// The text.
  let document: MarkupDocument
  let footnotes: MarkupDocument?
  let endnotes: MarkupDocument?
  let styles: WordStyles
  let numbering: WordNumbering
  /// Relationships of the parts with text, by path and id.
  let relationships: [String: [String: Relationship]]
  let footnotesPath: String
  let endnotesPath: String
  /// What the document says about itself.
  let metadata: Metadata
  /// What was wrong.
  private(set) var findings: [Finding] = []

  /// Reads the parts.
  ///
  /// - Parameter files: The archive.
  /// - Throws: ``BookOpenError`` where there is no text.
  init(_ files: ArchiveFiles) throws {
    self.files = files
    var findings: [Finding] = []
    let roots = Self.relationships(of: "", files, &findings)
    let main = roots.values.first { $0.kind == "officeDocument" && !$0.isOutside }?.target
    path = main.flatMap(files.storedPath) ?? "word/document.xml"
    guard let document = try Self.part(path, files, &findings) else {
      throw BookOpenError.malformed(format: "Word document", reason: "it has no text")
    }
    self.document = document
    let own = Self.relationships(of: path, files, &findings)
    func target(_ kind: String) -> String? {
      own.values.first { $0.kind == kind && !$0.isOutside }?.target
    }
    footnotesPath = target("footnotes") ?? "word/footnotes.xml"
    endnotesPath = target("endnotes") ?? "word/endnotes.xml"
    // Every part but the text may be missing or unreadable; the text opens without it.
    footnotes = try? Self.part(footnotesPath, files, &findings)
    endnotes = try? Self.part(endnotesPath, files, &findings)
    let styles = WordStyles(try? Self.part(target("styles") ?? "word/styles.xml", files, &findings))
    self.styles = styles
    numbering = WordNumbering(
      try? Self.part(target("numbering") ?? "word/numbering.xml", files, &findings))
    var relationships = [self.path: own]
    for part in [footnotesPath, endnotesPath] {
      relationships[part] = Self.relationships(of: part, files, &findings)
    }
    self.relationships = relationships
    let core = roots.values.first { $0.kind == "core-properties" }?.target ?? "docProps/core.xml"
    metadata = Self.metadata(try? Self.part(core, files, &findings), styles)
    self.findings = findings
  }

  /// Parses a part, of what can be saved of it.
  private static func part(
    _ path: String, _ files: ArchiveFiles, _ findings: inout [Finding]
  ) throws -> MarkupDocument? {
    guard let stored = files.storedPath(path) else { return nil }
    let content: ZipContent?
    do {
      content = try files.content(stored, limit: MarkupReader.markupLimit)
    } catch {
      throw BookOpenError(error)
    }
    guard let content, !content.bytes.isEmpty else { return nil }
    if let damage = content.damage {
      findings.append(
        Finding(.major, at: path, .damagedFile, "The file is damaged: \(damage.message)."))
    }
    do {
      return try MarkupDocument.xml(content.bytes)
    } catch {
      findings.append(.malformed(path, error))
    }
    do {
      return try MarkupDocument.xml(content.bytes, recovering: true)
    } catch {
      throw BookOpenError.malformed(format: "Word document", reason: error.message)
    }
  }

  private static func relationships(
    of path: String, _ files: ArchiveFiles, _ findings: inout [Finding]
  ) -> [String: Relationship] {
    let steps = path.split(separator: "/")
    let folder = steps.dropLast().map { $0 + "/" }.joined()
    let list = "\(folder)_rels/\(steps.last.map(String.init) ?? "").rels"
    // A part without readable relationships has none.
    guard let root = (try? part(list, files, &findings))?.root else { return [:] }
    var found: [String: Relationship] = [:]
    for node in root.children where node.name == "Relationship" {
      guard let id = node.attribute("Id"), let target = node.attribute("Target") else { continue }
      let isOutside = node.attribute("TargetMode")?.lowercased() == "external"
      let inside = isOutside ? nil : BookPath.resolve(target, from: path)?.path
      let kind = node.attribute("Type")?.split(separator: "/").last.map(String.init) ?? ""
      found[id] = Relationship(
        kind: kind, target: inside ?? target, isOutside: inside == nil)
    }
    return found
  }

  private static func metadata(_ core: MarkupDocument?, _ styles: WordStyles) -> Metadata {
    func value(_ name: String) -> String? {
      core?.root?.child(name).map(\.label).flatMap { $0.isEmpty ? nil : $0 }
    }
    var metadata = Metadata(title: value("title"))
    let names = value("creator")?.split(separator: ";").map { String($0).collapsed } ?? []
    metadata.contributors = names.filter { !$0.isEmpty }.map { Contributor(name: $0, role: "aut") }
    metadata.languages = [value("language") ?? styles.language].compactMap(\.self)
    metadata.summary = value("description")
    let words = [value("subject"), value("category")].compactMap(\.self)
    let keys = value("keywords")?.split { ",;".contains($0) }.map { String($0).collapsed } ?? []
    metadata.subjects = (words + keys).filter { !$0.isEmpty }
    metadata.identifiers = [value("identifier")].compactMap(\.self)
    return metadata
  }
}

extension MarkupNode {
  /// An attribute of Word's, in whatever namespace the document has put it.
  func word(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The value of a property of Word's.
  func property(_ name: String) -> String? { child(name)?.word("val") }

  /// Whether a property is on: named, and not switched off; `nil` where nothing is said.
  func toggle(_ name: String) -> Bool? {
    guard let node = child(name) else { return nil }
    return !["0", "false", "off", "none"].contains(node.word("val")?.lowercased() ?? "1")
  }
}
