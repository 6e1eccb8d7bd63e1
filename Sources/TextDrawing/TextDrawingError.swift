/// Why nothing can be drawn.
public enum TextDrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A library refuses to work.
  case library(name: String)

  /// A sentence for people.
  public var description: String {
    switch self {
    case .library(let name): "\(name) can't be used; is there enough memory?"
    }
  }
}
