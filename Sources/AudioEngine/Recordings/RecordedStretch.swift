/// A part of a sound, and how fast it is heard.
public struct RecordedStretch: Hashable, Sendable {
  /// When it begins, in seconds from the start of the sound.
  public var begin: Double
  /// How long it is, in seconds of the sound; `nil` for all that follows.
  public var length: Double?
  /// A factor on the speed; the pitch stays.
  public var speed: Double

  /// Makes a stretch; without arguments, it is the whole sound.
  ///
  /// - Parameters:
  ///   - begin: When it begins, in seconds from the start of the sound.
  ///   - length: How long it is, in seconds of the sound; `nil` for all that follows.
  ///   - speed: A factor on the speed, 0.5...2.
  public init(begin: Double = 0, length: Double? = nil, speed: Double = 1) {
    self.begin = begin
    self.length = length
    self.speed = speed
  }
}
