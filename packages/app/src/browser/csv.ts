export type Cell = string | number | null;

/**
 * Writes lines as CSV (RFC 4180). The mark at its beginning tells spreadsheets that it is UTF-8; texts that they would run
 * as a formula are escaped.
 */
export const csvOf = (lines: readonly (readonly Cell[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(written).join(',')}\r\n`).join('')}`;

const written = (value: Cell) => {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
