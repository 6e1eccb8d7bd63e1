public import Foundation
import Sandbox

/// PDFs that Debian's qpdf has encrypted.
public enum EncryptedPDF {
  /// Its ways: the oldest, and those of PDF 1.4, 1.6 and 2.0.
  public enum Method: String, Sendable, CaseIterable {
    case rc4Of40 = "40"
    case rc4Of128 = "128 --use-aes=n"
    case aesOf128 = "128 --use-aes=y"
    case aesOf256 = "256"
  }

  private static let program = URL(filePath: "/usr/bin/qpdf")

  /// Whether it is installed.
  public static let isPossible = FileManager.default.isExecutableFile(atPath: program.path)

  /// Makes a file of one page.
  ///
  /// - Parameters:
  ///   - text: The line on it.
  ///   - method: How it is encrypted.
  ///   - user: The password for reading; empty for a file that opens without.
  ///   - owner: The password for changing it.
  ///   - folder: Where it is made.
  /// - Returns: The file.
  /// - Throws: When qpdf can't be run.
  public static func make(
    text: String = "Some words here", _ method: Method = .aesOf256, user: String,
    owner: String = "the owner's", in folder: TemporaryFolder
  ) async throws -> URL {
    let plain = try folder.makeFile(
      "plain-\(method)-\(user.count).pdf", FlatPDF(text: text, font: "Helvetica").bytes)
    let encrypted = folder.url.appending(path: "locked-\(method)-\(user.count).pdf")
    var arguments = ["--allow-weak-crypto", "--encrypt", user, owner]
    arguments += method.rawValue.split(separator: " ").map(String.init)
    arguments += ["--", plain.path, encrypted.path]
    let (null, process) = try start(arguments)
    await withCheckedContinuation { ended in
      Thread.detachNewThread {
        _ = process.wait()
        ended.resume()
      }
    }
    try null.close()
    return encrypted
  }

  private static func start(_ arguments: [String]) throws -> (FileHandle, ChildProcess) {
    let null = try FileHandle(forUpdating: URL(filePath: "/dev/null"))
    let process = try ChildProcess(
      program.path, arguments, environment: ProcessInfo.processInfo.environment,
      files: (null.fileDescriptor, null.fileDescriptor, STDERR_FILENO))
    return (null, process)
  }
}
