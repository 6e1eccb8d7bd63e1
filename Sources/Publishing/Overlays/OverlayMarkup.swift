/// The overlay of a page as SMIL.
///
/// Source: EPUB 3.3, 9 "Media overlays".
struct OverlayMarkup {
  private(set) var document: String

  /// The class of what is spoken, which the style sheet colours.
  static let activeClass = "-epub-media-overlay-active"

  init(_ overlay: Publication.Overlay, page: String, sound: String) {
    document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
      <body>

      """
    var group: String?
    for (index, clip) in overlay.clips.enumerated() {
      if clip.group != group {
        if group != nil { document += "</seq>\n" }
        if let next = clip.group { document += "<seq epub:textref=\"\(page)#\(next)\">\n" }
        group = clip.group
      }
      let type = clip.type.map { " epub:type=\"\($0)\"" } ?? ""
      let times =
        "clipBegin=\"\(Self.seconds(clip.milliseconds.lowerBound))\" clipEnd=\"\(Self.seconds(clip.milliseconds.upperBound))\""
      document += """
        <par id="p\(index + 1)"\(type)><text src="\(page)#\(clip.identifier)"/>\
        <audio src="\(sound)" \(times)/></par>

        """
    }
    if group != nil { document += "</seq>\n" }
    document += "</body>\n</smil>\n"
  }

  /// A clock value with thousandths.
  static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)s"
  }
}
