import CMobi
import Foundation

/// The words of an index: records, in which each text follows its length.
struct MobiLabels {
  private var records: [[UInt8]] = []
  private let encoding: String.Encoding

  init(_ index: MOBIIndx) {
    encoding = unsafe index.encoding == MOBI_CP1252 ? .windowsCP1252 : .utf8
    var next = unsafe index.cncx_record
    while let record = unsafe next, unsafe records.count < index.cncx_records_count {
      let bytes = unsafe UnsafeBufferPointer(start: record.pointee.data, count: record.pointee.size)
      unsafe records.append([UInt8](bytes))
      unsafe next = record.pointee.next
    }
  }

  /// A text.
  ///
  /// - Parameter place: The number of its record and its place there, in sixteen bits each.
  /// - Returns: `nil` where there is none.
  func text(_ place: Int) -> String? {
    guard records.indices.contains(place >> 16) else { return nil }
    let record = records[place >> 16]
    var index = place & 0xFFFF
    var length = 0
    // Seven bits in a byte; the last one has the eighth.
    while index < record.count {
      let byte = record[index]
      index += 1
      length = length << 7 | Int(byte & 0x7F)
      if byte & 0x80 != 0 { break }
      guard length < record.count else { return nil }
    }
    guard length <= record.count - index else { return nil }
    let bytes = record[index..<index + length]
    return encoding == .utf8
      ? String(decoding: bytes, as: UTF8.self) : String(bytes: bytes, encoding: encoding)
  }
}
