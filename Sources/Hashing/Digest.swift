import CCrypto
public import Foundation

/// A digest that is fed piece by piece.
///
/// libcrypto does the work, because it uses the processor's own instructions: 1 to 2 GB/s where a
/// portable loop reaches 0.3. It is in the process anyway, libzip needs it.
@safe
public struct Digest: ~Copyable {
  /// Which function.
  public enum Algorithm: Sendable {
    /// 20 bytes; only for formats that prescribe it, such as obfuscated fonts.
    case sha1
    /// 32 bytes.
    case sha256
    /// 16 bytes; only for files that other programs name by it.
    case md5
  }

  /// How much of a file is read at once; larger pieces bring nothing on a warm cache.
  static let pieceByteCount = 1 << 18

  private let context: OpaquePointer

  /// Starts a digest.
  ///
  /// - Parameter algorithm: Which function.
  /// - Throws: ``HashingError`` when libcrypto has no memory or lacks the function.
  public init(_ algorithm: Algorithm) throws(HashingError) {
    unsafe context = try Self.startedContext(algorithm)
  }

  private static func startedContext(
    _ algorithm: Algorithm
  ) throws(HashingError) -> OpaquePointer {
    guard let made = unsafe EVP_MD_CTX_new() else { throw HashingError(message: "no memory") }
    let function =
      switch algorithm {
      case .sha1: unsafe EVP_sha1()
      case .sha256: unsafe EVP_sha256()
      case .md5: unsafe EVP_md5()
      }
    guard unsafe EVP_DigestInit_ex(made, function, nil) == 1 else {
      unsafe EVP_MD_CTX_free(made)
      throw HashingError(message: "libcrypto does not offer this digest")
    }
    return unsafe made
  }

  deinit {
    unsafe EVP_MD_CTX_free(context)
  }

  /// Adds bytes.
  ///
  /// - Parameter bytes: The next piece of the message.
  public mutating func update(_ bytes: Span<UInt8>) {
    // Only a context that was never started makes this fail, and `init` has started it.
    _ = unsafe bytes.withUnsafeBytes { unsafe EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
  }

  /// Ends the digest.
  ///
  /// - Returns: The digest's bytes.
  public consuming func finish() -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
      var length: UInt32 = 0
      unsafe EVP_DigestFinal_ex(context, buffer.baseAddress, &length)
      count = Int(length)
    }
  }
}

extension Digest {
  /// Digests bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: The message.
  ///   - algorithm: Which function.
  /// - Returns: The digest's bytes.
  /// - Throws: ``HashingError`` when libcrypto has no memory.
  public static func of(_ bytes: [UInt8], _ algorithm: Algorithm) throws(HashingError) -> [UInt8] {
    var digest = try Digest(algorithm)
    digest.update(bytes.span)
    return digest.finish()
  }

  /// Digests a file without holding more than a piece of it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - algorithm: Which function.
  /// - Returns: The digest's bytes and how many bytes the file had.
  /// - Throws: ``HashingError`` when the file can't be read.
  public static func of(
    file: URL, _ algorithm: Algorithm
  ) throws(HashingError) -> (digest: [UInt8], byteCount: Int) {
    let descriptor = unsafe open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(file) }
    defer { close(descriptor) }
    var digest = try Digest(algorithm)
    var total = 0
    var piece = [UInt8](repeating: 0, count: pieceByteCount)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      guard count >= 0 else { throw .system(file) }
      guard count > 0 else { return (digest.finish(), total) }
      digest.update(piece.span.extracting(first: count))
      total += count
    }
  }

  /// Lowercase hexadecimal digits of a digest.
  ///
  /// - Parameter bytes: The digest.
  /// - Returns: Two digits a byte.
  public static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

extension HashingError {
  /// The system's words for what just failed.
  static func system(_ file: URL) -> HashingError {
    HashingError(message: "\(file.lastPathComponent): \(unsafe String(cString: strerror(errno)))")
  }
}
