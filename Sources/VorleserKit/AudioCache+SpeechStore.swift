public import AudioEngine
public import Storage

/// The library's cache keeps what live readings speak.
extension AudioCache: SpeechStore {}
