package import ReadingModel

/// Writes corrected metadata into a package document; everything else stays byte for byte.
package struct PackageRewriting {
  private let source: PackageSource
  private let metadata: Metadata
  private let title: String
  private let modified: String
  private var removed: Set<Int> = []
  private var lines: [String] = []
  private var idCount = 0

  /// Rewrites a package document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - metadata: The metadata as shown.
  ///   - title: The title as shown.
  ///   - fields: The fields that the document says otherwise.
  ///   - modified: When the publication was changed, ISO 8601 in UTC.
  /// - Returns: The document; `nil` if this one can't be understood.
  package static func rewritten(
    _ bytes: [UInt8], as metadata: Metadata, titled title: String, fields: [MetadataField],
    modified: String
  ) -> [UInt8]? {
    guard let source = PackageSource(bytes) else { return nil }
    var rewriting = PackageRewriting(source, metadata, title, modified)
    for field in fields where field != .sortTitle || !fields.contains(.title) {
      rewriting.write(field)
    }
    rewriting.note()
    return rewriting.document
  }

  private init(
    _ source: PackageSource, _ metadata: Metadata, _ title: String, _ modified: String
  ) {
    self.source = source
    self.metadata = metadata
    self.title = title
    self.modified = modified
  }

  private var isEPUB3: Bool { source.version >= 3 }

  private var document: [UInt8] {
    var bytes: [UInt8] = []
    var place = 0
    for (index, element) in source.elements.enumerated() where removed.contains(index) {
      bytes += source.bytes[place..<element.range.lowerBound]
      place = element.range.upperBound
    }
    bytes += source.bytes[place..<source.end]
    for line in lines { bytes += Array("\n    \(line)".utf8) }
    return bytes + source.bytes[source.end...]
  }

  private mutating func write(_ field: MetadataField) {
    switch field {
    case .title, .sortTitle: writeTitle()
    case .contributors: writePeople()
    case .series: writeSeries()
    case .language:
      remove { $0.tag.localName == "language" }
      dublinCore("language", metadata.language ?? "und")
    case .published:
      remove { $0.tag.localName == "date" && !Self.isModification($0) }
      if let date = metadata.published.flatMap(MetadataMarkup.date) { dublinCore("date", date) }
    case .publisher:
      remove { $0.tag.localName == "publisher" }
      if let publisher = metadata.publisher { dublinCore("publisher", publisher) }
    case .identifiers: writeIdentifiers()
    case .description:
      remove { $0.tag.localName == "description" }
      if let summary = metadata.summary { dublinCore("description", summary) }
    case .subjects:
      remove { $0.tag.localName == "subject" }
      for subject in metadata.subjects { dublinCore("subject", subject) }
    }
  }

  private mutating func writeTitle() {
    remove { $0.tag.localName == "title" }
    remove { $0.tag.attributes["name"] == "calibre:title_sort" }
    let id = source.freeID("corrected-", after: &idCount)
    dublinCore("title", title, id: id)
    guard let sorted = metadata.sortTitle else { return }
    if isEPUB3 { refine(id, "file-as", sorted) } else { named("calibre:title_sort", sorted) }
  }

  private mutating func writePeople() {
    remove { ["creator", "contributor"].contains($0.tag.localName) }
    for person in metadata.contributors {
      let id = source.freeID("corrected-", after: &idCount)
      var attributes: [(String, String)] = []
      if !isEPUB3 {
        if let role = person.role { attributes.append(("role", role)) }
        if let sorted = person.sortAs { attributes.append(("file-as", sorted)) }
      }
      dublinCore(person.kind.rawValue, person.name, id: id, attributes)
      guard isEPUB3 else { continue }
      if let role = person.role { refine(id, "role", role, scheme: "marc:relators") }
      if let sorted = person.sortAs { refine(id, "file-as", sorted) }
    }
  }

  private mutating func writeSeries() {
    let types = Dictionary(
      source.elements.compactMap { element in
        element.tag.attributes["property"] == "collection-type"
          ? element.tag.attributes["refines"].map { (String($0.dropFirst()), element.content) }
          : nil
      }, uniquingKeysWith: { first, _ in first })
    // A set of books is something else, and stays.
    remove {
      $0.tag.attributes["property"] == "belongs-to-collection"
        && ["series", nil].contains($0.tag.attributes["id"].flatMap { types[$0] }?.trimmed)
    }
    remove { ["calibre:series", "calibre:series_index"].contains($0.tag.attributes["name"]) }
    guard let series = metadata.series else { return }
    let position = series.position.flatMap { Double($0) == nil ? nil : $0 }
    guard isEPUB3 else {
      named("calibre:series", series.name)
      if let position { named("calibre:series_index", position) }
      return
    }
    let id = source.freeID("corrected-", after: &idCount)
    meta(series.name, [("property", "belongs-to-collection"), ("id", id)])
    refine(id, "collection-type", "series")
    if let position, position.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) {
      refine(id, "group-position", position)
    }
  }

  /// The unique identifier stays: fonts may be hidden by it, and readers know the book by it.
  private mutating func writeIdentifiers() {
    let unique = source.uniqueIdentifier
    func isUnique(_ element: PackageSource.Element) -> Bool {
      element.tag.attributes["id"].map { $0 == unique } ?? false
    }
    let kept = source.elements.first { $0.tag.localName == "identifier" && isUnique($0) }
    remove { $0.tag.localName == "identifier" && !isUnique($0) }
    for identifier in metadata.identifiers
    where PageMarkup.escaped(identifier).collapsed != kept?.content.collapsed
      && MetadataMarkup.isPlain(identifier)
    {
      dublinCore("identifier", identifier)
    }
  }

  /// A publication that has changed says when.
  private mutating func note() {
    guard isEPUB3 else { return }
    remove {
      $0.tag.attributes["property"] == "dcterms:modified" && $0.tag.attributes["refines"] == nil
    }
    meta(modified, [("property", "dcterms:modified")])
  }

  private static func isModification(_ element: PackageSource.Element) -> Bool {
    element.tag.attributes.contains { $0.key.hasSuffix("event") && $0.value == "modification" }
  }

  /// Leaves elements out, and what refines them.
  private mutating func remove(_ isRemoved: (PackageSource.Element) -> Bool) {
    var refined: Set<String> = []
    for (index, element) in source.elements.enumerated()
    where isRemoved(element) && removed.insert(index).inserted {
      if let id = element.tag.attributes["id"] { refined.insert("#" + id) }
    }
    guard !refined.isEmpty else { return }
    remove { element in element.tag.attributes["refines"].map(refined.contains) ?? false }
  }

  private mutating func dublinCore(
    _ name: String, _ value: String, id: String? = nil, _ attributes: [(String, String)] = []
  ) {
    let prefix = source.dublinCorePrefix ?? "dc:"
    var all: [(String, String)] = []
    if source.dublinCorePrefix == nil { all.append(("xmlns:dc", PackageSource.dublinCore)) }
    if let id { all.append(("id", id)) }
    if !attributes.isEmpty, source.packagePrefix == nil {
      all.append(("xmlns:opf", PackageSource.package))
    }
    let own = source.packagePrefix ?? "opf:"
    add(prefix + name, value, all + attributes.map { (own + $0.0, $0.1) })
  }

  private mutating func refine(
    _ id: String, _ property: String, _ value: String, scheme: String? = nil
  ) {
    let end = scheme.map { [("scheme", $0)] } ?? []
    meta(value, [("refines", "#" + id), ("property", property)] + end)
  }

  private mutating func meta(_ value: String, _ attributes: [(String, String)]) {
    add(source.elementPrefix + "meta", value, attributes)
  }

  /// EPUB 2's way, which calibre's properties use in both versions.
  private mutating func named(_ name: String, _ value: String) {
    lines.append(
      "<\(source.elementPrefix)meta name=\"\(name)\" content=\"\(PageMarkup.escaped(value))\"/>")
  }

  private mutating func add(_ name: String, _ value: String, _ attributes: [(String, String)]) {
    let value = PageMarkup.escaped(value).collapsed
    guard !value.isEmpty else { return }
    let text = attributes.map { " \($0.0)=\"\(PageMarkup.escaped($0.1))\"" }.joined()
    lines.append("<\(name)\(text)>\(value)</\(name)>")
  }
}
