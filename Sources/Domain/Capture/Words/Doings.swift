/// Activities that take a while or are repeated.
enum Doings {
  static func has(_ word: String) -> Bool { all.contains(word) }

  private static let all: Set<String> = [
    "audit", "backup", "bill", "bike", "break", "briefing", "budget", "call", "catchup", "check", "checkin", "checkup",
    "chores", "clean", "cleaning", "cleanup", "coaching", "consultation", "demo", "digest", "drive", "exercise",
    "groceries", "hike", "inspection", "interview", "inventory", "invoice", "jog", "journal", "laundry", "lesson",
    "maintenance", "massage", "meditation", "meeting", "nap", "newsletter", "payment", "payroll", "planning",
    "practice", "presentation", "reading", "rehearsal", "reminder", "rent", "report", "retro", "retrospective",
    "review", "ride", "run", "session", "shopping", "standup", "statement", "status", "stretch", "stretching",
    "stroll", "summary", "swim", "sync", "talk", "tidy", "training", "update", "visit", "walk", "workout", "workshop",
    "yoga",
    "abrechnung", "analyse", "bericht", "besprechung", "einkauf", "inspektion", "inventur", "kontrolle", "lauf",
    "meldung", "pflege", "planung", "probe", "protokoll", "pruefung", "rechnung", "reinigung", "rundgang", "sitzung",
    "telefonat", "termin", "treffen", "ueberweisung", "uebung", "wartung", "zahlung",
  ]
}
