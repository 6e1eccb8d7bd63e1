public import Foundation

/// Installs and removes the voices of one engine.
public protocol VoiceInstaller: Sendable {
  /// The ending of the files of voices that are in no catalogue, which it installs from a person's
  /// own folder; `nil` if it installs none.
  var ownVoiceEnding: String? { get }

  /// Installs a voice; an installed voice is only checked.
  ///
  /// - Parameters:
  ///   - name: A voice of the engine's catalogue, or one in `folder` whose file
  ///     has the ending ``ownVoiceEnding``.
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
  /// Whether a folder has a file that may be a voice of this engine.
  ///
  /// - Parameters:
  ///   - name: The voice.
  ///   - folder: A person's folder; `nil` for none.
  /// - Returns: Whether it is there, which says nothing of its contents.
  public func hasOwnVoice(_ name: String, in folder: URL?) -> Bool {
    guard let folder, let ending = ownVoiceEnding else { return false }
    return FileManager.default.fileExists(
      atPath: folder.appending(path: "\(name).\(ending)").path)
  }

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
