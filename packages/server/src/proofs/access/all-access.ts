import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { TableAccess } from './access.ts';

const src = new URL('../../', import.meta.url);
const byName = (one: string, other: string) => basename(one).localeCompare(basename(other));

/** The access data of every table, by the name of the table. */
export async function allAccess(): Promise<TableAccess[]> {
  const files = globSync('**/*.access.ts', { cwd: src });
  const modules = await Promise.all(
    files.toSorted(byName).map((it) => import(new URL(it, src).href) as Promise<{ access: TableAccess }>),
  );
  return modules.map(({ access }) => access);
}
