@main
enum Zeitblock {
  static func main() {
    print("zeitblock")
  }
}
