/// A change of what people have corrected of some books; what it does not name stays.
public struct MetadataChange: Hashable, Sendable {
  /// The fields that get a value.
  public var values = MetadataCorrections()
  /// The fields that follow the file again.
  public var released: Set<MetadataField> = []
  /// Whether each book keeps its place in the series; ``values`` has the series' name alone then.
  public var keepsPositions = false
  /// Keywords that are added to the present ones.
  public var addedSubjects: [String] = []
  /// Keywords that are taken away.
  public var removedSubjects: [String] = []

  /// Makes a change that changes nothing.
  public init() {}

  /// Whether it changes nothing.
  public var isEmpty: Bool { self == MetadataChange() }

  /// What is corrected of a book after the change.
  ///
  /// A value that the file has, too, is no correction, so that the field follows the next edition of the file.
  ///
  /// - Parameter book: The book before the change.
  /// - Returns: Its corrections.
  /// - Throws: ``MetadataRefusal`` when the book would have too many keywords.
  public func corrections(of book: LibraryBook) throws(MetadataRefusal) -> MetadataCorrections {
    var result = book.corrections
    for field in released { result.release(field) }
    result.take(values)
    if keepsPositions, let name = values.series?.name, !name.isEmpty {
      result.series?.position = book.metadata.series?.position
    }
    if !addedSubjects.isEmpty || !removedSubjects.isEmpty {
      let gone = Set(removedSubjects.map(SortKey.folded))
      let kept = book.original.corrected(by: result).subjects
        .filter { !gone.contains(SortKey.folded($0)) }
      result.subjects = (kept + addedSubjects).distinct
      guard result.subjects?.count ?? 0 <= MetadataCorrections.listLimit else {
        throw .tooMany(.subjects)
      }
    }
    result.releaseEqual(to: book.original, titled: book.originalTitle)
    return result
  }
}

extension [String] {
  /// The texts without those that differ from an earlier one in capitals or accents only.
  var distinct: [String] {
    var seen: Set<String> = []
    return filter { seen.insert(SortKey.folded($0)).inserted }
  }
}
