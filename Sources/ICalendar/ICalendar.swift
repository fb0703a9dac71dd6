// ICalendar — RFC 5545 text as a lossless tree.
//
// `CalendarText(parsing:)` accepts any bytes and never fails; `bytes` gives exactly the same bytes back. Edits go
// through `set`, `setText`, `replaceAll`, `remove` and `insert` and leave every other line as it was, down to its
// folding and its line end. `Component` and `ContentLine` read; `ICalDateTime`, `ICalDuration` and `ICalText` interpret
// values; `Checker` reports what is wrong with a text as facts.
//
// Limits: no fixed limit on input size, line length or nesting. Parsing, printing and checking take time linear in the
// input; memory is about 4 × the input plus 100 bytes per line. Callers that read from strangers bound the input.
