import Foundation
import Synthesizer

/// Finds the key of a voice, wherever it lies.
struct RemoteKey: Sendable {
  /// The longest key.
  static let byteLimit = 4_096

  let environment: [String: String]
  /// `nil` leaves keys where they lie.
  let seal: (any VoiceKeySeal)?

  /// The key of a voice.
  ///
  /// - Parameter settings: The voice.
  /// - Returns: `nil` if it needs none.
  /// - Throws: `RemoteFailure.key`.
  func text(of settings: RemoteVoiceSettings) throws(RemoteFailure) -> String? {
    switch settings.key {
    case nil: return nil
    case .sealed(let sealed):
      guard let seal else { throw .key("there is nothing that opens its key") }
      do {
        return try seal.open(sealed, for: settings.purpose)
      } catch {
        throw .key("\(error)")
      }
    case .variable(let name):
      guard let key = environment[name], !key.isEmpty else {
        throw .key("the variable \(name) with its key is not set")
      }
      return key
    case .file(let path):
      // Whatever is wrong with the file, there is no key.
      let file = try? FileHandle(forReadingFrom: URL(filePath: path))
      let bytes = (try? file?.read(upToCount: Self.byteLimit)) ?? Data()
      let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
      guard !line.isEmpty else { throw .key("the file with its key can't be read or is empty") }
      return line
    }
  }

  /// The settings with the key sealed in place of where it lies.
  ///
  /// - Parameters:
  ///   - settings: The voice.
  ///   - key: Its key; `nil` if it needs none.
  /// - Returns: The settings to store.
  /// - Throws: `RemoteFailure.key`.
  func sealing(
    _ settings: RemoteVoiceSettings, _ key: String?
  ) throws(RemoteFailure) -> RemoteVoiceSettings {
    var sealed = settings
    guard let key else {
      sealed.key = nil
      return sealed
    }
    guard let seal else {
      guard settings.key != nil else { throw .key("there is nothing that keeps its key") }
      return settings
    }
    do {
      sealed.key = .sealed(try seal.seal(key, for: settings.purpose))
    } catch {
      throw .key("\(error)")
    }
    return sealed
  }
}

extension RemoteVoiceSettings {
  /// What the key is sealed for: another address gets no key, whoever has written it into the file.
  fileprivate var purpose: String { "remote voice \(name) \(address.absoluteString)" }
}
