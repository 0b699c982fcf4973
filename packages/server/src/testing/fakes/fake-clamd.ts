import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A clamd on its own port: it reports every file that contains the word EICAR and records what it receives. */
export async function startClamd(reply = (text: string): string => (text.includes('EICAR') ? 'Eicar FOUND' : 'OK')) {
  const scanned: string[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      const text = contentOf(received);
      if (text === undefined) return;
      scanned.push(text);
      socket.end(`stream: ${reply(text)}\0`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { scanned, server, address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port } };
}

/** Returns the received bytes after the empty chunk at the end. */
function contentOf(received: Buffer): string | undefined {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command) return undefined;
  let at = command.length;
  let text = '';
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return text;
    text += received.subarray(at + 4, at + 4 + length).toString('latin1');
    at += 4 + length;
  }
  return undefined;
}
