import CAVIF

/// Reads pictures in AVIF by libavif, which is loaded for it; for a sandbox only.
@safe
public struct AVIFReader {
  /// The name of the library in Debian 12, with the version of its interface.
  private static let name = "libavif.so.15"
  private let functions: CAVIFFunctions

  /// The box at a file's beginning names AVIF as what it is or is compatible with (ISO/IEC 14496-12, 4.3).
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Whether it is AVIF.
  public static func isAVIF(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
    let length = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
    let brands = bytes[8..<min(max(length, 16), bytes.count, 256)]
    return stride(from: brands.startIndex, to: brands.endIndex - 3, by: 4).contains {
      brands[$0..<($0 + 4)].elementsEqual("avif".utf8)
        || brands[$0..<($0 + 4)].elementsEqual("avis".utf8)
    }
  }

  /// Loads the library.
  ///
  /// - Throws: ``PictureError/library(reason:)``.
  public init() throws(PictureError) {
    guard let handle = unsafe dlopen(Self.name, RTLD_NOW | RTLD_LOCAL) else {
      throw .library(reason: unsafe dlerror().map { unsafe String(cString: $0) } ?? Self.name)
    }
    var functions = CAVIFFunctions()
    if let missing = unsafe cavif_find(handle, &functions) {
      throw .library(reason: "libavif has no \(unsafe String(cString: missing))")
    }
    self.functions = functions
  }

  /// Reads a picture.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The picture as it is to be shown; of an animation, its first frame.
  /// - Throws: ``PictureError``.
  public func read(_ bytes: [UInt8]) throws(PictureError) -> PixelPicture {
    guard let decoder = functions.avifDecoderCreate() else { throw .memory }
    defer { unsafe functions.avifDecoderDestroy(decoder) }
    // Threads would need calls that the sandbox refuses.
    unsafe decoder.pointee.maxThreads = 1
    unsafe decoder.pointee.imageSizeLimit = UInt32(PixelPicture.pixelLimit)
    // Many encoders leave boxes out that the standard wants and no decoder needs.
    unsafe decoder.pointee.strictFlags = avifStrictFlags(AVIF_STRICT_DISABLED.rawValue)
    let picture = unsafe bytes.withUnsafeBufferPointer { buffer -> PixelPicture? in
      guard
        unsafe functions.avifDecoderSetIOMemory(decoder, buffer.baseAddress, buffer.count)
          == AVIF_RESULT_OK,
        unsafe functions.avifDecoderParse(decoder) == AVIF_RESULT_OK,
        unsafe functions.avifDecoderNextImage(decoder) == AVIF_RESULT_OK,
        let image = unsafe decoder.pointee.image
      else { return nil }
      return unsafe shown(image)
    }
    guard let picture else { throw .damaged }
    return picture
  }

  private func shown(_ image: UnsafeMutablePointer<avifImage>) -> PixelPicture? {
    let (width, height) = unsafe (Int(image.pointee.width), Int(image.pointee.height))
    guard width > 0, height > 0, width * height <= PixelPicture.pixelLimit else { return nil }
    var isRead = false
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      var target = unsafe avifRGBImage()
      unsafe functions.avifRGBImageSetDefaults(&target, image)
      unsafe target.format = AVIF_RGB_FORMAT_RGBA
      unsafe target.depth = 8
      unsafe target.pixels = buffer.baseAddress
      unsafe target.rowBytes = UInt32(width * 4)
      isRead = unsafe functions.avifImageYUVToRGB(image, &target) == AVIF_RESULT_OK
      count = isRead ? buffer.count : 0
    }
    guard isRead else { return nil }
    return unsafe turned(PixelPicture(width: width, height: height, pixels: pixels), image)
  }

  /// Turns and mirrors as the file asks, in the order of its standard (MIAF, ISO/IEC 23000-22, 7.3.6.7).
  private func turned(
    _ picture: PixelPicture, _ image: UnsafeMutablePointer<avifImage>
  ) -> PixelPicture {
    var picture = picture
    let flags = unsafe image.pointee.transformFlags
    if flags & AVIF_TRANSFORM_IROT.rawValue != 0 {
      for _ in 0..<(unsafe image.pointee.irot.angle & 3) { picture = picture.turned }
    }
    if flags & AVIF_TRANSFORM_IMIR.rawValue != 0 {
      picture = unsafe image.pointee.imir.mode == 0 ? picture.upsideDown : picture.mirrored
    }
    return picture
  }
}
