/// Deterministic random number generator: SplitMix64 (Steele, Lea, Flood 2014).
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

  /// Returns a uniformly distributed number in 0…count − 1.
  /// - Parameter count: at least 1.
  mutating func below(_ count: Int) -> Int {
    let count = UInt64(max(1, count))
    // The values above the largest multiple of `count` would favour small results, so draw again.
    let rest = (UInt64.max % count + 1) % count
    var drawn = next()
    while drawn > UInt64.max - rest { drawn = next() }
    return Int(drawn % count)
  }
}
