public import Foundation
import Publishing
import ReadAloud
import Synthesizer

/// Makes the program's resources from the files that set-up has fetched.
///
/// A resource that is up to date is kept; a new one replaces the older one in one step.
public struct ResourcePreparation: Sendable {
  /// ONNX Runtime in its wheel; the name of the library ends in its release.
  private static let onnxRuntime = ("onnxruntime/onnxruntime/capi", "libonnxruntime.so.")
  /// PDFium in its wheel.
  private static let pdfium = ("pypdfium2/pypdfium2_raw", "libpdfium.so")

  private let wheels: URL
  private let guide: URL
  private let web: URL?
  private let result: ResourceFolder

  /// Describes a preparation.
  ///
  /// - Parameters:
  ///   - wheels: Wheels unpacked as data, a folder each.
  ///   - guide: The guide's chapters in Markdown.
  ///   - web: The page's files; `nil` for no page.
  ///   - result: The folder of the results.
  public init(wheels: URL, guide: URL, web: URL? = nil, result: ResourceFolder) {
    self.wheels = wheels
    self.guide = guide
    self.web = web
    self.result = result
  }

  /// Makes resources that are missing or older than their sources.
  ///
  /// - Parameter report: Takes a sentence about each step.
  /// - Throws: `SpeechError.unusableModel` and the like, which say what to run.
  public func run(report: @Sendable (String) -> Void) async throws {
    try FileManager.default.createDirectory(at: result.url, withIntermediateDirectories: true)
    try install(Self.onnxRuntime, as: result.onnxRuntime)
    try install(Self.pdfium, as: result.pdfium)
    for kind in VoiceEngines.kinds {
      let made = try await kind.prepare(
        from: wheels, into: result.engine(kind.name), library: result.onnxRuntime)
      if let made { report(made) }
    }
    try SpeechLanguage.prepare(from: wheels, into: result.url, report: report)
    try FileManager.default.createDirectory(
      at: result.guide.deletingLastPathComponent(), withIntermediateDirectories: true)
    try GuideBook.write(from: guide, to: result.guide)
    if let web { try WebPreparation(from: web, into: result.preparedWeb).run() }
  }

  /// Copies a library to a place where an installed program finds it, too.
  private func install(_ library: (folder: String, name: String), as target: URL) throws {
    let folder = wheels.appending(path: library.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard let name = names.first(where: { $0.hasPrefix(library.name) }) else {
      throw ResourceFolder.Failure.missing(searched: [folder.path])
    }
    let source = folder.appending(path: name)
    if FileManager.default.contentsEqual(atPath: source.path, andPath: target.path) {
      return
    }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contentsOf: source, options: .mappedIfSafe).write(to: target, options: .atomic)
  }
}
