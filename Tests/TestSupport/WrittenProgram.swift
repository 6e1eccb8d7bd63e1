public import Foundation

/// Writes a program that a test starts in the place of an installed one.
///
/// Another process writes it: if this one did, a program that another test starts meanwhile would hold the file open for
/// writing for a moment, and the system would refuse to start it ("Text file busy").
///
/// - Parameters:
///   - script: Its text, whose first line names the interpreter.
///   - file: Where it goes.
/// - Throws: `CocoaError` if it cannot be written.
public func writeProgram(_ script: String, to file: URL) throws {
  let writer = Process()
  writer.executableURL = URL(filePath: "/bin/sh")
  writer.arguments = ["-c", #"printf %s "$1" > "$0" && chmod 755 "$0""#, file.path, script]
  try writer.run()
  writer.waitUntilExit()
  guard writer.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
}
