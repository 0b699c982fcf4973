import { readFileSync } from 'node:fs';
import { readPkcs12 } from '../agreement-files/seal/read-pkcs12.ts';
import type { SealKey } from '../agreement-files/seal/seal-key.ts';
import { SettingError } from './setting-error.ts';

/** Reads the operator's own key that seals files. Throws `SettingError` with what is wrong with it. */
export function readSeal({ file, password }: { file: string; password: string }): SealKey {
  try {
    return readPkcs12(readFileSync(file), password);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingError(
      code === undefined ? `The file of SEAL_P12 ${message}.` : `SEAL_P12 cannot be read: ${message}.`,
    );
  }
}
