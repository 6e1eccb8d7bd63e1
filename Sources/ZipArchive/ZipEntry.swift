/// One line of an archive's directory; what it claims is not yet proved.
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

/// What was read of an entry.
public struct ZipContent: Sendable {
  /// The bytes; as many as could be had if the entry is damaged.
  public let bytes: [UInt8]
  /// What is wrong with them: a false checksum, a broken end.
  public let damage: ZipError?

  /// Makes a content, for what is derived from one.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - damage: What is wrong with them.
  public init(bytes: [UInt8], damage: ZipError?) {
    self.bytes = bytes
    self.damage = damage
  }
}
