import { invalidFields } from './invalid-fields.ts';

/** Rejects text that Postgres cannot store unchanged, a NUL or half of a surrogate pair, and names its field. */
export function rejectInvalidText(input: unknown): void {
  const path = pathOfInvalidText(input);
  if (path === undefined) return;
  throw invalidFields({ path: path.join('.'), message: 'The text contains a character that we cannot store.' });
}

/** The path of the first invalid text. The name of a field counts as its text. */
function pathOfInvalidText(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isValidText(value) ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    if (!isValidText(name)) return [];
    const path = pathOfInvalidText(part);
    if (path) return [name, ...path];
  }
  return undefined;
}

const isValidText = (text: string) => text.isWellFormed() && !text.includes('\u0000');
