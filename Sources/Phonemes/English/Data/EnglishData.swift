public import Foundation

/// The compiled English data in a folder: what it holds and whether it is whole.
public struct EnglishData: Sendable {
  /// Splitting exceptions and tagger, the same for all dialects.
  static let commonFile = "english.data"
  /// Sections of ``commonFile``.
  enum CommonSection: Int, CaseIterable { case exceptions, tagger }
  /// Sections of a dialect's file.
  enum DialectSection: Int, CaseIterable { case gold, silver, letters, sounds }

  static func file(of dialect: EnglishDialect) -> String { "english-\(dialect.rawValue).data" }
  static func network(of dialect: EnglishDialect) -> String { "unknown-\(dialect.rawValue).onnx" }

  /// Where the files are.
  public let folder: URL
  private let common: DataFile

  /// Opens the data.
  ///
  /// - Parameter folder: What ``EnglishDataCompiler`` made.
  /// - Throws: ``PronunciationDataError`` when it is missing, damaged or of another version.
  public init(folder: URL) throws {
    self.folder = folder
    common = try DataFile(
      folder.appending(path: Self.commonFile), sectionCount: CommonSection.allCases.count)
  }

  /// Reads all files whole and compares their checksums.
  ///
  /// - Throws: ``PronunciationDataError`` for the first file that is not what was written.
  public func verify() throws {
    try common.verify()
    for dialect in EnglishDialect.allCases {
      try self.dialect(dialect).verify()
      let network = folder.appending(path: Self.network(of: dialect))
      guard FileManager.default.fileExists(atPath: network.path) else {
        throw PronunciationDataError.missing(path: network.path)
      }
    }
  }

  var exceptions: Exceptions {
    Exceptions(table: common.table(CommonSection.exceptions.rawValue))
  }

  var tagger: TaggerTable { TaggerTable(table: common.table(CommonSection.tagger.rawValue)) }

  func dialect(_ dialect: EnglishDialect) throws -> DataFile {
    try DataFile(
      folder.appending(path: Self.file(of: dialect)),
      sectionCount: DialectSection.allCases.count)
  }
}
