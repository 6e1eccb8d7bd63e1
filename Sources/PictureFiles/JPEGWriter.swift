import CTurboJPEG

/// Writes pictures in JPEG by libjpeg-turbo.
public enum JPEGWriter {
  /// Writes a picture, in grey where nothing has a colour; what shines through is lost.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - quality: 1...100, as libjpeg counts it.
  /// - Returns: The file.
  /// - Throws: ``PictureError``.
  public static func bytes(
    of picture: PixelPicture, quality: Int
  ) throws(PictureError) -> [UInt8] {
    guard max(picture.width, picture.height) <= PixelPicture.sideLimit else { throw .tooLarge }
    guard let compressor = unsafe tjInitCompress() else { throw .memory }
    defer { unsafe tjDestroy(compressor) }
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { unsafe tjFree(file) }
    // Colours at half the resolution, as photographs have them from the camera on.
    let sampling = picture.isGrey ? TJSAMP_GRAY : TJSAMP_420
    let status = unsafe tjCompress2(
      compressor, picture.pixels, Int32(picture.width), 0, Int32(picture.height),
      Int32(TJPF_RGBA.rawValue), &file, &count, Int32(sampling.rawValue),
      Int32(min(max(quality, 1), 100)), 0)
    guard status == 0, let written = unsafe file else { throw .memory }
    return unsafe Array(UnsafeBufferPointer(start: written, count: Int(count)))
  }
}
