/// Why ONNX Runtime could not be loaded or did not do what was asked.
public enum OnnxError: Error, Hashable, Sendable {
  /// There is no usable library at the path; the reason is the loader's.
  case library(path: String, reason: String)
  /// The library is of a version that this program was not built for.
  case version(found: String, needed: String, path: String)
  /// A call failed, in the library's own words.
  case call(message: String)
  /// A tensor has another element type or size than was asked for.
  case tensor(message: String)
}

extension OnnxError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .library(let path, let reason):
      "ONNX Runtime could not be loaded from \(path): \(reason)"
    case .version(let found, let needed, let path):
      "ONNX Runtime \(found) at \(path) cannot be used, version \(needed) is needed"
    case .call(let message):
      "ONNX Runtime: \(message)"
    case .tensor(let message):
      "ONNX Runtime tensor: \(message)"
    }
  }
}
