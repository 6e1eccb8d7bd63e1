public import Foundation
import MobiFiles
public import Sandbox
import ZipArchive

/// The work of the process that reads a Kindle file: puts the files together that the book was made from, and
/// writes them as an EPUB, or a plain text as it is.
public enum MobiUnpacker {
  /// Room for a book of 300 MB, its parts and the archive made of them; the program's own libraries take a tenth.
  public static let limits = SandboxLimits(
    memoryByteCount: 2 << 30, processorSeconds: 60, outputByteCount: 1 << 30)

  /// Reads a Kindle file and writes what it holds.
  ///
  /// - Parameters:
  ///   - input: The file, open for reading.
  ///   - output: Where the result goes: an EPUB, else the bytes of a plain text.
  ///   - isStored: Whether the result is an archive of `StoredPages` instead.
  /// - Throws: ``UnpackingFailure``, whose sentence is for the process that started this one; `SandboxError`.
  public static func run(input: FileHandle, output: FileHandle, isStored: Bool = false) throws {
    try Sandbox.enter(limits)
    do {
      let file = try MobiFile(descriptor: input.fileDescriptor)
      let data = try isStored ? Data(StoredPages(file).archive()) : result(of: file.content())
      try output.write(contentsOf: data)
    } catch let error as MobiError {
      throw UnpackingFailure(error)
    } catch let error as ZipError {
      throw UnpackingFailure.damaged(reason: error.message)
    }
  }

  static func result(of content: MobiContent) throws -> Data {
    if let text = PalmText(content) { return Data(text.bytes) }
    return Data(try MobiPackage(content).archive())
  }
}

/// Why a Kindle file was not unpacked, in a form that goes from process to process as one line.
public enum UnpackingFailure: Error, Hashable, Sendable {
  /// The file is damaged.
  case damaged(reason: String)
  /// The text is encrypted.
  case protected
  /// What the file holds is of another kind; named for people.
  case unsupported(name: String)
  /// The file needs more memory than it may.
  case limit

  init(_ error: MobiError) {
    self =
      switch error {
      case .damaged(let reason): .damaged(reason: reason)
      case .protected: .protected
      case .unsupported(let name): .unsupported(name: name)
      case .outOfMemory: .limit
      }
  }

  /// Reads the line.
  ///
  /// - Parameter line: What a process said on standard error.
  public init(line: String) {
    let parts = line.split(separator: "\t", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    switch (parts.first, parts.count) {
    case ("protected", _): self = .protected
    case ("limit", _): self = .limit
    case ("unsupported", 2): self = .unsupported(name: parts[1])
    case ("damaged", 2): self = .damaged(reason: parts[1])
    default: self = .damaged(reason: "its parts can't be put together")
    }
  }

  /// The line that ``init(line:)`` reads.
  public var line: String {
    switch self {
    case .damaged(let reason): "damaged\t\(reason)"
    case .protected: "protected"
    case .unsupported(let name): "unsupported\t\(name)"
    case .limit: "limit"
    }
  }
}
