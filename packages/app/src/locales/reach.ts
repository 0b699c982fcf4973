import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '..');
const imports = /^(?:import|export)(?! type)[^;]*? from '(\.[^']+\.tsx?)'/gm;

/** The files of the app that these bring along: what they import, and what that imports, without what is loaded late. */
export function loadedWith(...files: string[]): string[] {
  const seen = new Set(files);
  for (const file of seen)
    for (const [, to = ''] of readFileSync(join(root, file), 'utf8').matchAll(imports)) {
      const next = normalize(join(dirname(file), to));
      if (existsSync(join(root, next))) seen.add(next);
    }
  return [...seen];
}
