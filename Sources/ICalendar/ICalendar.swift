// ICalendar: RFC 5545 text as a lossless tree.
//
// `CalendarText(parsing:)` accepts any bytes and never fails; `bytes` returns exactly the same bytes. Edits use `set`,
// `setText`, `replaceAll`, `remove` and `append` and leave every other line unchanged, including its folding and line
// end. `Component` and `ContentLine` give read access; `ICalDateTime`, `ICalDuration` and `ICalText` interpret values;
// `Checker` reports the problems of a text.
//
// Limits: there is no fixed limit on input size, line length or nesting. Parsing, printing and checking take time
// linear in the input; memory is about 4 × the input plus 100 bytes per line. Callers that read untrusted input limit
// its size.
