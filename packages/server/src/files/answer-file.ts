import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Context } from 'hono';
import { disposition } from './file-name.ts';
import type { ByteRange } from './storage.ts';

/** A file as the response of a handler. */
export interface FileAnswer {
  name: string;
  type: string;
  /** Missing where the file is made while it is sent; then no range of it can be asked for. */
  bytes?: number;
  /** The ETag: it stays the same as long as the bytes do. */
  tag: string;
  /** Whether the browser shows the file instead of saving it. */
  isInline?: boolean;
  /** The `Cache-Control` header; by default the file is not cached. */
  cacheControl?: string;
  open: (range?: ByteRange) => Promise<Readable>;
}

/** Makes a response from bytes in memory, such as a calendar. */
export const fileOf = (bytes: Uint8Array, facts: Omit<FileAnswer, 'bytes' | 'open'>): FileAnswer => ({
  ...facts,
  bytes: bytes.length,
  open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
});

/** Streams a file or the requested range. Its headers keep browsers from running it as a page or another type. */
export async function answerFile(c: Context, file: FileAnswer): Promise<Response> {
  const etag = `"${file.tag}"`;
  const headers = {
    'content-type': file.type,
    'content-disposition': disposition(file.name, file.isInline),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': file.cacheControl ?? 'private, no-store',
    'accept-ranges': file.bytes === undefined ? 'none' : 'bytes',
    etag,
  };
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (file.cacheControl && c.req.header('if-none-match') === etag) return c.body(null, 304);

  const isHead = c.req.raw.method === 'HEAD';
  if (file.bytes === undefined) return isHead ? c.body(null) : c.body(await streamOf(file));
  const ifRange = c.req.header('if-range');
  const range =
    ifRange === undefined || ifRange === etag ? rangeIn(c.req.header('range') ?? '', file.bytes) : undefined;
  if (range === 'outside') {
    c.header('content-range', `bytes */${file.bytes}`);
    return c.body(null, 416);
  }
  c.header('content-length', String(range ? range.end - range.start + 1 : file.bytes));
  if (range) c.header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  const status = range ? 206 : 200;
  if (isHead) return c.body(null, status);
  return c.body(await streamOf(file, range), status);
}

const streamOf = async (file: FileAnswer, range?: ByteRange) =>
  Readable.toWeb(await file.open(range)) as NodeStream & ReadableStream;

/** Parses the single range of a `Range` header; undefined if there is none or it is not worth a partial response. */
function rangeIn(header: string, bytes: number): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(bytes - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;
  return start < bytes && start <= end ? { start, end } : 'outside';
}
