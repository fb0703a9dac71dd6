// Encodes identifiers for URLs as the server does: every byte except letters, digits, `-`, `_` and `.` as ~ and two
// hex digits.
export function encoded(text) {
  let written = '';
  for (const byte of new TextEncoder().encode(text)) {
    const letter = String.fromCharCode(byte);
    written += /[A-Za-z0-9_-]/.test(letter) || (letter === '.' && written)
      ? letter : `~${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return written;
}
