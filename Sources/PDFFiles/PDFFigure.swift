/// A part of a page that may be a figure: pictures, or a drawing.
public struct PDFFigure: Hashable, Sendable {
  /// What it is made of.
  public enum Kind: UInt8, Sendable {
    /// Pictures alone.
    case pictures = 0
    /// Lines and areas, with the pictures and the letters among them.
    case drawing = 1
  }

  /// What it is made of.
  public var kind: Kind
  /// Where it stands, on the page as it is shown.
  public var box: PDFRectangle
  /// A number that the same picture has on every page; 0 for all else.
  public var mark: UInt32

  /// Makes a figure.
  public init(_ kind: Kind, box: PDFRectangle, mark: UInt32 = 0) {
    self.kind = kind
    self.box = box
    self.mark = mark
  }
}
