public import AudioCodecs
import Basics

/// Encodes played sound and passes the bytes on, to a file or over a network.
///
/// It plays as fast as its receiver takes bytes; written samples count as heard.
public actor EncodingSink: AudioSink {
  private let executor = QueueExecutor(label: "vorleser.encoder")
  /// The queue on which encoding runs, off the shared pool.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let encoder: any AudioEncoder
  private let receive: @Sendable ([UInt8]) async throws -> Void
  private var written = 0

  /// Makes a sink.
  ///
  /// - Parameters:
  ///   - format: What to encode to.
  ///   - tags: The metadata that players show.
  ///   - receive: Takes bytes in order; suspends while it has enough.
  /// - Throws: `AudioCodecError` when the encoder does not start.
  public init(
    format: AudioFormat, tags: AudioTags = AudioTags(),
    receive: @escaping @Sendable ([UInt8]) async throws -> Void
  ) throws {
    encoder = try format.makeEncoder(tags: tags, destination: .stream)
    self.receive = receive
  }

  /// How many samples were encoded since the last ``drop()``.
  public var heard: Int { written }

  /// Encodes samples and passes on the finished bytes.
  ///
  /// - Parameter samples: Mono PCM at 24 kHz.
  /// - Throws: `AudioCodecError`, or what the receiver throws.
  public func write(_ samples: [Float]) async throws {
    try Task.checkCancellation()
    let bytes = try encoder.encode(samples)
    written += samples.count
    if !bytes.isEmpty { try await receive(bytes) }
  }

  /// Does nothing: the session stops writing.
  public func pause() {}

  /// Does nothing: the session goes on writing.
  public func resume() {}

  /// Resets the count; sent bytes stay sent.
  public func drop() { written = 0 }

  /// Returns at once, since everything was passed on.
  public func drain() {}

  /// Ends the stream; nothing can be written afterwards.
  ///
  /// - Throws: `AudioCodecError`, or what the receiver throws.
  public func finish() async throws {
    try await receive(encoder.finish().bytes)
  }
}
