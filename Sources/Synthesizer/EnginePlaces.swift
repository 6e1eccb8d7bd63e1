public import Foundation

/// The files of an engine, the number of utterances that it may speak at once, and the seal of its keys.
public struct EnginePlaces: Sendable {
  /// ONNX Runtime's shared library.
  public var library: URL
  /// The folder of resources that the engine has prepared.
  public var prepared: URL
  /// The person's installed voices of this engine.
  public var voices: URL
  /// The most utterances that are spoken at once, if the engine is able to.
  public var parallelism: Int
  /// What seals the keys of voices that need one; `nil` leaves keys where they lie.
  public var seal: (any VoiceKeySeal)?

  /// Names the places.
  ///
  /// - Parameters:
  ///   - library: ONNX Runtime's shared library.
  ///   - prepared: What the engine has prepared of the program's resources.
  ///   - voices: The person's installed voices of this engine.
  ///   - parallelism: How many utterances may be spoken at once.
  ///   - seal: What seals the keys of voices that need one.
  public init(
    library: URL, prepared: URL, voices: URL, parallelism: Int,
    seal: (any VoiceKeySeal)? = nil
  ) {
    self.library = library
    self.prepared = prepared
    self.voices = voices
    self.parallelism = parallelism
    self.seal = seal
  }
}
