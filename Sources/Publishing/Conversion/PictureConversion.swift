import Foundation
import PictureConverting
import Sandbox

/// Turns the pictures of a book into those that every e-reader shows, each in a process of its own.
struct PictureConversion {
  /// Longer than the process may compute; the machine may be busy.
  private static let seconds = 60

  /// The quality of JPEG, 1...100.
  let quality: Int

  /// A picture for the publication.
  ///
  /// - Parameter bytes: The picture as the book has it.
  /// - Returns: The picture, converted where that is needed; `nil` where it can't be shown.
  /// - Throws: `CancellationError`; ``PublishingError`` when there is no room for a temporary file.
  func picture(_ bytes: [UInt8]) async throws -> (bytes: [UInt8], type: PictureType)? {
    if let type = PictureType(bytes) { return (bytes, type) }
    guard PictureConverter.converts(bytes), let converted = try await converted(bytes),
      let type = PictureType(converted)
    else { return nil }
    return (converted, type)
  }

  private func converted(_ bytes: [UInt8]) async throws -> [UInt8]? {
    do {
      let (input, output) = (try UnnamedFile(), try UnnamedFile())
      try input.handle.write(contentsOf: Data(bytes))
      try input.handle.seek(toOffset: 0)
      let outcome = try await SandboxedProgram().run(
        ["convert-picture", "\(quality)"], input: input.handle, output: output.handle,
        seconds: Self.seconds)
      guard case .exited(0, _) = outcome else { return nil }
      try output.handle.seek(toOffset: 0)
      return try output.handle.readToEnd().map { [UInt8]($0) }
    } catch let error as SandboxError {
      throw PublishingError.unwritable(error.description)
    }
  }
}
