import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '..');
const imports = /^(?:import|export)(?! type)[^;]*? from '(\.[^']+\.tsx?)'/gm;
const known = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const found =
    known.get(file) ??
    [...readFileSync(join(root, file), 'utf8').matchAll(imports)]
      .map(([, to = '']) => normalize(join(dirname(file), to)))
      .filter((imported) => existsSync(join(root, imported)));
  known.set(file, found);
  return found;
}

/** These files of the app with all that they import; late imports do not count. */
export function loadedWith(...files: string[]): string[] {
  const seen = new Set(files);
  for (const file of seen) for (const imported of importsOf(file)) seen.add(imported);
  return [...seen];
}
