public import Foundation
import PDFFiles
import PictureFiles
public import Sandbox

/// The work of the process that reads a PDF: writes its words with their places, page by page, in the form of
/// ``PDFStreamReader``.
public enum PDFUnpacker {
  /// Room for a file of 1 GB, the library and the page that is being read; for the words of 10,000 full pages, which
  /// the process that asked for them has in memory while it lays them out.
  public static let limits = SandboxLimits(
    memoryByteCount: 2 << 30, processorSeconds: 60, outputByteCount: 128 << 20)
  /// A file with more pages is built to fill a disk; the longest books have some ten thousand.
  static let pageLimit = 100_000

  /// Reads a PDF and writes its text.
  ///
  /// - Parameters:
  ///   - input: The file, open for reading.
  ///   - output: Where the text goes.
  ///   - library: PDFium, which is loaded before the process is locked in.
  ///   - password: The file's password; `nil` for a file that opens without.
  /// - Throws: ``PDFFailure``, whose sentence is for the process that started this one; `SandboxError`.
  public static func run(
    input: FileHandle, output: FileHandle, library: URL, password: String? = nil
  ) throws {
    do {
      let library = try PDFLibrary(library)
      try Sandbox.enter(limits)
      let document = try PDFDocument(
        descriptor: input.fileDescriptor, library: library, password: password)
      try write(document, to: output)
    } catch let error as PDFError {
      throw PDFFailure(error)
    }
  }

  /// Room for a file of 1 GB, the library, and twice the largest picture with what it is drawn from; a page of a map takes seconds.
  static let drawingLimits = SandboxLimits(
    memoryByteCount: 2 << 30, processorSeconds: 20, outputByteCount: 128 << 20)

  /// What is drawn of a page.
  public enum Part: Hashable, Sendable {
    /// All of it.
    case whole
    /// A tile, by its column and its row.
    case tile(column: Int, row: Int)
    /// A rectangle, in points of the page as it is shown.
    case box(left: Float, top: Float, right: Float, bottom: Float)
  }

  /// Draws a page and writes it as PNG; a part that is a photograph as JPEG.
  ///
  /// - Parameters:
  ///   - page: The page's index, from 0.
  ///   - width: The width in pixels: of the page, also for a tile of it, or of the rectangle. What would be too large comes smaller.
  ///   - part: What is drawn of it.
  ///   - input: The file, open for reading.
  ///   - output: Where the picture goes.
  ///   - library: PDFium, which is loaded before the process is locked in.
  ///   - password: The file's password; `nil` for a file that opens without.
  /// - Throws: ``PDFFailure``, whose sentence is for the process that started this one; `SandboxError`.
  public static func draw(
    page: Int, width: Int, part: Part = .whole, input: FileHandle, output: FileHandle,
    library: URL, password: String? = nil
  ) throws {
    do {
      let library = try PDFLibrary(library)
      try Sandbox.enter(drawingLimits)
      let document = try PDFDocument(
        descriptor: input.fileDescriptor, library: library, password: password)
      let bytes: [UInt8]
      switch part {
      case .whole: bytes = try PNGWriter(of: document.picture(of: page, width: width)).bytes()
      case .tile(let column, let row):
        let tile = try document.tile(of: page, width: width, column: column, row: row)
        bytes = try PNGWriter(of: tile).bytes()
      case .box(let left, let top, let right, let bottom):
        let box = PDFRectangle(left: left, top: top, right: right, bottom: bottom)
        bytes = try FigureFile.bytes(of: document.picture(of: page, part: box, width: width))
      }
      try output.write(contentsOf: Data(bytes))
    } catch let error as PDFError {
      throw PDFFailure(error)
    }
  }

  /// The widths in pixels in which a page can be drawn.
  public static var drawnWidths: ClosedRange<Int> { PDFDocument.drawnWidths }
  /// The widths in pixels of pages that can be drawn in tiles.
  public static var tiledWidths: ClosedRange<Int> { PDFDocument.tiledWidths }
  /// Pixels of each side of a tile.
  public static var tileSize: Int { PDFDocument.tileSize }

  private static func write(_ document: PDFDocument, to output: FileHandle) throws {
    guard document.pageCount <= pageLimit else { throw PDFError.limit }
    var stream = PDFStreamWriter()
    for name in [PDFStreamReader.titleKey, PDFStreamReader.authorKey] {
      stream.information(name, document.information(name))
    }
    stream.information(PDFStreamReader.languageKey, document.language)
    if document.isLocked { stream.information(PDFStreamReader.lockedKey, "") }
    for entry in document.outline { stream.outline(entry) }
    for index in 0..<document.pageCount {
      stream.page(document.page(index))
      try output.write(contentsOf: stream.take())
    }
    stream.end()
    try output.write(contentsOf: stream.take())
  }
}

/// Why a PDF was not read, in a form that goes from process to process as one line.
public enum PDFFailure: Error, Hashable, Sendable {
  /// The library is missing.
  case library(reason: String)
  /// The file is damaged.
  case damaged(reason: String)
  /// It asks for a password, or for another one.
  case password
  /// A program of a seller has encrypted it.
  case protected
  /// It needs more memory or has more pages than it may.
  case limit

  init(_ error: PDFError) {
    self =
      switch error {
      case .library(let reason): .library(reason: reason)
      case .damaged(let reason): .damaged(reason: reason)
      case .password: .password
      case .protected: .protected
      case .limit: .limit
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
    case ("password", _): self = .password
    case ("protected", _): self = .protected
    case ("limit", _): self = .limit
    case ("library", 2): self = .library(reason: parts[1])
    case ("damaged", 2): self = .damaged(reason: parts[1])
    default: self = .damaged(reason: "its pages can't be read")
    }
  }

  /// The line that ``init(line:)`` reads.
  public var line: String {
    switch self {
    case .library(let reason): "library\t\(reason)"
    case .damaged(let reason): "damaged\t\(reason)"
    case .password: "password"
    case .protected: "protected"
    case .limit: "limit"
    }
  }
}

extension PNGWriter {
  /// Takes the picture of a page.
  init(of picture: PDFPicture) {
    self.init(
      width: picture.width, height: picture.height, layout: .bgrx, pixels: picture.pixels)
  }
}
