import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { ApiError, limits, type TakenOutKind } from '@mediation/api-client';
import { cleanFileName } from './file-name.ts';
import { isFullDisk, noSpace } from './full-disk.ts';
import { type Inspected, startInspection, tooLarge, upToLimit } from './inspection.ts';
import { stripMetadata } from './metadata/strip-picture.ts';

/** A complete, inspected document in a temporary file. */
export interface Received extends Inspected {
  path: string;
  /** What was taken out of a picture. */
  takenOut: TakenOutKind[];
}

/** A received form: its fields as text, and the document. */
export interface ReceivedForm {
  fields: Record<string, string>;
  file: Received;
}

/** The size limit of a form apart from its file. */
const formBytes = 64 * 1024;
const formLimits = {
  fileSize: limits.fileMaxBytes + 1,
  files: 1,
  fields: 20,
  parts: 21,
  fieldNameSize: 100,
  fieldSize: 2000,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

const broken = () => new ApiError('invalid', 'The file arrived incomplete. Send it again.');

/** Streams a form with one document into `folder`; a PDF is then opened once. */
export async function receiveForm(request: Request, folder: string): Promise<ReceivedForm> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data') || !request.body)
    throw new ApiError('unsupported_type', 'Send a form, with the content type multipart/form-data.');
  if (Number(request.headers.get('content-length')) > limits.fileMaxBytes + formBytes) throw tooLarge();

  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await readForm(Readable.fromWeb(request.body as ReadableStream), contentType, path);
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined);
    throw error instanceof ApiError ? error : isOfDisk(error) ? noRoom(error) : broken();
  }
}

/** The disk is full, read-only, missing or broken, so an immediate retry would fail too. */
const isOfDisk = (error: unknown) =>
  /^E(NOSPC|DQUOT|ROFS|ACCES|PERM|NOTDIR|NOENT|IO|MFILE|NFILE)$/.test((error as NodeJS.ErrnoException).code ?? '');

const noRoom = (cause: unknown) =>
  new ApiError(
    'unavailable',
    isFullDisk(cause) ? noSpace : 'We cannot receive documents right now. Try again in a few minutes.',
    { body: { cause } },
  );

async function readForm(body: Readable, contentType: string, path: string): Promise<ReceivedForm> {
  const form = new Busboy({ headers: { 'content-type': contentType }, limits: formLimits });
  const fields = new Map<string, string>();
  const cancel = new AbortController();
  let document: Promise<Received> | undefined;
  const refuse = () => form.destroy(new ApiError('invalid', 'Send one file, and each field once.'));

  form.on('field', (name, value, isNameCut, isCut) => {
    if (isNameCut || isCut || fields.has(name)) refuse();
    else fields.set(name, value);
  });
  form.on('file', (field, stream, name) => {
    document = keep(stream, name, path, cancel.signal);
    document.catch((error: unknown) => form.destroy(error as Error));
    if (field !== 'file') refuse();
  });
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) form.on(event, refuse);

  try {
    await pipeline(body, form);
    if (!document) throw new ApiError('invalid', 'Send one file, in the field “file”.');
    const given = [...fields].filter(([, value]) => value !== '');
    return { fields: Object.fromEntries(given), file: await document };
  } catch (error) {
    cancel.abort();
    await document?.catch(() => undefined);
    throw error;
  }
}

async function keep(stream: BusboyFileStream, given: string, path: string, signal: AbortSignal): Promise<Received> {
  const inspection = startInspection();
  const found = new Set<TakenOutKind>();
  async function* look(source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      inspection.take(piece);
      yield piece;
    }
  }
  const spool = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  // A stream that is destroyed while it opens makes its file afterwards, when nobody removes it any more.
  const closed = finished(spool).catch(() => undefined);
  try {
    const strip = (source: AsyncIterable<Buffer>) => stripMetadata(source, (kind) => found.add(kind));
    await pipeline(stream, upToLimit, strip, look, spool, { signal });
  } finally {
    await closed;
  }
  return { path, takenOut: [...found].toSorted(), ...(await inspection.end(cleanFileName(given), path)) };
}
