// Identifiers as the server writes them into addresses: every byte but letters, digits, `-`, `_` and `.` as ~ and two
// hexadecimal digits.
export function encoded(text) {
  let written = '';
  for (const byte of new TextEncoder().encode(text)) {
    const letter = String.fromCharCode(byte);
    written += /[A-Za-z0-9_-]/.test(letter) || (letter === '.' && written)
      ? letter : `~${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return written;
}
