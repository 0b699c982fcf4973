// Guards packages/server/src/agreement-files/seal/**
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { ContentInfo, SignedData } from 'pkijs';
import { expect, inject, test } from 'vitest';
import { sampleContent, versionWith } from '../../routes/agreement/files/sample-version.fixture.ts';
import { writePdf } from '../write-pdf.ts';
import { makeSealKey } from './make-seal-key.ts';

const folder = mkdtempSync(join(inject('folder'), 'time-stamp-'));
const at = (name: string) => join(folder, name);
const openssl = (...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });

const { error } = spawnSync('openssl', ['version']);
const reason = error ? ` (skipped, for there is no openssl here: ${error.message})` : '';

const settings = `[tsa]
serial = ./serial
signer_cert = ./tsa.pem
signer_key = ./tsa.key
certs = ./tsa.pem
signer_digest = sha256
digests = sha256
default_policy = 1.2.3.4.1
`;

async function serving<T>(answer: RequestListener, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

/** A time-stamp server that is not ours. */
async function stampWith(query: Buffer) {
  writeFileSync(at('query'), query);
  openssl('ts', '-reply', '-config', 'tsa.conf', '-section', 'tsa', '-queryfile', 'query', '-out', 'reply');
  return readFileSync(at('reply'));
}
const stamp: RequestListener = (request, response) =>
  void (async () => response.end(await stampWith(await buffer(request))))();

const sealed = async (timeStampUrl: string) =>
  Buffer.from(
    await writePdf(sampleContent(versionWith(1)), { ...(await makeSealKey('mediation.example')), timeStampUrl }),
  );

/** The signature of a sealed file, and its time stamp. */
function stampedIn(pdf: Buffer) {
  const [, hex = ''] = /\/Contents <([0-9a-f]+)>/i.exec(pdf.toString('latin1')) ?? [];
  const { content } = ContentInfo.fromBER(Uint8Array.from(Buffer.from(hex, 'hex')));
  const [signer] = new SignedData({ schema: content }).signerInfos;
  const [token] = signer!.unsignedAttrs!.attributes;
  return { signature: signer!.signature.getValue(), token: token!.values[0]!.toBER() as ArrayBuffer };
}

test.skipIf(reason)(
  `a time-stamp server says when a seal was there, as another program confirms${reason}`,
  async () => {
    const subject = ['-subj', '/CN=Time', '-addext', 'extendedKeyUsage=critical,timeStamping'];
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'tsa.key', '-out', 'tsa.pem', ...subject);
    writeFileSync(at('tsa.conf'), settings);
    writeFileSync(at('serial'), '01');
    const pdf = await serving(stamp, sealed);
    const { signature, token } = stampedIn(pdf);
    writeFileSync(at('signature'), Buffer.from(signature));
    writeFileSync(at('token'), Buffer.from(token));
    const verify = ['ts', '-verify', '-in', 'token', '-token_in', '-CAfile', 'tsa.pem', '-data'];
    expect(() => openssl(...verify, 'signature')).not.toThrow();
    writeFileSync(at('signature'), 'something else');
    expect(() => openssl(...verify, 'signature')).toThrow('Command failed');

    const unavailable = { code: 'unavailable' };
    const old: RequestListener = (_, response) => void response.end(readFileSync(at('reply')));
    await expect(serving(old, sealed)).rejects.toMatchObject(unavailable);
  },
);

test('a file is not sealed without the time stamp that its operator wants', async () => {
  const broken: RequestListener = (_, response) => void response.writeHead(500).end();
  await expect(serving(broken, sealed)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(sealed('http://127.0.0.1:9/')).rejects.toMatchObject({ code: 'unavailable' });
});
