import { limits } from '@mediation/api-client';

/** A file that the person chose, before it is sent. */
export interface ChosenFile {
  id: string;
  file: File;
  /** Photos become the pages of one PDF; a PDF is sent as it is. */
  isPhoto: boolean;
}

/** A file that cannot be sent, and why. */
export interface RefusedFile {
  name: string;
  reason: 'type' | 'size' | 'empty';
}

/** What the file dialog of a phone or computer offers. */
export const accepted = 'application/pdf,image/*';

/** Sorts files into those that can be sent and those that cannot. */
export function sortFiles(files: readonly File[]): { chosen: ChosenFile[]; refused: RefusedFile[] } {
  const chosen: ChosenFile[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file);
    if (reason) refused.push({ name: file.name, reason });
    else chosen.push({ id: crypto.randomUUID(), file, isPhoto: file.type.startsWith('image/') });
  }
  return { chosen, refused };
}

function reasonAgainst({ type, size }: File): RefusedFile['reason'] | undefined {
  if (type !== 'application/pdf' && !type.startsWith('image/')) return 'type';
  if (size === 0) return 'empty';
  // Photos are scaled down.
  return type === 'application/pdf' && size > limits.fileMaxBytes ? 'size' : undefined;
}

/** Moves one item of a list by one place. */
export function moved<T>(items: readonly T[], index: number, by: -1 | 1): T[] {
  const list = [...items];
  const [item] = list.splice(index, 1);
  if (item !== undefined) list.splice(index + by, 0, item);
  return list;
}
