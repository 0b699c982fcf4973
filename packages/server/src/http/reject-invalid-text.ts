import { ApiError } from '@mediation/api-client';

/** Refuses text that the database cannot hold as it is, and says where it stands: a NUL, or half of a surrogate pair. */
export function rejectInvalidText(input: unknown): void {
  const path = pathOfInvalidText(input);
  if (path === undefined) return;
  const details = [{ path: path.join('.'), message: 'The text holds a character that cannot be stored.' }];
  throw new ApiError('invalid', 'Check the marked fields.', { details });
}

/** The way to the first such text; none where all can be stored. The name of a field counts as text of it. */
function pathOfInvalidText(it: unknown): string[] | undefined {
  if (typeof it === 'string') return isValidText(it) ? undefined : [];
  if (typeof it !== 'object' || it === null) return undefined;
  for (const [name, part] of Object.entries(it)) {
    if (!isValidText(name)) return [];
    const path = pathOfInvalidText(part);
    if (path) return [name, ...path];
  }
  return undefined;
}

const isValidText = (text: string) => text.isWellFormed() && !text.includes('\u0000');
