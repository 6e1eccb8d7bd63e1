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
    var picture = bytes
    // A drawing that can't be drawn here stays as it is, if nothing is against it.
    if let drawn = try await drawn(bytes) { picture = drawn }
    if let converted = try await converted(picture) { picture = converted }
    guard let type = PictureType(picture), type.hasHeader(picture) else { return nil }
    return (picture, type)
  }

  /// A drawing as PNG.
  private func drawn(_ bytes: [UInt8]) async throws -> [UInt8]? {
    guard canDraw, Self.mayBeDrawing(bytes),
      let order = DrawingProgram.order(bytes, settings)
    else { return nil }
    return try await answer(of: order.arguments, to: order.input)
  }

  /// Whether bytes are text with markup: no parser is needed for all others.
  private static func mayBeDrawing(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(4096).contains(UInt8(ascii: "<")) && PictureType(bytes) ?? .svg == .svg
  }

  /// A picture in WebP or AVIF as JPEG or PNG, and any of them in the size and the colours that are asked for.
  private func converted(_ bytes: [UInt8]) async throws -> [UInt8]? {
    guard PictureConverter.converts(bytes, settings) else { return nil }
    return try await answer(of: ["convert-picture"] + settings.arguments, to: bytes)
  }

  /// What a process makes of a file; `nil` if it fails, or makes nothing.
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
      guard let made = try output.handle.readToEnd(), !made.isEmpty else { return nil }
      return [UInt8](made)
    } catch let error as SandboxError {
      throw PublishingError.unwritable(error.description)
    }
  }
}
