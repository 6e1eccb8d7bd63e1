public import Foundation

/// Installs and removes the voices of one engine.
public protocol VoiceInstaller: Sendable {
  /// Whether it installs voices that are in no catalogue, from a person's own folder.
  var takesOwnVoices: Bool { get }

  /// Installs a voice; an installed voice is only checked.
  ///
  /// - Parameters:
  ///   - name: A voice of the engine's catalogue, or one in `folder` if ``takesOwnVoices``.
  ///   - folder: A folder with the voice's file; `nil` to download it.
  ///   - progress: Takes the number of bytes that have arrived, and the total.
  /// - Throws: ``VoiceInstallError``; ``SpeechError/unusableModel(_:)`` for a file that is no voice;
  ///   `CancellationError`.
  func install(
    _ name: String, from folder: URL?, progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws

  /// Removes a voice that was installed.
  ///
  /// - Parameter name: Letters, digits, `_` and `-`.
  /// - Returns: Whether there was one.
  /// - Throws: When its files can't be removed.
  func remove(_ name: String) throws -> Bool
}

extension VoiceInstaller {
  /// Removes a voice's files from a folder.
  ///
  /// - Parameters:
  ///   - name: The voice.
  ///   - endings: What its files end in.
  ///   - folder: Where they are.
  /// - Returns: Whether there was any.
  /// - Throws: When one can't be removed.
  package func removeFiles(of name: String, _ endings: [String], in folder: URL) throws -> Bool {
    let files = endings.map { folder.appending(path: "\(name).\($0)") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    for file in files { try FileManager.default.removeItem(at: file) }
    return !files.isEmpty
  }
}
