/// The characters of which emoji consist.
enum Pictures {
  static let joiner: UInt16 = 0x200D
  static let pictureSelector: UInt16 = 0xFE0F

  /// Whether it is a joiner, a selector or a skin tone, which have no spoken form.
  static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0E, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  /// Whether it is half of a flag.
  static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
