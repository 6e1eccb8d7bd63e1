/// One line of an archive's directory; its claims are not verified.
public struct ZipEntry: Hashable, Sendable {
  /// The name as stored, decoded from UTF-8 or else code page 437; never a path to write to.
  public let path: String
  /// Claimed size of the content in bytes.
  public let byteCount: Int
  /// Claimed size of the compressed content in bytes.
  public let compressedByteCount: Int
  /// Whether the content is stored without compression.
  public let isStored: Bool
  /// Whether it is compressed by LZMA.
  let isLZMA: Bool
  /// CRC-32 of the content, as the directory claims it.
  let checksum: UInt32
}

/// The content of an entry.
public struct ZipContent: Sendable {
  /// The bytes; if the entry is damaged, as many as can be read.
  public let bytes: [UInt8]
  /// What is wrong with them: a wrong checksum or a missing end; `nil` if nothing is.
  public let damage: ZipError?

  /// Makes a content from another one.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - damage: What is wrong with them.
  public init(bytes: [UInt8], damage: ZipError?) {
    self.bytes = bytes
    self.damage = damage
  }
}
