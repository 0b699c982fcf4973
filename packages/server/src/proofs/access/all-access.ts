import { readdirSync } from 'node:fs';
import type { TableAccess } from './access.ts';

/** The access data of every table, by the name of the table. */
export async function allAccess(): Promise<TableAccess[]> {
  const folder = new URL('../../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.access.ts'));
  const modules = await Promise.all(
    files.toSorted().map((it) => import(new URL(it, folder).href) as Promise<{ access: TableAccess }>),
  );
  return modules.map(({ access }) => access);
}
