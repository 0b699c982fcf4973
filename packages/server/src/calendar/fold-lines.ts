const longest = 75;

/** Folds the lines of an iCalendar text at 75 bytes (RFC 5545) and never splits a character. */
export const foldLines = (text: string): string => text.split('\r\n').map(fold).join('\r\n');

function fold(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line.toWellFormed()) {
    const size = Buffer.byteLength(character);
    if (used + size > longest) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
}
