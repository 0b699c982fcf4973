import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingError } from './setting-error.ts';

/**
 * Replaces each `NAME_FILE` setting with `NAME` and the content of the file, because container platforms provide
 * secrets as files.
 */
export function readEnvFiles(names: string[], given: Record<string, string>, base: string): Record<string, string> {
  const fromFiles: Record<string, string> = {};
  for (const name of names) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) throw new SettingError(`Set either ${name} or ${name}_FILE, not both.`);
    try {
      fromFiles[name] = readFileSync(resolve(base, file), 'utf8').trim();
    } catch (error) {
      throw new SettingError(`The file of ${name}_FILE cannot be read: ${(error as Error).message}.`);
    }
  }
  return { ...given, ...fromFiles };
}
