import Foundation
import PictureConverting
import Sandbox

/// Turns the pictures of a book into those that every e-reader shows, each in a process of its own.
struct PictureConversion {
  /// Longer than the process may compute; the machine may be busy.
  private static let seconds = 60

  private let settings: PictureSettings
  private let canDraw: Bool

  init(_ settings: PictureSettings) {
    self.settings = settings
    canDraw = DrawingProgram.isInstalled()
  }

  /// A picture for the publication.
  ///
  /// - Parameter bytes: The picture as the book has it.
  /// - Returns: The picture, converted where that is needed; `nil` where it can't be shown.
  /// - Throws: `CancellationError`; ``PublishingError`` when there is no room for a temporary file.
  func picture(_ bytes: [UInt8]) async throws -> (bytes: [UInt8], type: PictureType)? {
    let type = PictureType(bytes)
    if let type, type != .svg { return (bytes, type) }
    var made = try await drawn(bytes)
    if made == nil { made = try await converted(bytes) }
    if let made, let type = PictureType(made) { return (made, type) }
    // A drawing that can't be drawn here stays as it is, if nothing is against it.
    return type.map { (bytes, $0) }
  }

  /// A drawing as PNG.
  private func drawn(_ bytes: [UInt8]) async throws -> [UInt8]? {
    guard canDraw, let order = DrawingProgram.order(bytes, settings) else { return nil }
    return try await answer(of: order.arguments, to: order.input)
  }

  /// A picture in WebP or AVIF as JPEG or PNG.
  private func converted(_ bytes: [UInt8]) async throws -> [UInt8]? {
    guard PictureConverter.converts(bytes) else { return nil }
    return try await answer(of: ["convert-picture", "\(settings.quality)"], to: bytes)
  }

  /// What a process makes of a file; `nil` if it fails.
  private func answer(of arguments: [String], to bytes: [UInt8]) async throws -> [UInt8]? {
    do {
      let (input, output) = (try UnnamedFile(), try UnnamedFile())
      try input.handle.write(contentsOf: Data(bytes))
      try input.handle.seek(toOffset: 0)
      // The program that draws lies in a folder of `PATH`.
      let outcome = try await SandboxedProgram(passing: DrawingProgram.variables).run(
        arguments, input: input.handle, output: output.handle, seconds: Self.seconds)
      guard case .exited(0, _) = outcome else { return nil }
      try output.handle.seek(toOffset: 0)
      return try output.handle.readToEnd().map { [UInt8]($0) }
    } catch let error as SandboxError {
      throw PublishingError.unwritable(error.description)
    }
  }
}
