public import AudioEngine
import Storage

/// The library's cache keeps what live readings speak.
extension AudioCache: SpeechStore {}
