/// The style sheets of the app, served as one file, since every further file delays the first paint.
public enum Stylesheets {
  public static let path = "css/all.css"

  /// The files it is made of, in cascade order.
  public static let names = [
    "tokens", "app", "components", "forms", "task-form", "accounts", "backlog", "find", "quick-add", "start", "palette",
    "focus", "sections", "abcde", "matrix", "plan-scale", "plan", "week", "plan-drag", "rituals", "review",
    "plan-print",
  ]
}
