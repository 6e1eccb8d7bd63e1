import Foundation

/// A parser that reads bytes of strangers.
///
/// Each takes an input and returns, whether the input was refused or read. What an input breaks ends the process (`Promises`).
struct FuzzTarget: Sendable {
  let name: String
  let read: @Sendable ([UInt8]) async -> Void

  /// Every target; Tools/fuzz gathers the first inputs of each.
  static let all = ofMarkup + ofBooks + ofPDF + ofRules + ofDictionaries + ofSpeech + ofMedia

  /// The target that the environment names.
  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["VORLESER_FUZZ_TARGET"] ?? ""
    guard let target = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name).joined(separator: " ")
      FileHandle.standardError.write(
        Data("VORLESER_FUZZ_TARGET takes one of: \(names)\n".utf8))
      exit(64)
    }
    return target
  }()
}
