import Foundation

/// The identity of this build of the program.
enum ProgramBuild {
  /// Names this build.
  ///
  /// - Parameter version: The program's version, which stays the same while it is worked on.
  /// - Returns: A short text of letters, digits, dots and hyphens.
  static func identity(version: String) -> String {
    let file = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let facts = try? file?.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    let changed = Int(facts?.contentModificationDate?.timeIntervalSince1970 ?? 0)
    let safe = version.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    return "\(safe)-\(String(facts?.fileSize ?? 0, radix: 36))-\(String(changed, radix: 36))"
  }
}
