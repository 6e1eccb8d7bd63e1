public import AudioEngine
public import Storage

/// Spoken sentences are kept on disk.
extension AudioCache: SpeechStore {}
