import Archives
public import Foundation
public import Sandbox

/// The work of the process that reads an archive of another kind than ZIP: writes its files as a ZIP archive without
/// compression.
public enum ArchiveUnpacker {
  /// Room for the dictionary of the strongest settings of 7-Zip and xz (1.5 GB), and for some thousand books.
  public static let limits = SandboxLimits(
    memoryByteCount: 2 << 30, processorSeconds: 300, outputByteCount: 4 << 30)

  /// Reads an archive and writes what it holds.
  ///
  /// - Parameters:
  ///   - input: The archive, open for reading.
  ///   - output: Where the ZIP archive goes.
  /// - Throws: ``ArchiveFailure``, whose line is for the process that started this one; `SandboxError`.
  public static func run(input: FileHandle, output: FileHandle) throws {
    ArchiveCopy.prepare()
    try Sandbox.enter(limits)
    do {
      try ArchiveCopy(input: input.fileDescriptor, output: output.fileDescriptor).run()
    } catch {
      throw ArchiveFailure(error)
    }
  }
}

/// Why an archive was not unpacked, in a form that goes from process to process as one line.
public enum ArchiveFailure: String, Error, Hashable, Sendable {
  /// It is no archive, or damaged.
  case damaged
  /// A password encrypts it.
  case encrypted
  /// It holds more than it may.
  case limit
  /// There is no room for what is in it.
  case output

  init(_ error: ArchiveError) {
    self =
      switch error {
      case .damaged: .damaged
      case .encrypted: .encrypted
      case .limit: .limit
      case .output: .output
      }
  }

  /// Reads the line.
  ///
  /// - Parameter line: What a process said on standard error.
  public init(line: String) {
    self = Self(rawValue: line.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .damaged
  }

  /// The line that ``init(line:)`` reads.
  public var line: String { rawValue }
}
