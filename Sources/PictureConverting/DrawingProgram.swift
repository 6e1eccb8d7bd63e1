public import Foundation
import Sandbox

/// The program `rsvg-convert`, which draws SVG; it is used where it is installed.
///
/// Source: rsvg-convert(1).
public enum DrawingProgram {
  /// The package of Debian that brings the program.
  public static let package = "librsvg2-bin"
  /// The hidden command of `vorleser` that becomes the program.
  public static let command = "draw-svg"

  private static let name = "rsvg-convert"
  /// Variables that it gets: where libraries and fonts are.
  public static let variables: Set<String> = ["PATH", "LD_LIBRARY_PATH", "HOME"]
  /// Room for the largest box in some layers, as filters have them; a map takes two seconds.
  private static let limits = SandboxLimits(
    memoryByteCount: 3 << 30, processorSeconds: 20, outputByteCount: 256 << 20)

  /// A drawing as the process gets it.
  public struct Order: Hashable, Sendable {
    /// The command of `vorleser` and what stands behind it.
    public let arguments: [String]
    /// Standard input.
    public let input: [UInt8]
  }

  /// Whether the program is installed.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: Whether it lies in a folder of `PATH`.
  public static func isInstalled(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool { path(environment) != nil }

  /// What a process of its own has to do for a file; scripts and addresses of other files are gone from its input.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - settings: The box that the drawing is fitted into.
  /// - Returns: The command and its input; `nil` for what can't be drawn.
  public static func order(_ bytes: [UInt8], _ settings: PictureSettings) -> Order? {
    guard let source = DrawingSource(bytes, settings) else { return nil }
    return Order(
      arguments: [command, "\(source.size.width)", "\(source.size.height)"],
      input: Array(source.markup.utf8))
  }

  /// The work of the process: becomes the program, which reads SVG from standard input and writes PNG to standard output.
  ///
  /// - Parameters:
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - environment: The environment.
  /// - Throws: `SandboxError`; ``DrawingProgramError`` where it is not installed.
  public static func run(
    width: Int, height: Int,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Never {
    guard let path = path(environment) else { throw DrawingProgramError() }
    var variables = environment.filter { Self.variables.contains($0.key) }
    variables["LC_ALL"] = "C.UTF-8"
    try Sandbox.become(
      path,
      ["--format", "png", "--width", "\(width)", "--height", "\(height)", "--keep-aspect-ratio"],
      environment: variables, limits)
  }

  private static func path(_ environment: [String: String]) -> String? {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}

/// `rsvg-convert` is not installed.
public struct DrawingProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, for people.
  public var description: String { "rsvg-convert is not installed" }
}
