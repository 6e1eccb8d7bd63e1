import WebFetching

extension ObjectStorageError {
  /// The failure that an answer tells: its code, or its status if there is none.
  ///
  /// Source: Amazon S3 API Reference, "Error responses". The code comes first, since servers agree on it more than on the status.
  init(_ answer: ServerAnswer, at address: ObjectAddress) {
    let refusal = ObjectAnswers.refusal(answer.bytes)
    let code = refusal?.code ?? ""
    let kind: Kind =
      switch code {
      case "InvalidAccessKeyId": .accessKey
      case "SignatureDoesNotMatch": .secret
      case "AccessDenied", "AllAccessDisabled", "AccountProblem": .forbidden
      case "NoSuchBucket": .bucket(address.bucket)
      case "NoSuchKey": .missing
      case "AuthorizationHeaderMalformed", "IllegalLocationConstraintException":
        .region(refusal?.region)
      case "PermanentRedirect", "TemporaryRedirect", "Redirect":
        refusal?.region.map { .region($0) } ?? .moved(to: refusal?.endpoint ?? "")
      case "RequestTimeTooSkewed", "RequestExpired": .clock
      case "InvalidBucketName": .address
      case "QuotaExceeded", "XMinioStorageFull": .full
      case "EntityTooLarge": .tooLarge
      case "BadDigest", "XAmzContentSHA256Mismatch", "InvalidPart", "InvalidPartOrder",
        "NoSuchUpload", "PreconditionFailed", "InvalidRange":
        .changed
      case "SlowDown", "RequestTimeout", "InternalError", "ServiceUnavailable", "OperationAborted":
        .server
      default: Self.kind(answer, code: code, at: address)
      }
    self.init(kind, host: address.host, status: answer.status)
  }

  private static func kind(_ answer: ServerAnswer, code: String, at address: ObjectAddress) -> Kind
  {
    switch answer.status {
    case 301, 302, 303, 307, 308:
      answer.headers["x-amz-bucket-region"].map { .region($0) }
        ?? .moved(to: answer.headers["location"] ?? "")
    case 408, 429, 500, 502, 503, 504: .server
    case 412, 416: .changed
    case 413: .tooLarge
    case 507: .full
    case _ where !code.isEmpty: .refused(code)
    case 401, 403: .forbidden
    case 404: .missing
    default: .foreign
    }
  }
}
