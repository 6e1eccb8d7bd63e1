/// URIs of the namespaces that books use.
public enum Namespaces {
  /// HTML elements in XML.
  public static let xhtml = "http://www.w3.org/1999/xhtml"
  /// Drawings.
  public static let svg = "http://www.w3.org/2000/svg"
  /// Formulas.
  public static let mathML = "http://www.w3.org/1998/Math/MathML"
  /// Links in drawings.
  public static let xlink = "http://www.w3.org/1999/xlink"
  /// `xml:lang` and its kin.
  public static let xml = "http://www.w3.org/XML/1998/namespace"
  /// `epub:type`.
  public static let ops = "http://www.idpf.org/2007/ops"

  /// The namespace that a prefix stands for by habit, where nothing declares it.
  static func ofPrefix(_ prefix: Substring) -> String? {
    switch prefix {
    case "epub": ops
    case "xml": xml
    case "xlink": xlink
    default: nil
    }
  }
}
