public import Foundation
import PictureFiles
public import Sandbox

/// The work of the process that turns a picture in WebP or AVIF into one that every e-reader shows.
///
/// What shines through or is stored without loss becomes PNG, everything else JPEG.
public enum PictureConverter {
  /// Room for the pixels of the largest picture, a second picture of a turned one and its rows for PNG, with the program's own
  /// libraries; the slowest decoder takes some seconds for as many pixels.
  public static let limits = SandboxLimits(
    memoryByteCount: 3 << 30, processorSeconds: 20, outputByteCount: 256 << 20)
  /// The largest file: the pictures of cameras have a tenth.
  public static let byteLimit = 64 << 20

  /// Whether a file is of a kind that is converted.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Whether it is WebP or AVIF and not too large.
  public static func converts(_ bytes: [UInt8]) -> Bool {
    bytes.count <= byteLimit && (WebPFile.isWebP(bytes) || AVIFReader.isAVIF(bytes))
  }

  /// Reads a picture and writes the converted one.
  ///
  /// - Parameters:
  ///   - input: The picture, open for reading.
  ///   - output: Where the result goes.
  ///   - quality: That of JPEG, 1...100.
  /// - Throws: `PictureError`; `CompressionError`; `SandboxError`.
  public static func run(input: FileHandle, output: FileHandle, quality: Int) throws {
    // Loaded for WebP, too: what the file is, is only looked at when the process is locked in.
    let reader = try? AVIFReader()
    try Sandbox.enter(limits)
    guard let data = try input.read(upToCount: byteLimit) else { throw PictureError.damaged }
    try output.write(contentsOf: Data(try converted([UInt8](data), by: reader, quality)))
  }

  /// The converted picture.
  static func converted(
    _ bytes: [UInt8], by reader: AVIFReader?, _ quality: Int
  ) throws -> [UInt8] {
    let picture: PixelPicture
    var isExact = false
    if WebPFile.isWebP(bytes) {
      let content = try WebPFile.read(bytes)
      (picture, isExact) = (content.picture, content.isExact)
    } else {
      picture = try (try reader ?? AVIFReader()).read(bytes)
    }
    if isExact || !picture.isOpaque {
      return try PNGWriter(
        width: picture.width, height: picture.height, layout: .rgba, pixels: picture.pixels
      ).bytes()
    }
    return try JPEGWriter.bytes(of: picture, quality: quality)
  }
}
