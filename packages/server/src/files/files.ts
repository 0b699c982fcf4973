import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Scanner, type ScannerSettings, createScanner } from './scan.ts';
import { type BucketSettings, type Storage, openStorage } from './storage.ts';

/** Where documents are kept, and who looks for malware in them. */
export interface FileSettings {
  /** Holds what is arriving and, without a bucket, everything that is kept. */
  folder: string;
  bucket?: BucketSettings | undefined;
  scanner?: ScannerSettings | undefined;
}

/** Everything that happens to bytes: arriving, being looked at, being kept. */
export interface Files {
  storage: Storage;
  /** Looks for malware, where one was chosen. */
  scanner: Scanner | undefined;
  /** The folder of what is arriving. */
  incoming: string;
}

/** Opens the place of documents. Nothing is written before the first one. */
export const openFiles = ({ folder, bucket, scanner }: FileSettings): Files => ({
  storage: openStorage(join(folder, 'kept'), bucket),
  scanner: scanner && createScanner(scanner),
  incoming: join(folder, 'incoming'),
});

let ofThisProcess: string | undefined;

/** A place for documents that is gone when the process ends, for a database that is, too. */
export function temporaryFiles(): Files {
  if (!ofThisProcess) {
    const folder = join(tmpdir(), `mediation-files-${randomUUID()}`);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    ofThisProcess = folder;
  }
  return openFiles({ folder: join(ofThisProcess, randomUUID()) });
}
