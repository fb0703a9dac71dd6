extension Calibration {
  /// A suggested estimate for a task, based on past tasks.
  public struct Advice: Equatable, Sendable {
    public var figure: Figure
    /// The suggested duration in minutes, a multiple of five.
    public var minutes: Int
  }

  /// Returns the advice for a task; nil if there are too few samples or the estimate is about right. A task without an
  /// estimate gets advice only if it was done before, since a tag or type says nothing about its length.
  public func advice(for item: PlanItem) -> Advice? {
    guard let figure = figure(like: item) else { return nil }
    let estimate = item.effectiveDuration
    var minutes = figure.actual
    if case .task = figure.group {
    } else {
      guard !estimate.isDefault else { return nil }
      minutes = Int(clamping: Int64(estimate.minutes) * Int64(figure.actual) / Int64(max(1, figure.estimate)))
    }
    minutes = min(max(5, (minutes + 2) / 5 * 5), EffectiveDuration.longest)
    if estimate.isDefault { return Advice(figure: figure, minutes: minutes) }
    let difference = abs(minutes - estimate.minutes)
    guard difference >= 5, difference * 5 >= estimate.minutes else { return nil }
    return Advice(figure: figure, minutes: minutes)
  }
}

extension Calibration {
  /// Distribution of the ratio of actual to estimated time. A step is a twelfth of an octave, so that half as long is
  /// as far from the middle as twice as long. The outermost steps include everything beyond them.
  public struct Spread: Equatable, Sendable {
    /// Number of steps on each side of the middle.
    public static let reach = 16
    /// Number of steps from equally long to twice as long.
    public static let octave = 12

    /// `2 * reach + 1` counts; the middle one is for tasks that took as long as estimated.
    public private(set) var counts = Array(repeating: 0, count: 2 * reach + 1)

    init(_ samples: [Sample]) {
      for sample in samples {
        counts[Self.reach + Self.step(actual: sample.actual, estimate: sample.estimate)] += 1
      }
    }

    /// Returns the step of a ratio, −`reach`…`reach`.
    public static func step(actual: Int, estimate: Int) -> Int {
      // Half a step, 2^(1/24), reaches from the middle of a step to its edge; a whole step is 2^(1/12).
      let (half, whole) = (1.029_302_236_643_492, 1.059_463_094_359_295)
      let (more, less) = (Double(max(actual, estimate)), Double(max(1, min(actual, estimate))))
      var step = 0
      var edge = less * half
      while more > edge, step < reach {
        step += 1
        edge *= whole
      }
      return actual >= estimate ? step : -step
    }
  }

  public var spread: Spread { Spread(samples) }

  /// Number of samples that took longer than estimated.
  public var longer: Int { samples.count { $0.actual > $0.estimate } }
}
