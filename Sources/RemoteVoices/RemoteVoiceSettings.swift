public import Foundation

/// A voice of another program that speaks by HTTP, in the form of OpenAI's `/v1/audio/speech`.
public struct RemoteVoiceSettings: Hashable, Sendable, Codable {
  /// Where the key lies that the other program asks for; no voice holds one that can be read.
  public enum Key: Hashable, Sendable, Codable {
    /// The key itself, sealed.
    case sealed(Data)
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

  /// The longest name of a model or a voice, in bytes.
  public static let nameLimit = 200
  /// The longest address, in bytes.
  public static let addressLimit = 2_000

  /// The address that a text is; `nil` for one that is none of http or https, and for one with a name or password in it.
  ///
  /// - Parameter text: What a person has typed.
  /// - Returns: The address without a slash at its end.
  public static func address(_ text: String) -> URL? {
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    guard text.utf8.count <= addressLimit, let address = URL(string: text),
      ["http", "https"].contains(address.scheme), address.host()?.isEmpty == false,
      address.user() == nil, address.query() == nil, address.fragment() == nil
    else { return nil }
    return address
  }

  /// What people read of the other program: its host.
  var host: String { address.host() ?? address.absoluteString }
}
