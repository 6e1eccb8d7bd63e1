/// How the pictures of a publication are written.
public struct PictureSettings: Hashable, Sendable {
  /// The quality of JPEG where nobody asks for another, in docs/formats.md, too.
  public static let defaultQuality = 90
  /// The qualities of JPEG.
  public static let qualities = 1...100
  /// The sides that can be asked for, in pixels: from an icon to the largest screens.
  public static let sides = 16...8192

  /// The quality of JPEG, one of ``qualities``.
  public var quality = defaultQuality
  /// The most pixels of a picture's longer side, one of ``sides``; `nil` leaves pictures as large as they are.
  public var longestSide: Int?
  /// Whether pictures are written in levels of grey.
  public var isGrey = false
  /// The width of the box that drawings are fitted into, in pixels: that of a tablet held across.
  public var drawingWidth = 1024
  /// The height of that box.
  public var drawingHeight = 768

  /// Makes the settings where nobody asks for others.
  public init() {}

  /// Whether JPEG and PNG may be written anew.
  var changesAll: Bool { longestSide != nil || isGrey }

  /// Takes a box for drawings, such as `1024x768`.
  ///
  /// - Parameter text: Width and height, each one of ``sides``.
  /// - Returns: Whether it is one.
  public mutating func takeDrawingBox(_ text: String) -> Bool {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      Self.sides ~= width, Self.sides ~= height
    else { return false }
    (drawingWidth, drawingHeight) = (width, height)
    return true
  }

  /// What the process that converts a picture is told.
  public var arguments: [String] { ["\(quality)", "\(longestSide ?? 0)", isGrey ? "grey" : "all"] }

  /// Reads what ``arguments`` tell; `nil` for anything else.
  ///
  /// - Parameter arguments: Quality, longest side and colours.
  public init?(arguments: [String]) {
    guard arguments.count == 3, let quality = Int(arguments[0]), let side = Int(arguments[1]) else {
      return nil
    }
    self.quality = quality
    longestSide = side > 0 ? side : nil
    isGrey = arguments[2] == "grey"
  }
}
