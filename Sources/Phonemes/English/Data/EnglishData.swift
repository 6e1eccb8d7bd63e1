public import Foundation

/// The compiled English data in a folder.
public struct EnglishData: Sendable {
  /// The file with splitting exceptions and tagger, which all dialects share.
  static let commonFile = "english.data"
  /// The sections of ``commonFile``.
  enum CommonSection: Int, CaseIterable { case exceptions, tagger }
  /// The sections of a dialect's file.
  enum DialectSection: Int, CaseIterable { case gold, silver, letters, sounds }

  static func file(of dialect: EnglishDialect) -> String { "english-\(dialect.rawValue).data" }
  static func network(of dialect: EnglishDialect) -> String { "unknown-\(dialect.rawValue).onnx" }

  /// The folder of the files.
  public let folder: URL
  private let common: DataFile

  /// Opens the data.
  ///
  /// - Parameter folder: The folder that ``EnglishDataCompiler`` wrote.
  /// - Throws: ``PronunciationDataError`` if the data is missing, damaged or of another version.
  public init(folder: URL) throws {
    self.folder = folder
    common = try DataFile(
      folder.appending(path: Self.commonFile), sectionCount: CommonSection.allCases.count)
  }

  /// Reads all files whole and compares their checksums.
  ///
  /// - Throws: ``PronunciationDataError`` for the first damaged file.
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
