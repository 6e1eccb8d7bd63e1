import MediaHeaders
import ReadingModel
import StreamCompression

extension FuzzTarget {
  /// Headers of pictures and fonts, and packed streams.
  static let ofMedia = [
    FuzzTarget(name: "picture") { input in
      if let header = PictureHeader(input) {
        precondition(header.width > 0 && header.height > 0, "a picture has no size")
      }
      _ = MediaKind.type(of: input)
    },
    FuzzTarget(name: "font") { input in
      guard let face = FontFace(input, fileName: "A-Bold.otf") else { return }
      precondition(face.weight.lowerBound > 0, "a font has no weight")
    },
    FuzzTarget(name: "packed") { input in
      let limit = 1 << 20
      let unpacked = [
        try? Gzip.decompress(input, limit: limit), try? Xz.decompress(input, limit: limit),
        try? Bzip2.decompress(input, limit: limit),
      ]
      for bytes in unpacked.compactMap(\.self) {
        precondition(bytes.count <= limit, "more was unpacked than the limit")
      }
      guard let packed = try? DictzipFile(FuzzFolder.write(input, "a.dict.dz")) else { return }
      for place in [0, 1, 1000, Int.max] { _ = try? packed.read(at: place, count: 100) }
    },
  ]
}
