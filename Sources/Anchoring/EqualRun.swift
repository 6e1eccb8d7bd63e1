/// A stretch that two texts have in common.
struct EqualRun: Hashable {
  /// Where it begins in the old text.
  var old: Int
  /// Where it begins in the new text.
  var new: Int
  /// Its length in units.
  var count: Int
  /// The number of its chain; in one chain both texts have the runs in the same order.
  var chain = 0

  var oldEnd: Int { old + count }
  var newEnd: Int { new + count }

  /// The run without some units at its start.
  func dropping(_ units: Int) -> EqualRun {
    EqualRun(old: old + units, new: new + units, count: count - units, chain: chain)
  }
}

extension [EqualRun] {
  /// The runs with the most units in all that have the same order in both texts.
  ///
  /// - Precondition: They are in the order of the old text.
  /// - Returns: Their indices, ascending.
  func heaviestChain() -> [Int] {
    // A Fenwick tree of the heaviest chain that ends at or before each place of the new text.
    let places = indices.sorted { (self[$0].new, $0) < (self[$1].new, $1) }
    var rank = [Int](repeating: 0, count: count)
    for (number, index) in places.enumerated() { rank[index] = number + 1 }
    var tree = [(weight: Int, index: Int)](repeating: (0, -1), count: count + 1)
    var before = [Int](repeating: -1, count: count)
    var best = (weight: 0, index: -1)
    for index in indices {
      var top = (weight: 0, index: -1)
      var node = rank[index] - 1
      while node > 0 {
        if tree[node].weight > top.weight { top = tree[node] }
        node &= node - 1
      }
      before[index] = top.index
      let own = (weight: top.weight + self[index].count, index: index)
      node = rank[index]
      while node <= count {
        if own.weight > tree[node].weight { tree[node] = own }
        node += node & -node
      }
      if own.weight > best.weight { best = own }
    }
    var chain: [Int] = []
    var index = best.index
    while index >= 0 {
      chain.append(index)
      index = before[index]
    }
    return chain.reversed()
  }

  /// Sorts the runs into chains: those that kept their order, and those that have moved as a longer
  /// passage.
  ///
  /// Single runs, which are equal by chance, are dropped.
  ///
  /// - Parameters:
  ///   - least: The fewest units of a moved passage.
  ///   - reach: The most units between two runs of one passage.
  /// - Returns: The remaining runs in the order of the old text, each with its chain.
  func chained(least: Int, reach: Int) -> [EqualRun] {
    let main = Set(heaviestChain())
    var result: [EqualRun] = []
    var passage: [EqualRun] = []
    var chain = 0
    func end() {
      if passage.reduce(0, { $0 + $1.count }) >= least {
        chain += 1
        for var run in passage {
          run.chain = chain
          result.append(run)
        }
      }
      passage = []
    }
    for (index, run) in enumerated() {
      if main.contains(index) {
        end()
        result.append(run)
        continue
      }
      if let last = passage.last,
        run.new < last.new || run.new - last.newEnd > reach || run.old - last.oldEnd > reach
      {
        end()
      }
      passage.append(run)
    }
    end()
    return result
  }

  /// Cuts the overlap of two neighbouring runs from the later one.
  func withoutOverlaps() -> [EqualRun] {
    var result: [EqualRun] = []
    for run in self {
      guard let last = result.last else {
        result.append(run)
        continue
      }
      let isFollowing = run.chain == last.chain
      let over = Swift.max(0, last.oldEnd - run.old, isFollowing ? last.newEnd - run.new : 0)
      if over < run.count { result.append(run.dropping(over)) }
    }
    return result
  }
}
