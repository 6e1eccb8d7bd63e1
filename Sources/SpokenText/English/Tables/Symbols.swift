/// Symbols and pictures in words.
enum Symbols {
  /// Symbols that are always spoken.
  static let names: [UInt16: String] = [
    0x25: "percent", 0x3D: "equals", 0xB0: "degrees", 0xB1: "plus or minus", 0xF7: "divided by",
    0x2248: "approximately", 0x2260: "is not equal to", 0x2264: "is less than or equal to",
    0x2265: "is greater than or equal to", 0x221E: "infinity", 0x221A: "the square root of",
    0x2030: "per mille", 0xB6: "paragraph", 0xA9: "copyright", 0xAE: "registered",
    0x2122: "trademark",
    0x2103: "degrees Celsius", 0x2109: "degrees Fahrenheit", 0x2116: "number", 0xB2: "squared",
    0xB3: "cubed", 0x2192: "to", 0xA2: "cents",
  ]

  /// The name of a picture: its Unicode name, or a shorter one that people use.
  static func name(of scalar: Unicode.Scalar) -> String {
    if Pictures.isRegional(scalar) { return "flag" }
    return shortNames[scalar.value] ?? scalar.properties.name?.lowercased() ?? "picture"
  }

  private static let shortNames: [UInt32: String] = [
    0x2764: "red heart", 0x1F602: "tears of joy", 0x1F923: "rolling on the floor laughing",
    0x1F600: "grinning face", 0x1F603: "smiling face", 0x1F604: "smiling face",
    0x1F60A: "smiling face",
    0x1F642: "smiling face", 0x263A: "smiling face", 0x1F60D: "heart eyes",
    0x1F618: "blowing a kiss",
    0x1F609: "winking face", 0x1F60E: "sunglasses face", 0x1F622: "crying face", 0x1F62D: "sobbing",
    0x1F621: "angry face", 0x1F914: "thinking face", 0x1F44D: "thumbs up", 0x1F44E: "thumbs down",
    0x1F44F: "clapping hands", 0x1F64F: "folded hands", 0x1F525: "fire", 0x1F389: "party popper",
    0x1F680: "rocket", 0x2728: "sparkles", 0x1F4AF: "hundred points", 0x2B50: "star",
    0x1F494: "broken heart",
    0x2705: "check mark", 0x274C: "cross mark", 0x1F4A9: "pile of poo", 0x1F480: "skull",
    0x1F499: "blue heart", 0x1F49A: "green heart", 0x1F49B: "yellow heart", 0x1F49C: "purple heart",
    0x1F937: "shrug", 0x1F926: "facepalm", 0x1F44B: "waving hand", 0x1F60B: "yummy",
  ]
}
