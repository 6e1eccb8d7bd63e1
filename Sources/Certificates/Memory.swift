import CX509

/// A piece of memory that libcrypto reads as a file.
@safe
struct Memory: ~Copyable {
  let pointer: OpaquePointer

  /// An empty one, to be written to.
  init() throws(CertificateError) {
    guard let made = unsafe BIO_new(BIO_s_mem()) else { throw .failed("no memory") }
    unsafe pointer = made
  }

  /// One that holds a text.
  init(_ text: String) throws(CertificateError) {
    try self.init()
    let bytes = Array(text.utf8)
    unsafe _ = BIO_write(pointer, bytes, Int32(clamping: bytes.count))
  }

  deinit { unsafe _ = BIO_free(pointer) }

  /// What has been written.
  var contents: [UInt8] {
    var start: UnsafeMutablePointer<CChar>?
    let count = unsafe cx509_contents(pointer, &start)
    guard count > 0, let start = unsafe start else { return [] }
    return unsafe UnsafeBufferPointer(start: start, count: count).map { UInt8(bitPattern: $0) }
  }

  /// What a function writes.
  @safe
  static func bytes(_ write: (OpaquePointer) -> Int32) throws(CertificateError) -> [UInt8] {
    let memory = try Memory()
    guard unsafe write(memory.pointer) == 1 else { throw .failed("it can't be written") }
    return memory.contents
  }

  /// What a function writes, as text.
  @safe
  static func text(_ write: (OpaquePointer) -> Int32) throws(CertificateError) -> String {
    String(decoding: try bytes(write), as: UTF8.self)
  }
}
