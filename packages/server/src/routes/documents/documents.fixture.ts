import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiClient } from '@mediation/api-client';
import { inject } from 'vitest';
import type { Files } from '../../files/files.ts';
import type { TestPerson } from '../../testing.ts';

/** A small, unique PDF. */
export const pdf = (text: string = randomUUID()) =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`);

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The beginning and the end of a photograph. */
export const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

/** A file as a browser sends it. */
export const fileNamed = (name: string, bytes: Uint8Array<ArrayBuffer> = pdf(), type = '') =>
  new File([bytes], name, { type });

/** A new, empty folder. */
export const emptyFolder = () => mkdtempSync(join(inject('folder'), 'files-'));

type Sending = Partial<Parameters<ApiClient['uploadFile']>[0]>;

/** Uploads a document to a case, by default a bank statement for the mediator. */
export async function sendDocument({ api: { uploadFile } }: TestPerson, caseId: string, more: Sending = {}) {
  const file = fileNamed('Statement.pdf');
  return (await uploadFile({ case_id: caseId, doc_type: 'bank_statements', file, ...more })).upload;
}

/** The keys in storage with this prefix. */
export async function storedUnder({ storage }: Files, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) if (key.startsWith(prefix)) keys.push(key);
  return keys;
}
