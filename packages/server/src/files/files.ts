import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Scanner, type ScannerSettings, createScanner } from './scan.ts';
import { type BucketSettings, type Storage, openStorage } from './storage.ts';

/** Where documents are stored and which scanner checks them for malware. */
export interface FileSettings {
  /** The folder for partial uploads and, without a bucket, for all documents. */
  folder: string;
  bucket?: BucketSettings | undefined;
  scanner?: ScannerSettings | undefined;
}

/** Receives, scans and stores documents. */
export interface Files {
  storage: Storage;
  /** The malware scanner, if one is configured. */
  scanner: Scanner | undefined;
  /** The folder for partial uploads. */
  incoming: string;
}

/** Where the documents are in the folder, unless a bucket keeps them. */
export const keptIn = (folder: string) => join(folder, 'kept');

/** Opens the document storage. It writes nothing before the first upload. */
export const openFiles = ({ folder, bucket, scanner }: FileSettings): Files => ({
  storage: openStorage(keptIn(folder), bucket),
  scanner: scanner && createScanner(scanner),
  incoming: join(folder, 'incoming'),
});

let ofThisProcess: string | undefined;

/** Opens a temporary document storage for an in-memory database; it is removed when the process ends. */
export function temporaryFiles(): Files {
  if (!ofThisProcess) {
    const folder = join(tmpdir(), `mediation-files-${randomUUID()}`);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    ofThisProcess = folder;
  }
  return openFiles({ folder: join(ofThisProcess, randomUUID()) });
}
