import Foundation
import Synthesizer

/// The files of a voice that is to be installed.
struct PiperSource: Sendable {
  /// The largest model: those of quality "high" have 114 MB.
  static let modelLimit = 256 << 20

  /// The voice's name, which its prepared files have.
  let name: String
  /// The name that people see.
  let title: String
  /// The model's file.
  let model: URL
  /// The bytes of the settings' file.
  let settings: Data
  /// The sex of the voice; `nil` if nothing tells it.
  let sex: Voice.Sex?

  /// Finds a voice's files in a folder.
  ///
  /// - Parameters:
  ///   - file: The name of the model's file without its ending.
  ///   - folder: The folder.
  ///   - name: The voice's name.
  ///   - sex: The sex of the voice.
  /// - Throws: `VoiceInstallError.notInFolder`; `SpeechError.unusableModel` for a file that is too
  ///   long.
  init(_ file: String, in folder: URL, as name: String, sex: Voice.Sex? = nil) throws {
    model = folder.appending(path: "\(file).onnx")
    self.name = name
    self.sex = sex
    title = Self.title(of: file)
    let settingsFile = folder.appending(path: "\(file).onnx.json")
    guard let size = Self.size(of: model) else {
      throw VoiceInstallError.notInFolder(file: model.lastPathComponent, folder: folder.path)
    }
    guard let settingsSize = Self.size(of: settingsFile) else {
      throw VoiceInstallError.notInFolder(
        file: settingsFile.lastPathComponent, folder: folder.path)
    }
    guard size <= Self.modelLimit, settingsSize <= PiperSettings.byteLimit else {
      throw SpeechError.unusableModel("the files of the voice \(name) are too long")
    }
    settings = try Data(contentsOf: settingsFile)
  }

  /// The size of a file; `nil` if there is none.
  private static func size(of file: URL) -> Int? {
    // A file without a readable size can't be read either.
    let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
    return values?.isRegularFile == true ? values?.fileSize : nil
  }

  /// A name for people: "Lessac" for `en_US-lessac-medium`, else the file's.
  static func title(of file: String) -> String {
    let parts = file.split(separator: "-")
    let name = parts.count == 3 ? String(parts[1]) : file
    return (name.first?.uppercased() ?? "") + name.dropFirst()
  }
}
