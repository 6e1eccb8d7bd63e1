internal import CICU

/// Turns bytes of one charset into UTF-16, piece by piece.
///
/// Bytes without a meaning in the charset become U+FFFD and are counted; a character that is cut at
/// the end of a piece waits for the next one.
@safe
public struct CharsetConverter: ~Copyable {
  private let converter: OpaquePointer
  /// The number of places so far at which the bytes had no meaning.
  public private(set) var faultCount = 0

  /// Opens a converter.
  ///
  /// - Parameter charset: A name that ICU knows, such as `windows-1251`.
  /// - Throws: ``UnicodeTextError`` for a charset that ICU does not know.
  public init(_ charset: String) throws(UnicodeTextError) {
    var status = U_ZERO_ERROR
    let opened = unsafe cicu_ucnv_open(charset, &status)
    guard let opened = unsafe opened, cicu_failed(status) == 0 else {
      throw UnicodeTextError(message: "Unknown charset “\(charset)”.")
    }
    unsafe converter = opened
    unsafe cicu_ucnv_stop_at_errors(opened, &status)
    unsafe cicu_ucnv_stop_at_unmappable(opened, &status)
  }

  deinit { unsafe cicu_ucnv_close(converter) }

  /// Forgets a waiting part of a character and any shift state.
  public mutating func reset() {
    unsafe cicu_ucnv_reset(converter)
    faultCount = 0
  }

  /// The number of bytes that still wait for the rest of their character.
  public var pendingByteCount: Int {
    var status = U_ZERO_ERROR
    return unsafe Int(max(0, cicu_ucnv_pending(converter, &status)))
  }

  /// Converts the next piece.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that follow those already given.
  ///   - isLast: Whether nothing follows, so that a cut character is a fault.
  ///   - text: Where UTF-16 code units are appended.
  public mutating func append(
    _ bytes: borrowing Span<UInt8>, isLast: Bool, to text: inout [UInt16]
  ) {
    // No charset makes more than two units of one byte; room for as many units as bytes and some
    // slack makes one round enough for nearly all.
    var room = [UInt16](repeating: 0, count: bytes.count + 16)
    unsafe bytes.withUnsafeBufferPointer { source in
      unsafe room.withUnsafeMutableBufferPointer { target in
        unsafe convert(source, isLast: isLast, through: target, to: &text)
      }
    }
  }

  private mutating func convert(
    _ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool,
    through room: UnsafeMutableBufferPointer<UInt16>,
    to text: inout [UInt16]
  ) {
    let raw = UnsafeRawBufferPointer(bytes)
    var next = unsafe raw.baseAddress?.assumingMemoryBound(to: CChar.self)
    let end = unsafe next.map { unsafe $0 + raw.count }
    while true {
      var status = U_ZERO_ERROR
      var unit = room.baseAddress
      let limit = unsafe unit.map { unsafe $0 + room.count }
      unsafe cicu_ucnv_to_unicode(
        converter, &unit, limit, &next, end, isLast ? 1 : 0, &status)
      if let base = room.baseAddress, let unit = unsafe unit {
        unsafe text.append(contentsOf: UnsafeBufferPointer(start: base, count: unit - base))
      }
      if cicu_failed(status) == 0 { return }
      if status != U_BUFFER_OVERFLOW_ERROR {
        text.append(0xFFFD)
        faultCount += 1
      }
    }
  }

  /// Converts a whole text, and tells where each character stands in it.
  ///
  /// - Parameters:
  ///   - bytes: The whole text, less than 2 GB.
  ///   - starts: Where the byte offset is appended at which the character of each code unit begins; both halves
  ///     of a pair begin at the same one.
  /// - Returns: UTF-16 code units.
  public mutating func convert(_ bytes: [UInt8], starts: inout [Int]) -> [UInt16] {
    var units: [UInt16] = []
    var room = [UInt16](repeating: 0, count: bytes.count + 16)
    var places = [Int32](repeating: 0, count: room.count)
    unsafe bytes.withUnsafeBytes { raw in
      var next = unsafe raw.baseAddress?.assumingMemoryBound(to: CChar.self)
      let first = unsafe next
      let end = unsafe next.map { unsafe $0 + raw.count }
      var isDone = false
      while !isDone {
        var status = U_ZERO_ERROR
        let base = unsafe next.flatMap { next in unsafe first.map { unsafe next - $0 } } ?? 0
        let count = unsafe room.withUnsafeMutableBufferPointer { room in
          unsafe places.withUnsafeMutableBufferPointer { places -> Int in
            var unit = room.baseAddress
            let limit = unsafe unit.map { unsafe $0 + room.count }
            unsafe cicu_ucnv_to_unicode_with_offsets(
              converter, &unit, limit, &next, end, places.baseAddress, 1, &status)
            return unsafe room.baseAddress.flatMap { start in unsafe unit.map { unsafe $0 - start }
            } ?? 0
          }
        }
        units += room[..<count]
        for place in places[..<count] { starts.append(base + Int(max(0, place))) }
        if cicu_failed(status) == 0 {
          isDone = true
        } else if status != U_BUFFER_OVERFLOW_ERROR {
          let consumed = unsafe next.flatMap { next in unsafe first.map { unsafe next - $0 } } ?? 0
          units.append(0xFFFD)
          let invalid = unsafe Int(cicu_ucnv_invalid_count(converter))
          starts.append(max(starts.last ?? 0, consumed - invalid))
          faultCount += 1
        }
      }
    }
    return units
  }

  /// Converts a text into the charset.
  ///
  /// - Parameter text: What to write in the charset.
  /// - Returns: Its bytes, or `nil` if the charset lacks a character.
  public mutating func bytes(for text: String) -> [UInt8]? {
    let units = Array(text.utf16)
    // Shift sequences make up to eight bytes of a unit.
    var bytes = [CChar](repeating: 0, count: units.count * 8 + 8)
    var status = U_ZERO_ERROR
    let count = unsafe units.withUnsafeBufferPointer { source in
      unsafe bytes.withUnsafeMutableBufferPointer { target -> Int in
        guard let start = target.baseAddress, let first = source.baseAddress else {
          return 0
        }
        var byte: UnsafeMutablePointer<CChar>? = unsafe start
        var unit: UnsafePointer<UInt16>? = unsafe first
        unsafe cicu_ucnv_from_unicode(
          converter, &byte, start + target.count, &unit, first + source.count, 1, &status)
        return unsafe byte.map { unsafe $0 - start } ?? 0
      }
    }
    guard cicu_failed(status) == 0 else { return nil }
    return bytes[..<count].map { UInt8(bitPattern: $0) }
  }
}
