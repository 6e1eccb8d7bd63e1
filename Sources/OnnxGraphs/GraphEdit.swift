/// Replacement of operations in a model's graph by others with the same results.
struct GraphEdit {
  private(set) var graph: ModelGraph
  private let producers: [String: Int]
  private let consumers: [String: [Int]]
  private var replacements: [Int: [GraphNode]] = [:]

  init(_ graph: ModelGraph) {
    self.graph = graph
    var producers: [String: Int] = [:]
    var consumers: [String: [Int]] = [:]
    for (index, node) in graph.nodes.enumerated() {
      for output in node.outputs where !output.isEmpty { producers[output] = index }
      for input in Set(node.inputs) where !input.isEmpty {
        consumers[input, default: []].append(index)
      }
    }
    self.producers = producers
    self.consumers = consumers
  }

  /// The operation that makes a value, if it is the given one.
  func producer(_ operation: String, of value: String?) -> GraphNode? {
    guard let value, let index = producers[value] else { return nil }
    let node = graph.nodes[index]
    return node.operation == operation ? node : nil
  }

  /// The operand of a node that an operation of the given kind makes, with that operation and the
  /// other operand.
  func operand(_ operation: String, of node: GraphNode) -> (node: GraphNode, other: String)? {
    for input in node.inputs {
      if let found = producer(operation, of: input), let other = node.operand(besides: input) {
        return (found, other)
      }
    }
    return nil
  }

  /// Operations that read a value.
  func consumers(of value: String) -> [GraphNode] {
    (consumers[value] ?? []).map { graph.nodes[$0] }
  }

  /// Computes a node's output by other nodes, whose inputs are all there before it.
  mutating func replace(_ node: GraphNode, with nodes: [GraphNode]) {
    guard let output = node.outputs.first, let index = producers[output] else { return }
    replacements[index] = nodes
  }

  /// Adds a constant.
  ///
  /// - Returns: Its name.
  mutating func add(_ constant: GraphConstant) -> String {
    graph.constants[constant.name] = constant
    return constant.name
  }

  /// The graph with what was replaced and without what nobody reads any more.
  ///
  /// - Parameter wanted: Values that are kept although they are no results.
  /// - Returns: The graph.
  func finished(keeping wanted: [String]) -> ModelGraph {
    let nodes = graph.nodes.indices.flatMap { replacements[$0] ?? [graph.nodes[$0]] }
    // Nodes stand after what they read, so one walk from the end meets readers first.
    var read = Set(graph.outputs + wanted)
    var kept: [GraphNode] = []
    for node in nodes.reversed() where !read.isDisjoint(with: node.outputs) {
      read.formUnion(node.inputs)
      kept.append(node)
    }
    var result = graph
    result.nodes = kept.reversed()
    return result
  }
}
