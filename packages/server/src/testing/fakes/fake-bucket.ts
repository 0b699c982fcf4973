import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** The part of S3 that the storage uses, path style, with two keys per page. */
export async function startBucket(bucket = 'documents') {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://bucket');
      const key = decodeURIComponent(url.pathname.slice(`/${bucket}/`.length));
      const stored = objects.get(key);
      const lastModified = new Date().toUTCString();
      if (request.method === 'PUT') {
        objects.set(key, await buffer(request));
        return response.end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      if (key === '') return response.end(listed(objects, url.searchParams.get('continuation-token')));
      if (!stored) return response.writeHead(404).end();
      response.writeHead(200, { 'content-length': stored.length, 'last-modified': lastModified, etag: '"x"' });
      return response.end(request.method === 'HEAD' ? undefined : stored);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { bucket, region: 'eu-west-1', endpoint, accessKeyId: 'id', secretAccessKey: 'secret' };
  return { objects, settings, server };
}

function listed(objects: Map<string, Buffer>, token: string | null): string {
  const keys = [...objects.keys()].toSorted();
  const from = Number(token ?? 0);
  const contents = keys
    .slice(from, from + 2)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified><Size>1</Size></Contents>`,
    );
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}
