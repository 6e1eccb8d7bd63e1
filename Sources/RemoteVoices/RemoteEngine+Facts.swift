public import Foundation
public import Synthesizer

/// The facts by which the program tells the engine from others.
extension RemoteEngine {
  /// The engine's name.
  public static let name = "remote"
  /// What people read of the engine.
  public static let summary = "spoken by another program, word times estimated"
  /// Its voices are of any language.
  public static let languages: Set<String> = []
  /// Its voices are connected, not installed.
  public static let catalogue: [VoiceCatalogueEntry] = []
  /// The other program may cost money.
  public static let cost = SpeakingCost.charged
  /// The other program reads text.
  public static let readsText = true
  /// The other program tells no times.
  public static let estimatesTimes = true

  /// One request at a time: other programs count them.
  public var pacing: SpeechPacing {
    var pacing = SpeechPacing()
    pacing.lane = Self.name
    return pacing
  }

  /// Prepares nothing.
  ///
  /// - Parameters:
  ///   - wheels: The folder of the wheels.
  ///   - folder: The engine's folder among the resources.
  ///   - library: ONNX Runtime's shared library.
  /// - Returns: `nil`.
  /// - Throws: Nothing.
  public static func prepare(
    from wheels: URL, into folder: URL, library: URL
  ) async throws -> String? { nil }
}
