import Domain

extension Words {
  /// Appends to a sentence the new numbers of A tasks.
  /// - Parameter isTold: whether the sentence already states the task's own number.
  func sentence(_ numbers: Renumbering, after sentence: String, isTold: Bool) -> String {
    let own = Grade.a.text(numbers.number)
    let start = isTold ? sentence : self(.numberNow, sentence, own)
    switch numbers.others.count {
    case 0: return start
    case 1: return self(.otherNumber, start, quoted(numbers.others[0].title), Grade.a.text(numbers.others[0].number))
    default:
      let last = numbers.others[numbers.others.count - 1]
      return self(
        .otherNumbers, start, "\(numbers.others.count)", Grade.a.text(numbers.others[0].number),
        Grade.a.text(last.number))
    }
  }
}
