public import Foundation

extension Publication {
  /// The recording of a page: what is marked while it is played.
  public struct Overlay: Sendable {
    /// A stretch of the sound with the element that is marked meanwhile.
    public struct Clip: Hashable, Sendable {
      /// The `id` of the element.
      public var identifier: String
      /// When, in the sound.
      public var milliseconds: Range<Int>
      /// What it is, by the vocabulary of EPUB, if readers skip that.
      public var type: String?
      /// The `id` of the sentence that a word belongs to.
      public var group: String?
    }

    /// The sound as MP3; the file has to stay until the book is written.
    public var sound: URL
    /// In the order of the text.
    public var clips: [Clip]

    /// How long all clips are.
    var milliseconds: Int { clips.reduce(0) { $0 + $1.milliseconds.count } }
  }
}
