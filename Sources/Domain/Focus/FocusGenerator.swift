/// A source of randomness that says the same again for the same seed (SplitMix64: Steele, Lea, Flood 2014).
public struct FocusGenerator: Equatable, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Each of 0…count − 1 is as likely as any other.
  /// - Parameter count: 1 or more.
  mutating func below(_ count: Int) -> Int {
    let count = UInt64(max(1, count))
    // What is left of 2⁶⁴ after all whole rounds of `count` would come up too often.
    let rest = (UInt64.max % count + 1) % count
    var drawn = next()
    while drawn > UInt64.max - rest { drawn = next() }
    return Int(drawn % count)
  }
}
