/// The variety of English that is spoken.
public enum EnglishDialect: String, Hashable, Sendable, Codable, CaseIterable {
  /// General American.
  case american = "us"
  /// Southern British.
  case british = "gb"
}
