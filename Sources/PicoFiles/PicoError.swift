/// Why SVOX Pico does not speak.
public enum PicoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The library can't be loaded, or is another one.
  case library(reason: String)
  /// A file of the voice is missing or damaged, or does not fit the other.
  case resource(name: String, reason: String)
  /// The library failed on this text.
  case text(reason: String)

  /// One clause for people.
  public var description: String {
    switch self {
    case .library(let reason): "the library of Pico can't be loaded (\(reason))"
    case .resource(let name, let reason): "the file '\(name)' can't be used (\(reason))"
    case .text(let reason): "the text can't be spoken (\(reason))"
    }
  }
}
