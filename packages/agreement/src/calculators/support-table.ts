/** What a table may have: lines, and columns of children. */
export const supportTableLimits = { rows: 2000, children: 8 } as const;

/** A line of a table: from this combined income on, and what is owed for one child, two and so on, in the smallest unit. */
export interface TableRow {
  income: number;
  amounts: number[];
}

/** Why a line of a table cannot be used. */
export interface TableProblem {
  line: number;
  reason: 'empty' | 'no_header' | 'missing_column' | 'not_a_number' | 'not_rising' | 'too_large';
  /** The text in question. */
  text: string;
}

const numberIn = { ',': /^\d{1,9}(\.\d{1,2})?$/, ';': /^\d{1,9}([.,]\d{1,2})?$/ } as const;

/**
 * Reads a table of support from CSV: `income` and a column for each number of children, from 1 on, then lines by rising
 * income. Columns have commas between them, or semicolons, as word processors in some countries write them. A table with
 * a mistake has no rows at all.
 */
export function readSupportTable(csv: string): { rows: TableRow[]; problems: TableProblem[] } {
  const lines = csv
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .map((text, at) => ({ text: text.trim(), line: at + 1 }))
    .filter(({ text }) => text !== '');
  const [header, ...rest] = lines;
  const refused = (reason: TableProblem['reason'], line = 1, text = '') => ({
    rows: [],
    problems: [{ line, reason, text }],
  });
  if (header === undefined || rest.length === 0) return refused('empty');
  const mark = header.text.includes(';') ? ';' : ',';
  const columns = cellsOf(header.text, mark);
  const isHeader = columns[0]?.toLowerCase() === 'income' && columns.slice(1).every((it, at) => it === String(at + 1));
  if (!isHeader || columns.length < 2) return refused('no_header', header.line, header.text);
  if (columns.length - 1 > supportTableLimits.children) return refused('too_large', header.line, header.text);
  const over = rest[supportTableLimits.rows];
  if (over) return refused('too_large', over.line, over.text);
  const problems: TableProblem[] = [];
  const rows: TableRow[] = [];
  for (const { text, line } of rest) {
    const cells = cellsOf(text, mark);
    const wrong = cells.find((it) => !numberIn[mark].test(it));
    if (cells.length !== columns.length) problems.push({ line, reason: 'missing_column', text });
    else if (wrong !== undefined) problems.push({ line, reason: 'not_a_number', text: wrong });
    else {
      const [income = 0, ...amounts] = cells.map((it) => Math.round(Number(it.replace(',', '.')) * 100));
      const before = rows.at(-1);
      if (before && income <= before.income) problems.push({ line, reason: 'not_rising', text: cells[0] ?? '' });
      rows.push({ income, amounts });
    }
  }
  return problems.length > 0 ? { rows: [], problems } : { rows, problems };
}

const cellsOf = (line: string, mark: string) => line.split(mark).map((it) => it.trim().replace(/^"(.*)"$/, '$1'));

/** The line that counts for a combined income: the last one that is not above it. */
export const rowFor = (table: readonly TableRow[], income: number): TableRow | undefined =>
  table.findLast((it) => it.income <= income);
