public import Encryption
import Foundation
public import RemoteVoices
public import Synthesizer

/// Why a description of another program's voice is not taken.
public enum VoiceConnectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name has other characters than letters, digits, `_` and `-`, or is too long.
  case badName
  /// It is no address of http or https.
  case badAddress
  /// The name of the model or the voice is missing or too long.
  case badModel
  /// The key is too long, or has control characters.
  case badKey
  /// There are too many.
  case tooMany(limit: Int)

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .badName:
      "The name must have 1 to \(VorleserKit.connectionNameLimit) letters of a to z, digits, '_' and '-'."
    case .badAddress:
      "The address must begin with http:// or https://, and have no name or password in it."
    case .badModel:
      "The names of the model and the voice must have 1 to \(RemoteVoiceSettings.nameLimit) bytes."
    case .badKey:
      "The key must have at most \(SecretText.byteLimit) bytes and no control characters."
    case .tooMany(let limit):
      "There are \(limit) connected voices already. Remove one of them first."
    }
  }
}

extension VorleserKit {
  /// The longest name of a connected voice; it is a file's name, and stands in lists.
  static let connectionNameLimit = 40
  /// The most connected voices; more are a mistake.
  static let connectionLimit = 100

  /// The voices that other programs speak, as they were described, by name.
  public var connections: [RemoteVoiceSettings] { engines.remote?.connections ?? [] }

  /// Connects a voice that another program speaks, after it has spoken a sentence; one of the same name is replaced.
  ///
  /// The key is sealed, and opens for this name and address only.
  ///
  /// - Parameters:
  ///   - settings: The voice.
  ///   - key: The key that the other program asks for; `nil` takes the one that the settings lead to.
  /// - Returns: The voice as it is listed.
  /// - Throws: ``VoiceConnectionError``; `RemoteRefusal`, which says what the other program answers;
  ///   `VoiceInstallError`; `CancellationError`.
  public func connect(_ settings: RemoteVoiceSettings, key: SecretText? = nil) async throws -> Voice
  {
    guard let engine = engines.remote, Self.isVoiceName(settings.name),
      settings.name.utf8.count <= Self.connectionNameLimit
    else { throw VoiceConnectionError.badName }
    guard RemoteVoiceSettings.address(settings.address.absoluteString) != nil else {
      throw VoiceConnectionError.badAddress
    }
    guard
      [settings.model, settings.voice].allSatisfy({
        1...RemoteVoiceSettings.nameLimit ~= $0.utf8.count
      })
    else { throw VoiceConnectionError.badModel }
    let known = connections
    guard known.count < Self.connectionLimit || known.contains(where: { $0.name == settings.name })
    else { throw VoiceConnectionError.tooMany(limit: Self.connectionLimit) }
    let others = await voices.filter { $0.engine != RemoteEngine.name }
    guard !others.contains(where: { $0.id == settings.name }) else {
      throw VoiceInstallError.nameTaken(settings.name)
    }
    return try await engine.connect(settings, key: key?.text)
  }

  /// Forgets a connected voice and its key.
  ///
  /// - Parameter name: Its name.
  /// - Throws: `SpeechError.unknownVoice` if no such voice is connected; when its files can't be removed.
  public func disconnect(_ name: String) throws {
    guard let engine = engines.remote, Self.isVoiceName(name), try engine.installer.remove(name)
    else { throw SpeechError.unknownVoice(name) }
  }
}
