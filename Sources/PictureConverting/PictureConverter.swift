public import Foundation
import PictureFiles
public import Sandbox

/// The work of the process that turns a picture in WebP or AVIF into one that every e-reader shows, and makes pictures smaller or grey.
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
  /// - Parameters:
  ///   - bytes: The file.
  ///   - settings: How pictures are written.
  /// - Returns: Whether it is WebP or AVIF, or JPEG, PNG or GIF where these may become others, and not too large.
  public static func converts(_ bytes: [UInt8], _ settings: PictureSettings) -> Bool {
    guard bytes.count <= byteLimit else { return false }
    return WebPFile.isWebP(bytes) || AVIFReader.isAVIF(bytes)
      || settings.changesAll
        && (JPEGFile.isJPEG(bytes) || PNGFile.isPNG(bytes) || GIFFile.isGIF(bytes))
  }

  /// Reads a picture and writes the converted one, or nothing for one that can stay.
  ///
  /// - Parameters:
  ///   - input: The picture, open for reading.
  ///   - output: Where the result goes.
  ///   - settings: How it is written.
  /// - Throws: `PictureError`; `CompressionError`; `SandboxError`.
  public static func run(
    input: FileHandle, output: FileHandle, settings: PictureSettings
  ) throws {
    // Loaded for WebP, too: what the file is, is only looked at when the process is locked in.
    let reader = try? AVIFReader()
    try Sandbox.enter(limits)
    guard let data = try input.read(upToCount: byteLimit) else { throw PictureError.damaged }
    if let made = try converted([UInt8](data), by: reader, settings) {
      try output.write(contentsOf: Data(made))
    }
  }

  /// The converted picture; `nil` for one that keeps to the settings.
  static func converted(
    _ bytes: [UInt8], by reader: AVIFReader?, _ settings: PictureSettings
  ) throws -> [UInt8]? {
    if PNGFile.isPNG(bytes) { return try converted(try PNGFile(bytes), settings) }
    if GIFFile.isGIF(bytes) { return try converted(try GIFFile(bytes), settings) }
    if JPEGFile.isJPEG(bytes) {
      let isColoured = try settings.isGrey && !JPEGFile.isGrey(bytes)
      guard try isColoured || isTooLarge(JPEGFile.longestSide(bytes), settings) else { return nil }
      return try JPEGWriter.bytes(
        of: changed(try JPEGFile.read(bytes), settings), quality: settings.quality)
    }
    var picture: PixelPicture
    var isExact = false
    if WebPFile.isWebP(bytes) {
      let content = try WebPFile.read(bytes)
      (picture, isExact) = (content.picture, content.isExact)
    } else {
      picture = try (try reader ?? AVIFReader()).read(bytes)
    }
    picture = changed(picture, settings)
    if isExact || !picture.isOpaque { return try png(picture) }
    return try JPEGWriter.bytes(of: picture, quality: settings.quality)
  }

  /// A picture without loss as PNG; an animation may show its first frame in grey and others in colours.
  private static func converted(
    _ file: any ExactFile, _ settings: PictureSettings
  ) throws -> [UInt8]? {
    guard settings.isGrey || isTooLarge(max(file.width, file.height), settings) else { return nil }
    let picture = try file.picture()
    let made = changed(picture, settings)
    return made == picture && !file.isAnimated ? nil : try png(made)
  }

  private static func isTooLarge(_ side: Int, _ settings: PictureSettings) -> Bool {
    settings.longestSide.map { side > $0 } ?? false
  }

  private static func changed(_ picture: PixelPicture, _ settings: PictureSettings) -> PixelPicture
  {
    let fitted = settings.longestSide.map { picture.fitted($0) } ?? picture
    return settings.isGrey ? fitted.grey : fitted
  }

  private static func png(_ picture: PixelPicture) throws -> [UInt8] {
    try PNGWriter(
      width: picture.width, height: picture.height, layout: .rgba, pixels: picture.pixels
    ).bytes()
  }
}
