public import Foundation

/// The name of an encoding that texts can be read in.
public struct EncodingName: Hashable, Sendable, CustomStringConvertible {
  /// Every encoding, in an order in which people may look for one.
  public static let all = TextEncoding.all.map { EncodingName($0) }

  let encoding: TextEncoding

  init(_ encoding: TextEncoding) {
    self.encoding = encoding
  }

  /// The encoding of a name, however it is spelled.
  ///
  /// - Parameter name: Such as `windows-1251`, `CP1251`, `GBK` or `latin1`; `nil` comes of one that is not known.
  public init?(_ name: String) {
    guard let encoding = TextEncoding.named(name) else { return nil }
    self.encoding = encoding
  }

  /// The name in the IANA registry, in lowercase.
  public var description: String { encoding.name }
}

/// An encoding that a text may be in.
public struct EncodingCandidate: Hashable, Sendable {
  /// The encoding.
  public var name: EncodingName
  /// The estimated chance that it is the right one, 0...1.
  public var confidence: Double
  /// Some words of the text as they are in this encoding.
  public var sample: String
}

/// A parser whose format does not say what its files are encoded in.
package protocol EncodedFormatParser: FormatParser {
  /// The encodings that a file may be in, the likeliest first.
  ///
  /// - Parameter file: The file.
  /// - Returns: Those that are worth a try; each reads the file in its own way.
  /// - Throws: ``BookOpenError``.
  static func candidates(of file: URL) throws -> [EncodingCandidate]
}

extension BookParser {
  /// The encodings that a file may be in, the likeliest first.
  ///
  /// - Parameters:
  ///   - file: The file, which stays untouched.
  ///   - formats: The formats that it may be of.
  /// - Returns: Those that are worth a try; `nil` for a format that says its encoding itself.
  /// - Throws: ``BookOpenError``.
  @concurrent
  public static func encodings(
    of file: URL, formats: BookFormatTable = .standard
  ) async throws -> [EncodingCandidate]? {
    let parser = try parser(of: file, formats)
    return try (parser as? any (EncodedFormatParser & SendableMetatype).Type)?.candidates(of: file)
  }
}
