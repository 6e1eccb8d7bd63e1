/// The characters that emoji are put together from.
enum Pictures {
  static let joiner: UInt16 = 0x200D
  static let pictureSelector: UInt16 = 0xFE0F

  /// Joiners, selectors and skin tones, which have no sound.
  static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0E, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  /// Half a flag.
  static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
