import { createReadStream } from 'node:fs';
import { type NetConnectOpts, connect } from 'node:net';
import { ApiError } from '@mediation/api-client';

/** Where the malware scanner clamd listens, and whether nothing is accepted without it. */
export interface ScannerSettings {
  address: NetConnectOpts;
  isRequired: boolean;
}

/** Looks for malware in a file, and tells whether anybody did. Refuses a file that is not clean. */
export type Scan = (path: string) => Promise<boolean>;

const patienceMs = 30_000;

/** The scanner of these settings; without any, nothing is scanned. */
export const createScan =
  (settings: ScannerSettings | undefined): Scan =>
  async (path) => {
    if (!settings) return false;
    let cause: unknown;
    const verdict = await ask(settings.address, path).catch((fault: unknown) => {
      cause = fault;
    });
    if (verdict?.endsWith('FOUND'))
      throw new ApiError('invalid', 'This file may harm a computer, so we did not keep it. Try another copy of it.');
    if (verdict?.endsWith('OK')) return true;
    if (!settings.isRequired) return false;
    throw new ApiError('unavailable', 'We cannot check files for viruses right now. Try again in a few minutes.', {
      body: { cause },
    });
  };

/**
 * Speaks clamd's INSTREAM: each piece behind its length, an empty one at the end, then a line with the verdict. The
 * package `clamscan` prints to the console and carries no types, for what is these few lines.
 */
async function ask(address: NetConnectOpts, path: string): Promise<string> {
  const socket = connect(address).setTimeout(patienceMs);
  socket.once('timeout', () => socket.destroy(new Error('The scanner is silent.')));
  const answer = readAll(socket);
  answer.catch(() => undefined);
  const write = (data: Uint8Array) =>
    new Promise<void>((done, fail) => {
      socket.write(data, (error) => (error ? fail(error) : done()));
    });
  try {
    await write(Buffer.from('zINSTREAM\0'));
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>)
      await write(Buffer.concat([lengthOf(piece), piece]));
    await write(lengthOf(Buffer.alloc(0)));
    return await answer;
  } finally {
    socket.destroy();
  }
}

function lengthOf({ length }: Buffer): Buffer {
  const it = Buffer.alloc(4);
  it.writeUInt32BE(length);
  return it;
}

async function readAll(socket: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece);
  return Buffer.concat(pieces).toString().replaceAll('\0', '').trim();
}
