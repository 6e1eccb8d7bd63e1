import PDFFiles
import PictureFiles

/// The file of a drawn figure: JPEG for photographs, PNG for all else.
enum FigureFile {
  /// Where JPEG is smaller than PNG by more than this factor, the figure is a photograph: lines and letters are smaller in PNG.
  private static let factor = 3
  /// As libjpeg counts it: no difference is seen, as in books that are converted.
  private static let quality = 90

  /// Writes a figure.
  ///
  /// - Parameter drawn: The pixels.
  /// - Returns: The file.
  /// - Throws: `CompressionError`; `PictureError`.
  static func bytes(of drawn: PDFPicture) throws -> [UInt8] {
    let png = try PNGWriter(of: drawn).bytes()
    var pixels = drawn.pixels
    for place in stride(from: 0, to: pixels.count, by: 4) {
      pixels.swapAt(place, place + 2)
      pixels[place + 3] = 255
    }
    let jpeg = try JPEGWriter.bytes(
      of: PixelPicture(width: drawn.width, height: drawn.height, pixels: pixels), quality: quality)
    return jpeg.count * factor < png.count ? jpeg : png
  }
}
