public import Foundation

/// A voice of another program that speaks by HTTP, in the form of OpenAI's `/v1/audio/speech`.
public struct RemoteVoiceSettings: Hashable, Sendable, Codable {
  /// Where the key lies that the other program asks for; the key itself is stored nowhere.
  public enum Key: Hashable, Sendable, Codable {
    /// The first line of a file.
    case file(path: String)
    /// A variable of the environment.
    case variable(name: String)
  }

  /// The voice's name here: letters, digits, `_` and `-`.
  public var name: String
  /// The address that ends before `/audio/speech`, such as `https://api.openai.com/v1`.
  public var address: URL
  /// The other program's name of the model, such as `tts-1`.
  public var model: String
  /// The other program's name of the voice, such as `alloy`.
  public var voice: String
  /// BCP 47 tag of what it speaks.
  public var language: String
  /// Where the key lies; `nil` if the other program asks for none.
  public var key: Key?

  /// Describes a voice.
  ///
  /// - Parameters:
  ///   - name: The voice's name here.
  ///   - address: The address that ends before `/audio/speech`.
  ///   - model: The other program's name of the model.
  ///   - voice: The other program's name of the voice.
  ///   - language: BCP 47 tag of what it speaks.
  ///   - key: Where the key lies.
  public init(
    name: String, address: URL, model: String, voice: String, language: String, key: Key? = nil
  ) {
    self.name = name
    self.address = address
    self.model = model
    self.voice = voice
    self.language = language
    self.key = key
  }

  /// What people read of the other program: its host.
  var host: String { address.host() ?? address.absoluteString }
}
