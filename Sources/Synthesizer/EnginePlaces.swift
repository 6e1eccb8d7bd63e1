public import Foundation

/// Where an engine finds its files, and how much it may do at once.
public struct EnginePlaces: Hashable, Sendable {
  /// ONNX Runtime's shared library.
  public var library: URL
  /// What the engine has prepared of the program's resources.
  public var prepared: URL
  /// The person's installed voices of this engine.
  public var voices: URL
  /// How many utterances may be spoken at once, where the engine can.
  public var parallelism: Int

  /// Names the places.
  ///
  /// - Parameters:
  ///   - library: ONNX Runtime's shared library.
  ///   - prepared: What the engine has prepared of the program's resources.
  ///   - voices: The person's installed voices of this engine.
  ///   - parallelism: How many utterances may be spoken at once.
  public init(library: URL, prepared: URL, voices: URL, parallelism: Int) {
    self.library = library
    self.prepared = prepared
    self.voices = voices
    self.parallelism = parallelism
  }
}
