public import Foundation

/// Writes PDFs of objects that a test makes by hand.
public enum WrittenPDF {
  /// A file with a table of its objects (ISO 32000-1, 7.5).
  ///
  /// - Parameter objects: Numbered from 1; the first one is the catalogue.
  /// - Returns: The file.
  public static func file(_ objects: [String]) -> Data {
    var file = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(file.utf8.count)
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      file += String(repeating: "0", count: 10 - String(place).count) + "\(place) 00000 n \n"
    }
    file += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Data(file.utf8)
  }
}
