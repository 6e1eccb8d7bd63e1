public import Foundation

/// A file compressed in parts that can be read by themselves, as `dictzip` writes it: gzip whose
/// header says where each part begins.
///
/// Source: dictzip(1), RFC 1952 section 2.3.1.1.
public struct DictzipFile: Sendable {
  private let file: URL
  /// Bytes of content in each part but the last.
  private let partByteCount: Int
  /// Where each part begins in the file; one more entry than there are parts.
  private let places: [Int]

  /// The most bytes that the content can have, as far as the header says.
  public var byteLimit: Int { partByteCount * (places.count - 1) }

  /// Reads the header; there is none, and `nil` is made, where it is plain gzip or no gzip.
  ///
  /// - Parameter file: The file.
  /// - Throws: ``CompressionError`` of kind ``CompressionError/Kind/damaged`` when the header claims what can't be;
  ///   of kind ``CompressionError/Kind/file`` when the file can't be read.
  public init?(_ file: URL) throws(CompressionError) {
    let damaged = CompressionError(.damaged, "\(file.lastPathComponent): a damaged dictzip header")
    // The extra field has up to 64 KB; name and comment follow it, each as long as it likes.
    let head = try Self.read(file, at: 0, count: 1 << 17)
    func number(_ place: Int) -> Int { Int(head[place]) | Int(head[place + 1]) << 8 }
    guard head.count > 22, head[0] == 0x1F, head[1] == 0x8B, head[2] == 8, head[3] & 4 != 0 else {
      return nil
    }
    let extraEnd = 12 + number(10)
    guard extraEnd <= head.count else { throw damaged }
    var field = 12
    while field + 4 <= extraEnd, head[field] != 0x52 || head[field + 1] != 0x41 {
      field += 4 + number(field + 2)
    }
    guard field + 10 <= extraEnd else { return nil }
    let count = number(field + 8)
    partByteCount = number(field + 6)
    guard number(field + 4) == 1, partByteCount > 0, count > 0,
      field + 10 + count * 2 <= extraEnd
    else { throw damaged }
    var place = extraEnd
    // Name and comment end with a zero byte, the header's checksum has two bytes.
    for flag in [UInt8(8), 16] where head[3] & flag != 0 {
      guard let end = head[place...].firstIndex(of: 0) else { throw damaged }
      place = end + 1
    }
    if head[3] & 2 != 0 { place += 2 }
    var places = [place]
    for index in 0..<count {
      place += number(field + 10 + index * 2)
      places.append(place)
    }
    self.places = places
    self.file = file
  }

  /// Reads a stretch of the content.
  ///
  /// - Parameters:
  ///   - offset: Where it begins.
  ///   - count: Its length in bytes.
  /// - Returns: The bytes.
  /// - Throws: ``CompressionError`` when it reaches beyond the content or the file is damaged.
  public func read(at offset: Int, count: Int) throws(CompressionError) -> [UInt8] {
    let damaged = CompressionError(
      .damaged, "\(file.lastPathComponent): it ends before the entry does")
    guard offset >= 0, count >= 0, offset <= byteLimit, count <= byteLimit - offset else {
      throw damaged
    }
    guard count > 0 else { return [] }
    var content: [UInt8] = []
    let first = offset / partByteCount
    for part in first...((offset + count - 1) / partByteCount) {
      let packed = try Self.read(file, at: places[part], count: places[part + 1] - places[part])
      content += try Gzip.inflateRaw(packed, limit: partByteCount)
    }
    let start = offset - first * partByteCount
    guard start + count <= content.count else { throw damaged }
    return Array(content[start..<(start + count)])
  }

  private static func read(_ file: URL, at offset: Int, count: Int) throws(CompressionError)
    -> [UInt8]
  {
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      try handle.seek(toOffset: UInt64(offset))
      return [UInt8](try handle.read(upToCount: count) ?? Data())
    } catch {
      throw CompressionError(.file, "\(file.lastPathComponent) can't be read")
    }
  }
}
