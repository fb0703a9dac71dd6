extension GenericTitle {
  /// Complete titles in lower case, without trailing punctuation.
  static let phrases: Set<String> = [
    // Sign-in
    "sign in", "signin", "sign in or register", "sign in or sign up", "sign in required", "log in", "login", "logon",
    "log in or sign up", "login or register", "log in or register", "sign up", "signup", "register", "create account",
    "create an account",
    "authentication required", "authorize", "single sign-on", "sso", "my account", "account", "session expired",
    "anmelden", "anmeldung", "einloggen", "log-in", "registrieren", "registrierung", "konto erstellen", "mein konto",
    "anmeldung erforderlich", "anmelden oder registrieren", "sitzung abgelaufen",
    // Bot checks and consent
    "just a moment", "one moment", "one moment please", "one moment, please", "please wait", "attention required",
    "access denied", "access to this page has been denied", "checking your browser", "robot check", "captcha",
    "are you a robot", "are you human", "security check", "security verification", "human verification",
    "bot verification", "verify you are human", "verifying you are human", "ddos-guard", "pardon our interruption",
    "request rejected", "blocked", "cookie consent", "consent", "privacy settings", "before you continue",
    "just a second", "making sure you're not a bot", "client challenge", "bot detection", "vercel security checkpoint",
    "checking if the site connection is secure", "einen augenblick", "einen augenblick bitte",
    "enable javascript", "javascript required", "javascript is required", "unsupported browser",
    "browser not supported",
    "nur einen moment", "einen moment", "einen moment bitte", "einen moment, bitte", "bitte warten",
    "zugriff verweigert",
    "zugang verweigert", "sicherheitsüberprüfung", "sicherheitsprüfung", "einwilligung", "datenschutzeinstellungen",
    "cookie-einstellungen", "bevor sie fortfahren", "javascript erforderlich",
    // Errors
    "error", "an error occurred", "an error has occurred", "oops", "something went wrong", "forbidden", "unauthorized",
    "not found", "page not found", "file not found", "content not found", "site not found",
    "this page could not be found", "page unavailable", "page not available", "video unavailable", "bad request",
    "bad gateway", "gateway timeout", "gateway time-out", "service unavailable", "service temporarily unavailable",
    "internal server error", "server error", "too many requests", "moved permanently", "object moved", "found",
    "redirecting", "redirect", "you are being redirected", "maintenance", "under maintenance", "site maintenance",
    "fehler", "ein fehler ist aufgetreten", "nicht gefunden", "seite nicht gefunden", "seite nicht verfügbar",
    "die seite wurde nicht gefunden", "diese seite wurde nicht gefunden", "datei nicht gefunden", "fehlerseite",
    "interner serverfehler", "dienst nicht verfügbar", "weiterleitung", "sie werden weitergeleitet", "wartung",
    "wartungsarbeiten", "wartungsmodus",
    // Front pages and templates
    "untitled", "untitled document", "untitled page", "no title", "title", "document", "new page", "new tab", "home",
    "homepage", "home page", "start", "start page", "main page", "index", "welcome", "default", "default page", "blank",
    "page", "website", "web page", "loading", "coming soon", "under construction", "domain for sale", "parked domain",
    "it works", "react app", "vite app", "vue app", "app", "test page", "iis windows server", "undefined", "null",
    "nan",
    "unbenannt", "unbenanntes dokument", "ohne titel", "kein titel", "titel", "dokument", "neue seite", "neuer tab",
    "startseite", "hauptseite", "willkommen", "herzlich willkommen", "seite", "webseite", "internetseite", "laden",
    "wird geladen", "lade", "demnächst verfügbar", "im aufbau", "testseite",
  ]

  /// Beginnings of longer generic titles.
  static let beginnings = [
    "sign in to ", "log in to ", "login to ", "sign up for ", "sign in with your ", "anmelden bei ", "melde dich bei ",
    "melden sie sich ", "index of /", "directory listing for ", "verzeichnis von /", "before you continue to ",
    "bevor sie zu ", "access denied ", "attention required", "just a moment", "verify you are ",
    "checking your browser ",
    "welcome to nginx", "apache2 ", "test page for ", "error 404", "fehler 404", "page not found ", "redirecting to ",
    "weiterleitung zu ",
  ]
}
