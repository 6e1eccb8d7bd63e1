public import Foundation

/// A PDF whose pages are pictures and nothing else, as a scanner makes it.
public struct ScannedPDF {
  /// The file.
  public let bytes: Data

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - pictures: The picture of each page, PNG of 8 bits in grey or colours, not interlaced; `nil` for an empty page.
  ///   - size: The size of the pages in points.
  public init(pictures: [[UInt8]?], size: (width: Int, height: Int) = (612, 792)) {
    var file = Data("%PDF-1.5\n".utf8)
    var places: [Int] = []
    func add(_ head: String, _ stream: [UInt8]? = nil) {
      places.append(file.count)
      file += Data("\(places.count) 0 obj\n\(head)\n".utf8)
      if let stream { file += Data("stream\n".utf8) + Data(stream) + Data("\nendstream\n".utf8) }
      file += Data("endobj\n".utf8)
    }
    let kids = pictures.indices.map { "\(3 + 3 * $0) 0 R" }.joined(separator: " ")
    add("<< /Type /Catalog /Pages 2 0 R >>")
    add("<< /Type /Pages /Kids [\(kids)] /Count \(pictures.count) >>")
    for (index, picture) in pictures.enumerated() {
      let first = 3 + 3 * index
      add(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(size.width) \(size.height)] /Contents \(first + 1) 0 R "
          + "/Resources << /XObject << /I \(first + 2) 0 R >> >> >>")
      let drawing = picture == nil ? "" : "q \(size.width) 0 0 \(size.height) 0 0 cm /I Do Q"
      add("<< /Length \(drawing.utf8.count) >>", Array(drawing.utf8))
      guard let image = picture.map(Picture.init) else {
        add("<< >>")
        continue
      }
      let space = image.channels == 1 ? "/DeviceGray" : "/DeviceRGB"
      add(
        "<< /Type /XObject /Subtype /Image /Width \(image.width) /Height \(image.height) /BitsPerComponent 8 "
          + "/ColorSpace \(space) /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors \(image.channels) "
          + "/BitsPerComponent 8 /Columns \(image.width) >> /Length \(image.data.count) >>",
        image.data)
    }
    let table = file.count
    var end = "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
    for place in places {
      end += String(repeating: "0", count: 10 - String(place).count) + "\(place) 00000 n \n"
    }
    end += "trailer\n<< /Size \(places.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    bytes = file + Data(end.utf8)
  }

  /// The parts of a PNG, whose compressed rows a PDF takes as they are (ISO 32000-1, 7.4.4.4).
  private struct Picture {
    var width = 0
    var height = 0
    var channels = 1
    var data: [UInt8] = []

    init(_ bytes: [UInt8]) {
      func number(_ place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      (width, height) = (number(16), number(20))
      channels = bytes[25] == 0 ? 1 : 3
      var place = 8
      while place + 8 <= bytes.count {
        let count = number(place)
        let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
        if name == "IDAT" { data += bytes[place + 8..<place + 8 + count] }
        place += 12 + count
      }
    }
  }
}
