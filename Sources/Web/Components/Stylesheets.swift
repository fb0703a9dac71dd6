/// The style sheets of the app. They are sent as one file, since every file costs a browser time before it can draw.
public enum Stylesheets {
  public static let path = "css/all.css"

  /// Those it is made of, in their order.
  public static let names = [
    "tokens", "app", "components", "forms", "task-form", "accounts", "backlog", "find", "quick-add", "start", "palette",
    "focus", "sections", "abcde", "matrix", "plan-scale", "plan", "week", "plan-hands", "rituals", "review",
    "plan-print",
  ]
}
