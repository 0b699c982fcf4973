import type { AuditEntry } from '@mediation/api-client';

const columns = [
  'seq',
  'at',
  'actor_id',
  'actor_name',
  'action',
  'object_type',
  'object_id',
  'case_id',
  'case_reference',
  'organization_id',
  'facts',
  'is_sealed',
] as const satisfies (keyof AuditEntry)[];

/** Entries as CSV (RFC 4180), with the names of the wire. What a spreadsheet would run as a formula is escaped. */
export const csvOfAudit = (entries: AuditEntry[]) =>
  [columns, ...entries.map((entry) => columns.map((column) => entry[column]))]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');

/** Entries as one JSON object a line. */
export const jsonLines = (entries: AuditEntry[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

function cell(value: unknown) {
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  const safe = text.replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
