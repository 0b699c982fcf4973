import { writeFileSync } from 'node:fs';
import { asFile, fileOf, manifest, trainedFiles } from './manifest.ts';
import { trained } from './trained.ts';

const made = await trained();
for (const name of trainedFiles) writeFileSync(fileOf(name), asFile(made[name]));
writeFileSync(fileOf('manifest'), asFile(manifest()));
