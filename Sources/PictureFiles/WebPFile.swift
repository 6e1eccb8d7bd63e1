import CWebP

/// A picture in WebP, read by libwebp; for a sandbox only.
public enum WebPFile {
  /// The first bytes that tell WebP: `RIFF`, four bytes of length, `WEBP` (RFC 9649, 2.4).
  public static func isWebP(_ bytes: [UInt8]) -> Bool {
    bytes.count > 12 && bytes.starts(with: Array("RIFF".utf8))
      && bytes[8..<12].elementsEqual("WEBP".utf8)
  }

  /// A picture, and whether it was stored without loss.
  public struct Content: Sendable {
    /// The picture; of an animation, its first frame.
    public var picture: PixelPicture
    /// Whether every pixel is as its author made it.
    public var isExact: Bool
  }

  /// Reads a picture.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: What it shows.
  /// - Throws: ``PictureError``.
  public static func read(_ bytes: [UInt8]) throws(PictureError) -> Content {
    var features = WebPBitstreamFeatures()
    guard
      unsafe WebPGetFeaturesInternal(bytes, bytes.count, &features, WEBP_DECODER_ABI_VERSION)
        == VP8_STATUS_OK
    else { throw .damaged }
    let (width, height) = (Int(features.width), Int(features.height))
    guard width > 0, height > 0 else { throw .damaged }
    guard width * height <= PixelPicture.pixelLimit else { throw .tooLarge }
    // The formats are 0 for an animation, 1 with loss and 2 without (webp/decode.h).
    let isExact = features.format == 2
    let isAnimated = features.has_animation != 0
    let pixels =
      isAnimated ? try firstFrame(bytes, width, height) : try pixels(bytes, width, height)
    return Content(
      picture: PixelPicture(width: width, height: height, pixels: pixels), isExact: isExact)
  }

  private static func pixels(
    _ bytes: [UInt8], _ width: Int, _ height: Int
  ) throws(PictureError) -> [UInt8] {
    var isRead = false
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      isRead =
        unsafe WebPDecodeRGBAInto(
          bytes, bytes.count, buffer.baseAddress, buffer.count, Int32(width * 4)) != nil
      count = isRead ? buffer.count : 0
    }
    guard isRead else { throw .damaged }
    return pixels
  }

  private static func firstFrame(
    _ bytes: [UInt8], _ width: Int, _ height: Int
  ) throws(PictureError) -> [UInt8] {
    let frame = unsafe bytes.withUnsafeBufferPointer { buffer -> [UInt8]? in
      var data = unsafe WebPData(bytes: buffer.baseAddress, size: buffer.count)
      var options = WebPAnimDecoderOptions()
      guard
        unsafe WebPAnimDecoderOptionsInitInternal(&options, WEBP_DEMUX_ABI_VERSION) != 0,
        let decoder = unsafe WebPAnimDecoderNewInternal(&data, &options, WEBP_DEMUX_ABI_VERSION)
      else { return nil }
      defer { unsafe WebPAnimDecoderDelete(decoder) }
      var pixels: UnsafeMutablePointer<UInt8>?
      var time: Int32 = 0
      guard unsafe WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels = unsafe pixels
      else { return nil }
      return unsafe Array(UnsafeBufferPointer(start: pixels, count: width * height * 4))
    }
    guard let frame else { throw .damaged }
    return frame
  }
}
