import Foundation

/// Small pictures of kinds that are seldom met, made by Pillow 12 and by a few lines of Python for tests.
package enum RarePictures {
  private static func bytes(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }

  /// 20 by 17 pixels in 16 colours.
  package static let plainGIF = bytes(
    """
      R0lGODdhFAARAIMAAMbh3ca8y4TSrzDhhTC8dMaPtoSPkEiPbRKPTcZLl4RLcMYPe4QPVDBaRjA1NTAPIywAAAAAFAARAAAI\
      ngAfCBwokIHBgwwWKFRIkCBCgwsXNnzgwMHDhBEXVNy48aCCjwsTiOTI8aPJjyJTbmzAkuVJlClFtpzZ4KWCmCIR0Gxw4MBJ\
      AzgLIBiqs2dPA0iTFli6lCgCo0eTGmDK1CnUA1KnUhU6lAABqFmZBhjb1atZpALSChjLNoDZtwTUqm071uyAu3flph0LoC8A\
      vIAH6BXg129gvIML9w0IADs=
    """)

  /// The same, its rows in four passes.
  package static let interlacedGIF = bytes(
    """
      R0lGODdhFAARAIMAAMbh3ca8y4TSrzDhhTC8dMaPtoSPkEiPbRKPTcZLl4RLcMYPe4QPVDBaRjA1NTAPIywAAAAAFAARAEAI\
      nQAfCBwokIHBgwwWKFSIoCGCBgciHjBAsWKBixcHaNyoUYDHjwBCinRAsiRJBShTKkjAkmVDAjBjUvwoIIDNmwQFkkRocOHC\
      BkCDAlWJsmVLhwgkRqxIESPGmBwH0PRoUySAnAN5JvS5wKTJgykXtiwptAHRlUYTPCwbUaWBtAWQKp3I1OlFhzCVMjWA8WbM\
      vwSm1rxpM+pGwVZDBgQAOw==
    """)

  /// The same as the first of two frames.
  package static let movingGIF = bytes(
    """
      R0lGODlhFAARAIMAAMbh3ca8y4TSrzDhhTC8dMaPtoSPkEiPbRKPTcZLl4RLcMYPe4QPVDBaRjA1NTAPIyH/C05FVFNDQVBF\
      Mi4wAwEAAAAh+QQACgAAACwAAAAAFAARAAAIngAfCBwokIHBgwwWKFRIkCBCgwsXNnzgwMHDhBEXVNy48aCCjwsTiOTI8aPJ\
      jyJTbmzAkuVJlClFtpzZ4KWCmCIR0Gxw4MBJAzgLIBiqs2dPA0iTFli6lCgCo0eTGmDK1CnUA1KnUhU6lAABqFmZBhjb1atZ\
      pALSChjLNoDZtwTUqm071uyAu3flph0LoC8AvIAH6BXg129gvIML9w0IACH5BAEKABAALAAAAAAUABEAg8bh3ca8y4TSrzDh\
      hTC8dMaPtoSPkEiPbRKPTcZLl4RLcMYPe4QPVDBaRjA1NTAPIwicAAEIHCigoMEBCBMiHEjQYEGFChkGCODwoUICGCdqpFgR\
      o0ePGyc6NGDgI0YECDQWWEmy5YGXB06iXEmzQEuSMF+inFnT5s2cB3Yi6HkTAoScDYQWSMCUqQEFUBW8bEC1KoKmTaNGrcq1\
      AVamWqF2dUD2a1ioZNOmbbqgbVQGcNWqbUt3Ady7DMg+2Mu3blu8cPkKfuAXcODBewMCADs=
    """)

  /// The same, and one colour, that of the first three pixels, lets the ground shine through.
  package static let clearGIF = bytes(
    """
      R0lGODlhFAARAIMAAMbh3ca8y4TSrzDhhTC8dMaPtoSPkEiPbRKPTcZLl4RLcMYPe4QPVDBaRjA1NTAPIyH5BAEAAAUALAAA\
      AAAUABEAAAifAAsIfECQIIODCBksWLiwoMMHCQ8yZPjwgQMHERVOXHCxY0eECkIyTEDSo8eQKEOSXNmxgUuXKVWuJPmyZoOY\
      CmaSRGCzwYEDKQ3oLICgKM+fPw0oXSqwqVEESJMuNdDUqdGoB6ZSrUq0KAECUbU2DUDW69ezSgWoFUC2bYCzcAmsXeuW7NkB\
      ePHOVUsWgF8AeQMP2Cvg71/BeQkb9hsQADs=
    """)

  /// 13 by 11 pixels, 8 bits a colour.
  package static let coloursPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAALCAIAAAAr0JA2AAABQElEQVR42gXBEdMFIRQA0MuPm8keR8Fy2nLchJeT5HLYxMul\
      y0H0OGvm4zjuJ3znAAAw+AhgCr4GBMJFoDLcBUwDOwAX+AMEwD+MM8G/igvDL+SK+J25Kdw2joP7xenwCCAZk18hhZKXkQrl\
      TdJkaYvEJv2QtGQ8MgPoL9NC6EtpZfSN2pC2WWPRvmkaOi6dj34AnGDuEk4pdxtn0FlymJ0vjpqLw+XlnuMKQLhYUCLcKhgT\
      LAak4HOgEmILeYRnhXLCC5AUS7dIRiVrEmLylCinWFJu6RmprPSe1ADqzaoR1aqKpnqsRDXmmkt9Wi2jvqu2U38A3bBuRUfV\
      vemEPVLPuT+ll9bf0dvqv9MHwLRsopheTTIz4sw0nzxLmW+bbczfmuPMP4CNbHuxSe1odsb90C55v2W3tn9jj7X/zl7/HyjA\
      uGgLlmUAAAAASUVORK5CYII=
    """)

  /// 13 by 11 pixels, 8 bits a colour, interlaced.
  package static let interlacedColoursPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAALCAIAAAFc16CgAAABSUlEQVR42hXKEbM2IRgG4JsPN5O9HAXLacvxThgnycOLTbxc\
      uhxEL2fNHI7jfsL5PrvgAoAMAzST23+IDYJptFsHrDDWZEvbZggwgupwEFaRdd0miOaopd4qIJmQwkhF0mTpuqQtExCViMZE\
      R5FyTD3mHf/d5cQisxKtnFftq+81wfCj8HE4Es6Ka8KDyY+Sh5NnkleVfsobzB7Kns5eyfpq72kfsHiqeLnoU7xrfGZ8wdql\
      mnftTu2p7Z3tC7a8WrdbT1pvXd+5fgH+wzgT/KO4MPxwXBE/EzeZX5W7zv3ktPkN6A/TQuhDaWX06bQhfSXtsvZVU9f31Gnr\
      BwgHC0qEUwVjwuWCo+BToBzuGlIPzwx5hxcoJytGlEsVZ4p3hajcqaRcnlpyL+8sdZcvMC42nBheDTLjdiPReNLIebx11D6+\
      c/Q9fv8AkiXAuBiA5JYAAAAASUVORK5CYII=
    """)

  /// One pixel.
  package static let onePixelPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNgYGAAAAAEAAHI6uv5AAAAAElFTkSuQmCC
    """)

  /// One pixel, interlaced.
  package static let interlacedOnePixelPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAAHncGNIAAAADElEQVR42mNgYGAAAAAEAAHI6uv5AAAAAElFTkSuQmCC
    """)

  /// 3 by 2 pixels.
  package static let sixPixelsPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAGklEQVR42mNgYGAQYeDSABIM4lwi4iIa4nIAB8EBGFUTgKoA\
      AAAASUVORK5CYII=
    """)

  /// 3 by 2 pixels, interlaced.
  package static let interlacedSixPixelsPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAFlEcHbAAAAG0lEQVR42mNgAAINBhEg5GJgEOcSERfREJcDAAhZARjWpcJH\
      AAAAAElFTkSuQmCC
    """)

  /// 13 by 11 pixels, 16 bits a colour.
  package static let deepColoursPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAALEAIAAAB7QEx1AAACS0lEQVR42h3SkfM1IRSA4fhyM9lyFCynLcdNeDhJDodNvFy6\
      HESXs2Z+HMf9Cd/e76EDzTvNKUL+o5SQz4fz3yQlIcehNSGcAxBynoiESJkSIdeVMyFa10qIMb0TAjAnIc7tTcjvHGHs86GU\
      MUo5Z+w4pGSMc60ZO08AxqREZOy6UmJM65wZM6ZWxgB6Z8y5ORlD3JuxEN6cEPQlxHFwLgTnUgpxnloLISWAENeFKITWKQlh\
      TM5CANQqhHO9C4E4pxAh7C3E7/5EqeOgVCn+Uuo8pVRKSq2Vui4ApbRGVMqYlJQCyFkp52pVCrF3pUKYU6mU9lbqvt+ctZxT\
      au15cm6tfFl7XVpbqzWAtcYgWguQkrXO5WwtYq3WhtC7tSnNae19723tb6/E+/Ok1HspOff+uqT0Xr+8NwbAewBE751LyXvE\
      nL0PoVbvU+rd+/ue0/uc9/b+ed5cjFJSGuN1cR6j1lLGaIzWMcIrRucQY0RMKcYQco4xpVpjvO/eY8x5zhifZ+8Yf+9NSrku\
      SkvRmvNSjJGyFACtS3EOoBR8lRJCSqWklHMp911rKTn3XsrzzFlKrXuX8v2+uda0prQ1YzhvDUDK1pzTujVEgNZCQGwtvVq7\
      75xby7nW1p6n99ZqnbO173fv1n7/kIxhDKVjAHA+hnNSjoGo9RghAIyREuIY953SGPk1xvPUOkatvY/x/c45Ru97j/H39+bW\
      AqB0Lec4XwtRyrVC0HqtlADWum/EtXJOaa3nyXmt+lrr++19rd7nXOvvb++15vwHoYuBfopLt3wAAAAASUVORK5CYII=
    """)

  /// 13 by 11 pixels, 16 bits a colour, interlaced.
  package static let interlacedDeepColoursPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAALEAIAAAEMR3zjAAACLUlEQVR42h2SIa/EIBCE0aeb4E6jENVYqtENEl2DQVcSdDXY\
      0wjUaRzJ6Wp0f8LbeasKHRbmm2Xsv3JmzBj6aM2YnFujDayFeB7GQqBFayE8T2u9k8xaIYyxFmJr8cNaOiIEY8tCcqYUdM7R\
      lrVKhWCtc71bmxJtteZcCK2l1HtrtVJHKZdFCCnRV0qckBLdpcQ5KXGHlHSasRiVEiJGQxUjOsUYQs4xol+MOT9PjP9d53RO\
      iDlDMGbOlEKYM1PNWWvvc/b+PHPeN72asddLKcbeb3o1W1dctW3osu8kYMdBIinfb6WkXFfnpNy2lKTc91qlPI77lvI8SWTt\
      uipl7bY5Z+2+p2TtcdRq7Xnet7XXRaIYt02pGPfduRiPI6UYz7PWGK/rvmP8fEjU2r4r1dpxONfaeabU2nXV2trnc9+tfb8k\
      mvM4lJrzPJ2b87pSmvPzqXXO7/e+5/z9CATnr9eycA7InMME50DNOaxwDuCcwxDnwM45bHEO+JzDHOeIgHOyyJjW7/eyaC2o\
      tIZdrZUyRmuY1tqYELSGda2dy1lrANA6hN61BgatU3oerQkGY96v67J4j1y9Bxjvka73wOM9MvYekLxH0t4DlffI23sA8x6p\
      e0/YGCtl25alFGOEKAUIS3HOmFIAspRAVQpwlpJSzqUAaik5914K0JZS6/OUQoAZG2Pfl2UMjNIYgD0GBmoMIB8DYzUGwI+B\
      4RoD+MfAiI2BEMbAoI3x+/0BkAaBfoGFYCcAAAAASUVORK5CYII=
    """)

  /// 13 by 11 pixels in black and white.
  package static let blackAndWhitePNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAALAQAAAACMyTrMAAAAG0lEQVR42mOQKWBQmcAQGsDgqcBQeIABCFBFAGylBv/aFS3f\
      AAAAAElFTkSuQmCC
    """)

  /// 13 by 11 pixels in black and white, interlaced.
  package static let interlacedBlackAndWhitePNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAALAQAAAAH7zgpaAAAAJ0lEQVR42mNgAIIGIFYAQhDNwKDC4MGQw/CH4QaUVJnA4KkA\
      lgAxAKwqCGcSotoHAAAAAElFTkSuQmCC
    """)

  /// 13 by 11 pixels in 16 greys.
  package static let greysPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAALBAAAAABEKbW8AAAAQ0lEQVR42mNgVHZN71x9gEHIJKxi1p4LDGDu2QcMYO69Dwxg\
      7nsGBghXgAHMZVRgAHOFDBjAXGUHBjDXJIABzHVNAACfhCcHLugHMQAAAABJRU5ErkJggg==
    """)

  /// 13 by 11 pixels in 16 greys, interlaced.
  package static let interlacedGreysPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAALBAAAAAEzLoUqAAAAXklEQVR42mPgYGhg8GE4wuBxgEFtAUPWA4Z1CgwqGWseMACx\
      AsOaByoJDMLhsxlMK/cyhM++z1C59yPD7PvCDHs/mjIImYRVzNpzgQFM3fvAAKEEGMCUkAEDmDIJAAAGriiNXmkwAAAAAABJ\
      RU5ErkJggg==
    """)

  /// 13 by 11 pixels in four colours, one half clear.
  package static let fourColoursPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAALAgMAAADZ3O/yAAAADFBMVEX/AAAA/wAAAP8JCQlccX6GAAAAAXRSTlOArV5bRgAA\
      ABVJREFUeNpjkJaWZmDYuHFjAwMpLACY0g7GlRy4mQAAAABJRU5ErkJggg==
    """)

  /// 13 by 11 pixels in four colours, one half clear, interlaced.
  package static let interlacedFourColoursPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAALAgMAAAGu299kAAAADFBMVEX/AAAA/wAAAP8JCQlccX6GAAAAAXRSTlOArV5bRgAA\
      ABtJREFUeNpjYICDFWCopABF5QXoaOPGjQ3YCADr1xUIZHFEogAAAABJRU5ErkJggg==
    """)

  /// 3 by 2 pixels, the first of two frames that of `sixPixelsPNG`.
  package static let movingPNG = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACGFjVEwAAAACAAAAAPONk3AAAAAaZmNUTAAAAAAAAAADAAAA\
      AgAAAAAAAAAAAAEACgAAP7ZcWAAAABpJREFUeNpjYGBgEGHg0gASDOJcIuIiGuJyAAfBARhVE4CqAAAAGmZjVEwAAAABAAAA\
      AwAAAAIAAAAAAAAAAAABAAoAAKTFtowAAAASZmRBVAAAAAJ4nGNghAEGOAsAAMgAEyqoUB0AAAAASUVORK5CYII=
    """)

  /// 16 by 16 pixels of the colour 200, 80, 40 in the inks of a printer, as Adobe counts them.
  package static let inksJPEG = bytes(
    """
      /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
      AQEBAQEBAQEBAQEBAQEB/8AAFAgAEAAQBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//E\
      ALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2\
      Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrC\
      w8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwD+kCvx/r+T+v7+KKKKKKKKKKKK\
      K//Z
    """)

  /// The same bytes without the note of Adobe: the inks of another colour.
  package static let plainInksJPEG = bytes(
    """
      /9j/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/\
      wAAUCAAQABAEQxEATREAWREASxEA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQA\
      AAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW\
      V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ\
      2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oADgRDAE0AWQBLAAA/AP6QK/H+v5P6/v4oooooooooooor/9k=
    """)
}
