import Markup
public import ReadingModel

/// What a file beside a book says of it, as calibre writes one into the folder of each of its books.
public struct SidecarMetadata: Hashable, Sendable {
  /// The name of the file.
  public static let fileName = "metadata.opf"
  /// The largest file in bytes: a long description and a hundred tags take 50 KB.
  public static let byteLimit = 4 << 20
  /// The year of a date that calibre does not know.
  private static let unknownYear = "0101"
  /// MARC's code of a program that has made the file.
  private static let bookProducer = "bkp"

  /// Title, authors, series, publisher, date, description and keywords, as far as the file says them.
  public let metadata: Metadata
  /// The rating, if there is one.
  public let rating: Rating?

  /// Reads a file.
  ///
  /// - Parameter bytes: The file; `nil` is returned for one that is no package document.
  public init?(_ bytes: [UInt8]) {
    // What is no package document says nothing of the book.
    guard bytes.count <= Self.byteLimit,
      let document = try? MarkupDocument.xml(bytes, recovering: true), let root = document.root,
      root.name == "package"
    else { return nil }
    let described = PackageMetadata(PackageDocument(sidecar: root))
    var metadata = described.metadata
    metadata.sortTitle = described.sortTitle
    metadata.contributors.removeAll { $0.role == Self.bookProducer }
    if let date = metadata.published {
      metadata.published = date.hasPrefix(Self.unknownYear) ? nil : String(date.prefix(10))
    }
    self.metadata = metadata
    rating = described.rating
  }
}

extension PackageDocument {
  /// A package document without the files that it lists.
  init(sidecar root: MarkupNode) {
    path = ""
    version = 2
    self.root = root
    manifest = []
    items = [:]
    spine = []
    contentsID = nil
    pageProgression = .default
  }
}

extension PackageMetadata {
  /// Calibre's key of the title.
  var sortTitle: String? { named("calibre:title_sort") }

  /// Calibre's rating, in half stars.
  var rating: Rating? {
    named("calibre:rating").flatMap { Double($0) }.flatMap { stars in
      (0...10).contains(stars) ? Rating(halves: Int(stars.rounded())) : nil
    }
  }
}
