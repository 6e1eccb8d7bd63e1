import Foundation

/// Small pictures, made by FFmpeg for tests: its test pattern, and half-transparent red.
public enum SamplePictures {
  private static func bytes(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }

  /// 48 by 32 pixels, with loss, opaque.
  public static let lossyWebP = bytes(
    """
      UklGRhADAABXRUJQVlA4IAQDAADwFQCdASowACAAPjEWiEKiISEYDVQAIAMEtgBOmUI4G8R/En8TfkEpH8T+3f7Z/4DFU/y2IA8T\
      n+k+pR/dP7N7gN4A9AD9GPU8/t3/I/s3wQftx7Bn6lf+2mQPL/xkyTb1zwM/wA4AH9V7wDFAO4A85DWAP4B/rvwg9mv+g+4D2O/g\
      H8l/2v88/W76C/0f/u39L/r3Eu/rcZlZ2esjc4fn/5AUYiumcZVwoh+5ElRuP/FXevcV6tIAAP7+p0fdNZjr6b88KlGJwuYT6aOo\
      D7vf6rxewK23Iad5w4zTPgHW/03a7p8X6CT2FZaVHT+5v4EX9NNzaPzumSj0AsIxqVqH//xxPXrhtpBBY2ybKBrxy3Vw2dSv6PIu\
      Y7xJnkhj7HicppdbmEJ//eUPXv9lufM/tWtGDMtrW6kA2NF3JyHX9UqyuRWu3m4ObabNP/mdK73V1brqLxY//KnjSF2K2j5kMeDT\
      dkcyc80YtlIRwg3O/GKsVBZ3/trvB/ewlns6Vnj+U1YAs/+hQn/IS3MxjWyyI74g4IG+9b5j4GOGeZ5QR/CcegJgArdV8zdNzltT\
      5sGt2tTRfG5cxZQNb3VCHnj7qZfNi/fa4nUdnlNYzdp5eHYfkprpGpbgN9Sv/2hgBSmOWfer9mfx0nAcGXSObShx2nLH11yQ1qUb\
      8rV0WTvX/peJGGsgogO89xEUh3nkt7v2PKl4Cmiam6LmJ71bod+2sgmQtlNv9u84fNBM1KP5/e7J18bIKHdm4x2a8OveyP5Lv46y\
      l6Bf/5eZw+wiXf4jmtQlj+/s0aaEF2DNyFvkfVbXpMMTFU+gYvK62K3ZFvWeuz3Gl3hiDECAxtKS29rcm/HzHb+GaVfqz5sdG/f/\
      iOubrlYFvz6QfjaEM8ThD+eD3jy3LHXmnwtK64F4V9ClUW1Z7L/kRnPPRDy8o/H/Xkc+1KsFRUJi3CJ9C5GpQjRxeJWVUk9tLyvz\
      ZyGuwhflfmzkNhG+P///3miLhUXJrqeSfT+pP/+QzYTYhbfrekJpgAAA
    """)
  /// 16 by 8 pixels, without loss, half transparent.
  public static let clearWebP = bytes(
    """
      UklGRhwAAABXRUJQVlA4TA8AAAAvD8ABEAcQ/Y/+BSKi/wEA
    """)
  /// 16 by 8 pixels, three frames.
  public static let movingWebP = bytes(
    """
      UklGRogBAABXRUJQVlA4THsBAAAvD8ABAOfiOJJtVZnv/lfoSqMgDPIvQnCHa2m4kSTJUWa2T+ubtS7OE3j8/wu8ASzwtRar3Ma2\
      rSr7u7uFP/PfuzZBAzRAxoy7w/wH9B+MxAmyr6S+qLKvLH+dnCgBCsn6D1JRfuBPyACdUN6gTohFvB46+QsgAAe8AKXGgwNjK+8m\
      gQtjU7gQHxtw092uGnOp9aTJsLFTC93xQzgzCQ9Gs2cOAbSEe4WlH1r9pTFUYRkpWvd20wij+XY/5SkjB9GnNR1D6LtbSzGR+QBU\
      bi+FlK6bdry0Ct749xDT2fMST7DC6oVqwCD4awRtvEU1268cxl4UG4U7KPxGio2PQGGLYEsNflQYeTZucwZXsm2bUWw7adu2bZvz\
      n0fnq4fwKqL/E4D87iYjMhyFwIDYT2EExbbzMRWJ9UD/cJwNEWxlZtLVOh0CwYA/mULwhZrPVppdBrC+TjzxF62QqzUUgeO9nnbL\
      pRdLt/vrLImOdbm6jPL3s1k+T7L9fqwBAA==
    """)
  /// 48 by 32 pixels, opaque.
  public static let avif = bytes(
    """
      AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAD5bWV0YQAAAAAAAAAvaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAA\
      AFBpY3R1cmVIYW5kbGVyAAAAAA5waXRtAAAAAAABAAAAHmlsb2MAAAAARAAAAQABAAAAAQAAASEAAAD/AAAAKGlpbmYAAAAAAAEA\
      AAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAAGppcHJwAAAAS2lwY28AAAAUaXNwZQAAAAAAAAAwAAAAIAAAABBwaXhpAAAAAAMI\
      CAgAAAAMYXYxQ4EADAAAAAATY29scm5jbHgAAgACAAIAAAAAF2lwbWEAAAAAAAAAAQABBAECgwQAAAEHbWRhdAoGGBUv+2AQMvQB\
      RUAABBAhIWuBAPFBWJRKXGGb0PkvPSfpLysVp49zC6ZACvbQAWun8/MU/F902vgzTBpF6M2f0IdzkId8IAgqw7T/3IWCiC+jfXnq\
      IfKS0T1izsEcZfnm8O3XM74a9A1y2KmPKSPmUtJj+daAiOIVqty2V7bcddtxszOngFhYjHo9d4sR2V6ult0Z6p3Cq9l/M+xueVlT\
      N8PvwLYptHTNQ2p8Udq7lwMduPg+GV+MucGrBELgymMfGYaEkLcDMUESonBrWKlDh9f2nbiTf5IAZrZEueIV9K5jeCQww6Iko1w8\
      sqH91Oz2f+gVkV+xEBqmFsacgA==
    """)
  /// 4 by 4 pixels, red.
  public static let png = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGM4YGAARwzEcQDdQxIBgHWiQQAAAABJRU5ErkJggg=="
  )
}
