import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { ApiError } from '@mediation/api-client';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** A bucket that speaks S3. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** Somewhere else than Amazon. */
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/** A part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps bytes under keys that the server makes, in a folder or in a bucket. It knows nothing of who may read them. */
export interface Storage {
  /** Whole or not at all. */
  keep: (key: string, source: { path: string; type: string; bytes: number }) => Promise<void>;
  keepBytes: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  open: (key: string, range?: ByteRange) => Promise<Readable>;
  remove: (key: string) => Promise<void>;
  /** Every key, with the time it was kept at. */
  list: () => AsyncGenerator<{ key: string; keptAt: Date }>;
}

/** Opens the storage. S3 is loaded only where it is used. */
export function openStorage(folder: string, bucket?: BucketSettings): Storage {
  const disk = bucket ? openBucket(bucket) : new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const reach = async <T>(work: (disk: Disk) => Promise<T>): Promise<T> => {
    try {
      return await work(await disk);
    } catch (cause) {
      throw new ApiError('unavailable', 'We cannot open documents right now. Try again in a moment.', {
        body: { cause },
      });
    }
  };
  return {
    keep: (key, { path, type, bytes }) =>
      reach(async (it) => {
        const content = { contentType: type, contentLength: bytes };
        const source = createReadStream(path);
        // What cannot be read is known before anything is written: a copy that is only being begun cannot be deleted yet.
        await once(source, 'open');
        await it.putStream(key, source, content).catch(async (error: unknown) => {
          await it.delete(key).catch(() => undefined);
          throw error;
        });
      }),
    keepBytes: (key, bytes, type) => reach((it) => it.put(key, bytes, { contentType: type })),
    has: (key) => reach((it) => it.exists(key)),
    open: (key, range) =>
      reach(async (it) => {
        const whole = await it.getStream(key);
        return range ? Readable.from(part(whole, range)) : whole;
      }),
    remove: (key) => reach((it) => it.delete(key)),
    async *list() {
      const it = await disk;
      let paginationToken: string | undefined;
      do {
        const page = await reach(() =>
          it.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) }),
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

/** Something that was removed while the list was read is not part of it. */
function gone(error: unknown): undefined {
  if (error instanceof errors.E_CANNOT_GET_METADATA) return undefined;
  throw error;
}

async function openBucket({ bucket, region, endpoint, accessKeyId, secretAccessKey }: BucketSettings): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket,
    region,
    visibility: 'private',
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
  return new Disk(driver);
}

/** Neither a folder nor flydrive reads from the middle; what comes before is let pass. */
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
