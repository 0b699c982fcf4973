import { writeFileSync } from 'node:fs';
import { accessTable } from './access-table.ts';
import { allAccess } from './all-access.ts';

writeFileSync(new URL('../../../../../docs/access.md', import.meta.url), accessTable(await allAccess()));
