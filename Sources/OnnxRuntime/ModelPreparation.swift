public import Foundation

/// What is done to a model once, when it is installed.
public enum ModelPreparation {
  /// Rewrites a model's graph and saves it, so that loading it later takes half the time.
  ///
  /// - Parameters:
  ///   - model: The bytes of an ONNX file.
  ///   - file: Where the result goes; an older one is replaced at once.
  ///   - weights: The name of a file beside it for the large weights, which are mapped when the model
  ///     is loaded; `nil` leaves them in the file. It is replaced a moment before the other.
  ///   - runtime: The library that will load it: graphs are only good for the version that saved
  ///     them.
  /// - Throws: ``OnnxError`` for a damaged model; the system's error when the file can't be written.
  public static func saveOptimized(
    _ model: [UInt8], to file: URL, weights: String? = nil, runtime: Runtime
  ) throws {
    let files = FileManager.default
    let folder = file.deletingLastPathComponent()
    // The model names its weights' file, so that both get their names at once, in a folder of their own.
    let temporary = folder.appending(path: ".\(UUID().uuidString)", directoryHint: .isDirectory)
    try files.createDirectory(at: temporary, withIntermediateDirectories: false)
    defer { try? files.removeItem(at: temporary) }
    var options = Session.Options()
    options.optimizedModel = temporary.appending(path: file.lastPathComponent)
    options.optimizedWeights = weights
    _ = try Session(.bytes(model), runtime: runtime, options: options)
    for name in [weights, file.lastPathComponent].compactMap(\.self) {
      try files.replace(folder.appending(path: name), with: temporary.appending(path: name))
    }
  }

  /// Loads a model that ``saveOptimized(_:to:weights:runtime:)`` wrote.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - runtime: The library.
  ///   - threads: Threads within one operator.
  /// - Returns: The model.
  /// - Throws: ``OnnxError`` for a missing or damaged file.
  public static func load(_ file: URL, runtime: Runtime, threads: Int = 1) throws -> Session {
    var options = Session.Options()
    options.optimization = .none
    options.threads = threads
    return try Session(.file(file), runtime: runtime, options: options)
  }
}

extension FileManager {
  /// Puts a finished file in the place of another one, if there is one, at once.
  fileprivate func replace(_ file: URL, with finished: URL) throws {
    guard unsafe rename(finished.path, file.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
    }
  }
}

extension Runtime {
  /// The name of the library in a prepared folder.
  public static let fileName = "libonnxruntime.so"

  /// Puts the library of the `onnxruntime` wheel into a folder of prepared data.
  ///
  /// - Parameters:
  ///   - wheel: The unpacked wheel.
  ///   - folder: Where it goes, under ``fileName``; made where it is missing.
  /// - Returns: The library's place.
  /// - Throws: ``OnnxError/library(path:reason:)`` when the wheel has none;
  ///   ``OnnxError/version(found:needed:path:)`` for another version.
  @discardableResult
  public static func install(from wheel: URL, into folder: URL) throws -> URL {
    let files = FileManager.default
    let inner = wheel.appending(path: "onnxruntime/capi", directoryHint: .isDirectory)
    let names = (try? files.contentsOfDirectory(atPath: inner.path)) ?? []
    guard let name = names.first(where: { $0.hasPrefix(fileName) }) else {
      throw OnnxError.library(path: inner.path, reason: "the wheel holds no \(fileName)")
    }
    let source = inner.appending(path: name)
    let target = folder.appending(path: fileName)
    _ = try Runtime(library: source)
    if files.contentsEqual(atPath: source.path, andPath: target.path) { return target }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let temporary = folder.appending(path: ".\(UUID().uuidString).so")
    defer { try? files.removeItem(at: temporary) }
    try files.copyItem(at: source, to: temporary)
    try files.replace(target, with: temporary)
    return target
  }
}
