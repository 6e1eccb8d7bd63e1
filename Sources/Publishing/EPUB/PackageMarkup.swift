import ReadingModel

/// The package document, which makes pages and pictures a book.
struct PackageMarkup {
  /// A page in the reading order.
  struct Item {
    var address: String
    var title: String
    var holdsDrawing: Bool
    var holdsFormula: Bool
    var overlay: Overlay?
  }

  /// The recording of a page.
  struct Overlay {
    var address: String
    var sound: String
    var milliseconds: Int
  }

  /// A picture.
  struct Picture {
    var address: String
    var type: PictureType
    var isCover: Bool
    /// Whether it says nothing that the book's metadata don't say: a cover drawn from them.
    var isDrawn = false
  }

  /// A sound or video.
  struct Media {
    var address: String
    var type: MediaFileType
  }

  private let book: Publication
  private let items: [Item]
  private let pictures: [Picture]
  private let media: [Media]

  init(_ book: Publication, _ items: [Item], _ pictures: [Picture], _ media: [Media]) {
    self.media = media
    self.book = book
    self.items = items
    self.pictures = pictures
  }

  static let container = """
    <?xml version="1.0" encoding="UTF-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
      <rootfiles>
        <rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
      </rootfiles>
    </container>

    """

  var document: String {
    let direction =
      book.metadata.pageProgression == .default
      ? "" : " page-progression-direction=\"\(book.metadata.pageProgression.rawValue)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" \
      xml:lang="\(PageMarkup.escaped(book.language))">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
      \((MetadataMarkup(book, holdsPictures: pictures.contains { !$0.isDrawn }, cover: cover).lines + recordings).map { "    " + $0 }.joined(separator: "\n"))
        </metadata>
        <manifest>
          <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
          <item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
          <item id="style" href="style.css" media-type="text/css"/>
      \(manifest.joined(separator: "\n"))
        </manifest>
        <spine toc="ncx"\(direction)>
      \(items.indices.map { "    <itemref idref=\"c\($0 + 1)\"/>" }.joined(separator: "\n"))
        </spine>
      </package>

      """
  }

  /// The lengths of the recordings, and who reads (EPUB 3.3, D.9).
  private var recordings: [String] {
    guard let narrator = book.narrator else { return [] }
    func duration(_ milliseconds: Int, _ refines: String = "") -> String {
      "<meta property=\"media:duration\"\(refines)>\(OverlayMarkup.seconds(milliseconds))</meta>"
    }
    let all = items.enumerated().compactMap { index, item in
      item.overlay.map { (id: "o\(index + 1)", milliseconds: $0.milliseconds) }
    }
    let name = PageMarkup.escaped(narrator).collapsed
    return all.map { duration($0.milliseconds, " refines=\"#\($0.id)\"") }
      + [duration(all.reduce(0) { $0 + $1.milliseconds })]
      + (name.isEmpty ? [] : ["<meta property=\"media:narrator\">\(name)</meta>"])
      + ["<meta property=\"media:active-class\">\(OverlayMarkup.activeClass)</meta>"]
  }

  private var cover: String? { pictures.firstIndex { $0.isCover }.map { "i\($0 + 1)" } }

  private var manifest: [String] {
    items.enumerated().map { index, item in
      let properties = [item.holdsFormula ? "mathml" : nil, item.holdsDrawing ? "svg" : nil]
        .compactMap { $0 }
      let written = properties.isEmpty ? "" : " properties=\"\(properties.joined(separator: " "))\""
      let overlay = item.overlay == nil ? "" : " media-overlay=\"o\(index + 1)\""
      return
        "    <item id=\"c\(index + 1)\" href=\"\(item.address)\" media-type=\"application/xhtml+xml\"\(written)\(overlay)/>"
    }
      + items.enumerated().flatMap { index, item -> [String] in
        guard let overlay = item.overlay else { return [] }
        return [
          "    <item id=\"o\(index + 1)\" href=\"\(overlay.address)\" media-type=\"application/smil+xml\"/>",
          "    <item id=\"a\(index + 1)\" href=\"\(overlay.sound)\" media-type=\"audio/mpeg\"/>",
        ]
      }
      + pictures.enumerated().map { index, picture in
        let cover = "i\(index + 1)" == self.cover ? " properties=\"cover-image\"" : ""
        return
          "    <item id=\"i\(index + 1)\" href=\"\(picture.address)\" media-type=\"\(picture.type.mediaType)\"\(cover)/>"
      }
      + media.enumerated().map { index, file in
        "    <item id=\"m\(index + 1)\" href=\"\(file.address)\" media-type=\"\(file.type.mediaType)\"/>"
      }
  }
}
