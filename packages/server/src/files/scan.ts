import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { type NetConnectOpts, connect } from 'node:net';
import { Readable } from 'node:stream';
import { ApiError } from '@mediation/api-client';

/** The address of the malware scanner clamd, and whether uploads require it. */
export interface ScannerSettings {
  address: NetConnectOpts;
  isRequired: boolean;
}

/** The verdict of a scanner; `unknown` if it cannot decide. */
export type Verdict = 'clean' | 'harmful' | 'unknown';

/** A malware scanner. */
export interface Scanner {
  isRequired: boolean;
  /** Rejects when the scanner is unreachable. */
  scan: (content: AsyncIterable<Buffer>) => Promise<Verdict>;
}

const timeoutMs = 30_000;

/** Creates the scanner from the settings. */
export const createScanner = ({ address, isRequired }: ScannerSettings): Scanner => ({
  isRequired,
  scan: async (content) => {
    const verdict = await ask(address, content);
    if (verdict.endsWith('FOUND')) return 'harmful';
    return verdict.endsWith('OK') ? 'clean' : 'unknown';
  },
});

/** The scan status of an accepted document: scanning is off, pending or clean. */
export type TakenAs = 'off' | 'pending' | 'clean';

/**
 * Scans a received document. Rejects malware and, where the scanner is required, every document that it did not scan.
 */
export const scanReceived = async (
  scanner: Scanner | undefined,
  path: string,
  onUnscanned: (cause: unknown) => void,
): Promise<TakenAs> => (scanner ? scanContent(scanner, createReadStream(path), onUnscanned) : 'off');

/** Scans bytes in memory. Where there is a scanner, none are accepted unscanned. */
export async function scanBytes(scanner: Scanner | undefined, bytes: Uint8Array): Promise<void> {
  if (scanner) await scanContent({ ...scanner, isRequired: true }, Readable.from([bytes]), () => undefined);
}

async function scanContent(
  scanner: Scanner,
  content: AsyncIterable<Buffer>,
  onUnscanned: (cause: unknown) => void,
): Promise<TakenAs> {
  let cause: unknown;
  const verdict = await scanner.scan(content).catch((fault: unknown) => {
    cause = fault;
    return 'unknown' as const;
  });
  if (verdict === 'clean') return 'clean';
  if (verdict === 'harmful')
    throw new ApiError('invalid', 'This file may contain a virus, so we did not keep it. Try another copy.');
  if (scanner.isRequired)
    throw new ApiError('unavailable', 'We cannot check files for viruses right now. Try again in a few minutes.', {
      body: { cause },
    });
  onUnscanned(cause);
  return 'pending';
}

/**
 * Speaks clamd's INSTREAM: each chunk after its length, an empty chunk at the end, then a line with the verdict. The
 * package `clamscan` prints to the console and has no types.
 */
async function ask(address: NetConnectOpts, content: AsyncIterable<Buffer>): Promise<string> {
  const socket = connect(address).setTimeout(timeoutMs);
  socket.once('timeout', () => socket.destroy(new Error('The scanner is silent.')));
  await once(socket, 'connect');
  const answer = readAll(socket);
  answer.catch(() => undefined);
  const write = (data: Uint8Array) =>
    new Promise<void>((done, fail) => {
      socket.write(data, (error) => (error ? fail(error) : done()));
    });
  try {
    await write(Buffer.from('zINSTREAM\0'));
    for await (const piece of content) await write(Buffer.concat([lengthOf(piece), piece]));
    await write(lengthOf(Buffer.alloc(0)));
    return await answer;
  } finally {
    socket.destroy();
  }
}

function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

async function readAll(socket: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece);
  return Buffer.concat(pieces).toString().replaceAll('\0', '').trim();
}
