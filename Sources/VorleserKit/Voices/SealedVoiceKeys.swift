import Encryption
import Foundation
import Synthesizer

/// Seals the keys of other programs' voices by the key of all secrets, which lies apart from them.
struct SealedVoiceKeys: VoiceKeySeal {
  let file: SealingKeyFile

  func seal(_ key: String, for purpose: String) throws -> Data {
    guard let secret = SecretText(key) else { throw VoiceKeyError.unusable }
    return Data(try file.keyOrNew().seal(secret, as: purpose))
  }

  func open(_ sealed: Data, for purpose: String) throws -> String {
    guard let opened = try file.key()?.open([UInt8](sealed), as: purpose) else {
      throw VoiceKeyError.other
    }
    return opened.text
  }
}

/// Why the key of a voice can't be kept or read.
enum VoiceKeyError: Error, Hashable, CustomStringConvertible {
  /// It is no key that a request can carry.
  case unusable
  /// It was sealed by another key, or for another address.
  case other

  /// Half a sentence for people.
  var description: String {
    switch self {
    case .unusable: "its key is too long, or has characters that no key has"
    case .other: "its key can't be opened. Connect the voice again, with its key"
    }
  }
}
