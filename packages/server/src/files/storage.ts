import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ApiError } from '@mediation/api-client';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { isFullDisk, noSpace } from './full-disk.ts';

/** An S3 bucket. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** The endpoint of an S3 service other than Amazon's. */
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/** A byte range of a file, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Stores bytes under keys that the server generates, in a folder or in a bucket. It checks no access rights. */
export interface Storage {
  /** Writes the whole file or nothing. */
  keep: (key: string, source: { path: string; type: string; bytes: number }) => Promise<void>;
  keepBytes: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  open: (key: string, range?: ByteRange) => Promise<Readable>;
  /** The whole file at once. */
  read: (key: string) => Promise<Buffer>;
  remove: (key: string) => Promise<void>;
  /** Lists every key with the time of its last write. */
  list: () => AsyncGenerator<{ key: string; keptAt: Date }>;
}

/** Opens the storage. The S3 client is loaded only when it is used. */
export function openStorage(folder: string, bucket?: BucketSettings, silentMs = 30_000): Storage {
  const disk = bucket
    ? openBucket(bucket, silentMs)
    : new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const withDisk = async <T>(work: (disk: Disk) => Promise<T>): Promise<T> => {
    try {
      return await work(await disk);
    } catch (cause) {
      throw new ApiError(
        'unavailable',
        isFullDisk(cause) ? noSpace : 'We cannot open documents right now. Try again in a moment.',
        { body: { cause } },
      );
    }
  };
  return {
    keep: (key, { path, type, bytes }) =>
      withDisk(async (disk) => {
        const content = { contentType: type, contentLength: bytes };
        const source = createReadStream(path);
        // A read error must come before the first write, because an unfinished copy cannot be deleted yet.
        await once(source, 'open');
        await disk.putStream(key, source, content).catch(async (error: unknown) => {
          const undone = disk.delete(key).catch(() => undefined);
          // A bucket that is silent would hold the answer once more; it never shows half of a file.
          if (!bucket) await undone;
          throw error;
        });
      }),
    keepBytes: (key, bytes, type) => withDisk((disk) => disk.put(key, bytes, { contentType: type })),
    has: (key) => withDisk((disk) => disk.exists(key)),
    open: (key, range) =>
      withDisk(async (disk) => {
        const whole = await disk.getStream(key);
        return range ? Readable.from(part(whole, range)) : whole;
      }),
    read: (key) => withDisk(async (disk) => buffer(await disk.getStream(key))),
    remove: (key) => withDisk((disk) => disk.delete(key)),
    async *list() {
      const opened = await disk;
      let paginationToken: string | undefined;
      do {
        const page = await withDisk(() =>
          opened.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) }),
        );
        for (const object of page.objects) {
          if (!object.isFile) continue;
          const facts = await object.getMetaData().catch(gone);
          if (facts) yield { key: object.key, keptAt: facts.lastModified };
        }
        ({ paginationToken } = page);
      } while (paginationToken);
    },
  };
}

/** Skips files that were removed during the listing. */
function gone(error: unknown): undefined {
  if (error instanceof errors.E_CANNOT_GET_METADATA) return undefined;
  throw error;
}

/** How a client reaches the service of the bucket. */
export const clientOf = ({ region, endpoint, accessKeyId, secretAccessKey }: BucketSettings) => ({
  region,
  ...(endpoint && { endpoint, forcePathStyle: true }),
  ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
});

async function openBucket(settings: BucketSettings, silentMs: number): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    ...clientOf(settings),
    bucket: settings.bucket,
    visibility: 'private',
    supportsACL: false,
    // Without an answer, or the rest of one, a request would wait for ever.
    requestHandler: {
      connectionTimeout: Math.min(silentMs, 5000),
      requestTimeout: silentMs,
      socketTimeout: silentMs,
      throwOnRequestTimeout: true,
    },
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return new Disk(driver);
}

/** Neither a folder nor flydrive can seek, so the bytes before the range are skipped. */
async function* part(whole: AsyncIterable<Buffer>, { start, end }: ByteRange) {
  let at = 0;
  for await (const piece of whole) {
    const from = Math.max(start - at, 0);
    const to = Math.min(end + 1 - at, piece.length);
    if (from < to) yield piece.subarray(from, to);
    at += piece.length;
    if (at > end) return;
  }
}
