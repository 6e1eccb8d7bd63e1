extension RandomAccessCollection {
  /// The first index at which a condition holds that holds for all later ones, by halving.
  ///
  /// - Parameter holds: The condition; false up to some index, true from there on.
  /// - Returns: The index; `endIndex` if the condition holds nowhere.
  @inlinable
  public func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if holds(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
