@main
struct Vorleser {
  static func main() async {
    print("vorleser")
  }
}
