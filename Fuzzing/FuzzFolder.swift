import Foundation

/// A folder of this process, in memory if the machine has such a place.
enum FuzzFolder {
  private static let base: URL = {
    let place = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : "/tmp"
    let folder = URL(filePath: "\(place)/vorleser-fuzz-\(getpid())", directoryHint: .isDirectory)
    atexit { try? FileManager.default.removeItem(at: FuzzFolder.base) }
    return folder
  }()

  /// Writes a file in place of the former one of its name.
  ///
  /// The process ends if that fails: nothing would be tried then.
  static func write(_ bytes: [UInt8], _ name: String) -> URL {
    let file = base.appending(path: name)
    do {
      try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    } catch {
      fatalError("\(file.path): \(error)")
    }
    return file
  }

  /// Makes an empty folder in place of the former one of its name.
  static func empty(_ name: String) -> URL {
    let folder = base.appending(path: name, directoryHint: .isDirectory)
    // There is none the first time.
    try? FileManager.default.removeItem(at: folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      fatalError("\(folder.path): \(error)")
    }
    return folder
  }
}
