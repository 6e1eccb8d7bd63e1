import COpus

/// Lays packets into the pages of one Ogg stream.
///
/// Safe: the state is made in `init`, never leaves, and is cleared in `deinit`.
@safe
final class OggPages {
  /// The packets of a page: half a second, so that a listener never waits long for the next page,
  /// while pages cost under 1 %.
  private static let packetsPerPage = 25
  /// The number of the file's only stream.
  ///
  /// Any number will do; a constant one keeps files reproducible.
  private static let serialNumber: Int32 = 0x766f_726c

  private var state = unsafe ogg_stream_state()
  private var bytes: [UInt8] = []
  private var packetNumber: Int64 = 0
  private var waiting = 0

  init() throws(AudioCodecError) {
    guard unsafe ogg_stream_init(&state, Self.serialNumber) == 0 else {
      throw AudioCodecError(message: "Ogg: out of memory")
    }
  }

  deinit {
    unsafe ogg_stream_clear(&state)
  }

  /// Appends a packet on pages of its own.
  func appendHeader(_ packet: [UInt8]) throws(AudioCodecError) {
    try put(packet, position: 0, isLast: false)
    flush()
  }

  /// Appends a packet of sound.
  ///
  /// - Parameters:
  ///   - packet: The codec's bytes.
  ///   - position: The end of the packet's sound, in samples at 48 kHz.
  ///   - isLast: Whether the stream ends with it.
  /// - Throws: ``AudioCodecError`` if there is no memory.
  func append(_ packet: [UInt8], position: Int, isLast: Bool) throws(AudioCodecError) {
    try put(packet, position: position, isLast: isLast)
    waiting += 1
    guard isLast || waiting == Self.packetsPerPage else { return }
    flush()
    waiting = 0
  }

  /// Takes the finished pages.
  func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private func put(_ packet: [UInt8], position: Int, isLast: Bool) throws(AudioCodecError) {
    var copy = packet
    let status = unsafe copy.withUnsafeMutableBufferPointer { buffer in
      var ogg = unsafe ogg_packet(
        packet: buffer.baseAddress, bytes: buffer.count, b_o_s: packetNumber == 0 ? 1 : 0,
        e_o_s: isLast ? 1 : 0, granulepos: Int64(position), packetno: packetNumber)
      return unsafe ogg_stream_packetin(&state, &ogg)
    }
    packetNumber += 1
    guard status == 0 else { throw AudioCodecError(message: "Ogg: out of memory") }
  }

  private func flush() {
    var page = unsafe ogg_page()
    while unsafe ogg_stream_flush(&state, &page) != 0 {
      unsafe bytes.append(
        contentsOf: UnsafeBufferPointer(start: page.header, count: page.header_len))
      unsafe bytes.append(
        contentsOf: UnsafeBufferPointer(start: page.body, count: page.body_len))
    }
  }
}
