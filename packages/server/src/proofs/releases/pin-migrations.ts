import { writeFileSync } from 'node:fs';
import { migrationFiles } from '../../database/migrations/migration-files.ts';

const hashes = Object.fromEntries(migrationFiles().map(({ version, name, hash }) => [`${version}_${name}`, hash]));
writeFileSync(new URL('released-migrations.json', import.meta.url), `${JSON.stringify(hashes, null, 2)}\n`);
console.info(`${Object.keys(hashes).length} migrations are pinned.`);
