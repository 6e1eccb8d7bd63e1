public import Foundation
public import Publishing
import Sandbox

/// Has an installed Chromium print a page of ours, which has no scripts and asks for no other file.
public struct PagePrinting: PagePrinter {
  /// The Chromium.
  let renderer: PageRenderer
  /// The longest time for a page: a book of 3,000 pages takes a minute of a slow machine.
  var timeLimit = Duration.seconds(300)

  /// What prints on this machine.
  ///
  /// - Returns: `nil` where ``PageRenderer/installed()`` is.
  public static func installed() -> PagePrinting? {
    PageRenderer.installed().map { PagePrinting(renderer: $0) }
  }

  /// Prints a page.
  public func print(_ page: URL, to file: URL) async throws {
    let home = try PageRenderer.makeHome()
    defer {
      // The system clears its folder for temporary files of what is left.
      try? FileManager.default.removeItem(at: home)
    }
    let arguments =
      renderer.arguments(home) + [
        "--print-to-pdf=\(file.path)", "--no-pdf-header-footer", "--generate-pdf-document-outline",
        page.absoluteString,
      ]
    let process: ChildProcess
    do {
      let (nothing, said) = (try Self.nothing(), try UnnamedFile())
      let output = said.handle.fileDescriptor
      process = try ChildProcess(
        renderer.program, arguments, environment: PageRenderer.environment(home),
        files: (nothing.fileDescriptor, output, output))
    } catch {
      throw PublishingError.unprinted
    }
    let patience = Task { [timeLimit] in
      try await Task.sleep(for: timeLimit)
      process.kill()
    }
    defer { patience.cancel() }
    let ending = await withTaskCancellationHandler {
      // It blocks while Chromium works.
      await withCheckedContinuation { done in
        Thread.detachNewThread { done.resume(returning: process.wait()) }
      }
    } onCancel: {
      process.kill()
    }
    try Task.checkCancellation()
    // Chromium ends with 0, too, when it has printed nothing.
    guard ending == .exited(0), FileManager.default.fileExists(atPath: file.path) else {
      throw PublishingError.unprinted
    }
  }

  private static func nothing() throws -> FileHandle {
    try FileHandle(forReadingFrom: URL(filePath: "/dev/null"))
  }
}
