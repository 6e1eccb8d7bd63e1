import Foundation

extension UnfinishedUploads {
  /// Deletes uploads that wait too long, additions that are over, and folders that a crash has left without a record.
  func sweep() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where writers[name] == nil {
      // Asked before the record, which another program may put into place between the two.
      let isNew = isBeingMade(place(of: name))
      let upload = try? known(name)
      if let upload, now().timeIntervalSince(upload.updated) < lifetime(of: upload) { continue }
      // Another program makes a folder and then its record.
      if upload == nil, isNew { continue }
      delete(name)
    }
  }
}
