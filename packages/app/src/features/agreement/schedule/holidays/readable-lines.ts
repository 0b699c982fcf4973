import ICAL from 'ical.js';

/** Splits a calendar file into the lines that a calendar can have, each unfolded, and those that stand there by mistake. */
export function readableLines(text: string): { lines: string[]; unreadable: string[] } {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isReadable = new Map(lines.map((line) => [line, isProperty(line)]));
  return {
    lines: lines.filter((line) => isReadable.get(line)),
    unreadable: lines.filter((line) => !isReadable.get(line)),
  };
}

function isProperty(line: string): boolean {
  if (/^(?:BEGIN|END):/i.test(line)) return true;
  try {
    ICAL.parse.property(line);
    return true;
  } catch {
    return false;
  }
}
