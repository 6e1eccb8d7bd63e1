import Foundation

/// A dictionary of two words, packed as such are: a folder with `.ifo`, `.idx.gz` and `.dict.dz`.
public enum PackedDictionary {
  /// `tar --format=ustar -c deu-eng | xz -9e`.
  public static let xz = bytes(
    """
    /Td6WFoAAATm1rRGAgAhARwAAAAQz1jM4Cf/AThdADIZSw0AkvGwR89nzILXPjRmUQQhuEZzsnnyGyu2+c7nwM3g
    43fZXf0x5xwm6kbHaN5wiG3n5bLgsg1FSzeHU5UiLC8xzoaxPtd7eEgXPyxYxZ380zFXlFmD58IHzNPM/DPYtiiH
    jeh88AeV9lx/8f8jc98jaC3s7t5C7Zdkwq7nktv1XAvhfm+WlfvAuhH688S6yBQUQWPTK+frWvBBOc5gptk/G56n
    BRCiQC1aBQ1GM5kjkOspCosaQHPf3MttlCJsH+r07gUbftptPegbnPohdKOeWFUzliE61ps2cF6KZPfwHHiemdql
    49ONOLlOyMmVj7RtHc65z3HfZpIDlyheRe1MLIKqQFu9+54I7shUTVdITEzdAxdOSy4JhYyEpg2gKGyUvOK8raWx
    4eLAKTzsIVwWTo+wgACodmv/Hh8ifAAB1AKAUAAAD0HfsbHEZ/sCAAAAAARZWg==
    """)

  /// The same tar by `bzip2 -9`.
  public static let bzip2 = bytes(
    """
    QlpoOTFBWSZTWQmN82kAAQ////7cAIbAr/+mBr9IQH/v//BASAAEBBBIIABnBFBMAAQJMAEYWg0qeo0HqeimmTR6
    mT1MmJptQwTBqYIxBpoMZMRpPQRFBptIyBpoDTQ0AABpoBoDQANAACSmohPJHqM1NANqGgAADQZqbUAyBoAAUDDD
    qLOK8pIA/QpRsgWBREgVeSSB0wQhlp9gKjVongcEKAzXIAm9MIuTwDEHAdpy/dMoy2qV5F3/GZdHwt5Vw94fbj7O
    5KSPctw3WFGG0qzAls0wYBKa1a6JwWQcCItPOsEIbrrEo/PZr95nVFO1lXjoJoGlipxlAGYJgFZvcVnqkwxazdkH
    HLw+q6RBNexIIIhff4S8nETSN3qM8IA+WR1xqwxCP1sMELPELwdZch8gAAOzS9w2cIZNAFGjutwY7VmiSbqADVMQ
    EjtuLOsHQQimDMsx+QyYByVlAOJAD9jugRxMHhAVURW2DorEHXjbw808HoD78QcOHszCIEW3iLuSKcKEgExvm0g=
    """)

  /// A megabyte of zeros by `xz -9e`, in 284 bytes; streams in a row are one content.
  public static let megabyteOfZeros = bytes(
    """
    /Td6WFoAAATm1rRGAgAhARwAAAAQz1jM7///ANldAABv/f//o7f/Rz5IFXI5YVG4kijmo4YH+e7kHoLTL8U6PAFL
    sX7JiopNL6MN2X+m44wjEVPgWRjFdYrid/i2lH8MasDedElk4ulcU7IE2PdEDKtfDW1G6eXDdoi3llestk3haR1v
    +0uIEGxCy4g/XACP0E6vJiiUcR89jyThcJ6nI1/sKMuF0ZWYin4qkfIndfcZwAaYTZj92K/VkA/EJVP49ZE2MQWl
    sO5vwXBNRwzRkRGqrWAdus6xJxhcWYbpZlJYvul2rFnk5VsFCPnH2q38+1Iq9+SVJQAAAAAAwva6PqJwa2AAAfUB
    gIBAAHmXf0exxGf7AgAAAAAEWVo=
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
