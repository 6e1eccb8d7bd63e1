import StreamCompression

extension ZipError {
  /// What failed below, in an entry of an archive.
  init(_ error: CompressionError) {
    let kind: Kind =
      switch error.kind {
      case .file: .file
      case .otherFormat, .damaged: .damaged
      case .limit: .limit
      case .unsupported: .unsupported
      }
    self.init(kind, error.message)
  }
}
