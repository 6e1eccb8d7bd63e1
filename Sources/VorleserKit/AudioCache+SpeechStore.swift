public import AudioEngine
import Storage

/// The library's cache keeps what live streams speak.
extension AudioCache: SpeechStore {}
