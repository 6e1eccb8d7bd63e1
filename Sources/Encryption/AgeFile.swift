public import Foundation

/// A file that is encrypted with a passphrase, in the format of the program age.
///
/// `age --decrypt` opens what is written here, and what `age --passphrase` has written is read. Both take the memory that the
/// passphrase's check costs, and some hundred kilobytes, however long the file is. They block.
///
/// Source: the format's first version, <https://age-encryption.org/v1>.
public enum AgeFile {
  /// What a guess at a passphrase costs: 256 MiB of memory and a second, as age has it.
  public static let cost = 18
  /// The highest cost of a file that is read: 1 GiB of memory.
  public static let costLimit = 20
  /// What the encrypted part is divided into, without tags (section "Payload").
  static let chunkByteCount = 64 << 10
  private static let nonceByteCount = 16

  /// Whether a file begins as files of this format do.
  ///
  /// - Parameter file: A file; one that can't be read is none.
  /// - Returns: Whether it does.
  public static func isOne(_ file: URL) -> Bool {
    guard let opened = try? OpenFile(reading: file) else { return false }
    let beginning = Array("\(AgeHeader.version)\n".utf8)
    return (try? opened.read(beginning.count)) == beginning
  }

  /// Encrypts a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - target: The encrypted one; it is made, and replaces any other. Only its owner can read it.
  ///   - passphrase: What decrypts it.
  ///   - cost: The power of two that is scrypt's N: the KiB of memory that a guess takes.
  /// - Throws: ``EncryptionError``; `CancellationError`.
  public static func encrypt(
    _ source: URL, to target: URL, passphrase: Passphrase, cost: Int = cost
  ) throws {
    let plain = try OpenFile(reading: source)
    let sealed = try OpenFile(writing: target)
    let fileKey = RandomBytes.make(AgeHeader.fileKeyByteCount)
    try sealed.write(AgeHeader(fileKey: fileKey, passphrase: passphrase, cost: cost).bytes)
    let nonce = RandomBytes.make(nonceByteCount)
    try sealed.write(nonce)
    let key = try KeyDerivation.key(from: fileKey, salt: nonce, purpose: "payload")
    var chunk = try plain.read(chunkByteCount)
    var number = 0
    while true {
      try Task.checkCancellation()
      let next = try plain.read(chunkByteCount)
      let isLast = next.isEmpty
      try sealed.write(
        ChaChaPoly.seal(chunk.span, key: key, nonce: self.nonce(number, isLast: isLast)))
      if isLast { break }
      chunk = next
      number += 1
    }
    try sealed.sync()
  }

  /// Decrypts a file.
  ///
  /// The target can't be used when the call fails: the end is missing then.
  ///
  /// - Parameters:
  ///   - source: The encrypted file.
  ///   - target: The decrypted one; it is made, and replaces any other. Only its owner can read it.
  ///   - passphrase: What it was encrypted with.
  /// - Throws: ``EncryptionError``; `CancellationError`.
  public static func decrypt(_ source: URL, to target: URL, passphrase: Passphrase) throws {
    let sealed = try OpenFile(reading: source)
    let header = try AgeHeader(sealed)
    let fileKey = try header.fileKey(passphrase, costLimit: costLimit)
    let nonce = try sealed.read(nonceByteCount)
    guard nonce.count == nonceByteCount else { throw end }
    let key = try KeyDerivation.key(from: fileKey, salt: nonce, purpose: "payload")
    let plain = try OpenFile(writing: target)
    let length = chunkByteCount + ChaChaPoly.tagByteCount
    var chunk = try sealed.read(length)
    var number = 0
    while true {
      try Task.checkCancellation()
      let next = try sealed.read(length)
      try plain.write(open(chunk, number, isLast: next.isEmpty, key))
      if next.isEmpty { break }
      chunk = next
      number += 1
    }
    try plain.sync()
  }

  private static func open(
    _ chunk: [UInt8], _ number: Int, isLast: Bool, _ key: [UInt8]
  ) throws(EncryptionError) -> [UInt8] {
    let plain = try ChaChaPoly.open(chunk.span, key: key, nonce: nonce(number, isLast: isLast))
    // Nothing but an empty file has an empty chunk.
    if let plain, !plain.isEmpty || number == 0 { return plain }
    if isLast {
      let isWhole =
        try ChaChaPoly.open(chunk.span, key: key, nonce: nonce(number, isLast: false)) != nil
      if isWhole || chunk.count < chunkByteCount + ChaChaPoly.tagByteCount { throw end }
    }
    throw EncryptionError(
      .damaged, "it is damaged after \(number * (chunkByteCount + ChaChaPoly.tagByteCount)) bytes")
  }

  private static var end: EncryptionError {
    EncryptionError(.truncated, "its end is missing or damaged")
  }

  /// The nonce of a chunk: its number in 11 bytes, and whether it is the last one.
  private static func nonce(_ number: Int, isLast: Bool) -> [UInt8] {
    let counter = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    return [0, 0, 0] + counter + [isLast ? 1 : 0]
  }
}
