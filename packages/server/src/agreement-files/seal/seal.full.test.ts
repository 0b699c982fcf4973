// Guards packages/server/src/agreement-files/** packages/server/src/settings/**
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import forge from 'node-forge';
import { expect, inject, test } from 'vitest';
import { sqlOn } from '../../database/database.ts';
import { readSeal } from '../../settings/read-seal.ts';
import { bothSignatures, sampleContent, versionWith } from '../../routes/agreement/files/sample-version.fixture.ts';
import { readPdf } from '../../testing/read-files.ts';
import { server } from '../../testing/server.ts';
import type { FileContent } from '../content.ts';
import { writePdf } from '../write-pdf.ts';
import { makeSealKey } from './make-seal-key.ts';
import { openSeal } from './open-seal.ts';
import { fingerprintOf, type SealKey } from './seal-key.ts';

const folder = mkdtempSync(join(inject('folder'), 'seal-'));
const content: FileContent = {
  language: 'en',
  paper: 'A4',
  title: 'Parenting Plan',
  dated: new Date('2026-11-30T12:00:00Z'),
  brand: { name: 'Lantern Mediation', color: '#2f6fdb', logo: undefined },
  blocks: [
    { kind: 'heading', level: 1, text: 'Parenting Plan' },
    { kind: 'paragraph', text: 'The children sleep at Ada’s home from Monday to Thursday.' },
  ],
  footer: 'Version 1',
  pageWords: { page: 'Page', of: 'of' },
};

/** A file whose name no other test uses. */
function fileWith(bytes: Uint8Array | string) {
  const file = join(folder, crypto.randomUUID());
  writeFileSync(file, bytes);
  return file;
}

/** What a program that is not ours finds in a sealed file. */
const pdfsig = (bytes: Uint8Array) => spawnSync('pdfsig', ['-nocert', fileWith(bytes)], { encoding: 'utf8' }).stdout;

const { error } = spawnSync('pdfsig', ['-v']);
const reason = error ? ` (skipped, for there is no pdfsig here: ${error.message})` : '';

test.skipIf(reason)(`another program finds the seal valid, and broken by one changed byte${reason}`, async () => {
  const key = await makeSealKey('mediation.example');
  const sealed = await writePdf(content, key);
  const found = pdfsig(sealed);
  expect(found).toContain('Signature is Valid.');
  expect(found).toContain('Total document signed');
  expect(found).toContain('Signature Type: ETSI.CAdES.detached');
  expect(found).toContain('mediation.example');
  const at = Buffer.from(sealed).indexOf('/Title');
  const changed = Uint8Array.from(sealed, (byte, index) => (index === at + 8 ? byte ^ 1 : byte));
  expect(pdfsig(changed)).toContain('Digest Mismatch.');
  expect(await writePdf(content, key)).toEqual(sealed);
});

test.skipIf(reason)(`the seal holds the certificate of the signatures, too${reason}`, async () => {
  const key = await makeSealKey('mediation.example');
  const signed = versionWith(1, { signatures: bothSignatures });
  const sealed = Buffer.from(await writePdf(sampleContent(signed), key));
  const { pages } = await readPdf(sealed);
  expect(pages.at(-1)).toMatch(/^Certificate of the signatures .*Recognized by the password, with a code/);
  expect(pages.at(-1)).toContain('Signed on paper, as recorded by the mediator');
  expect(pages.join(' ')).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b/);
  expect(pdfsig(sealed)).toContain('Signature is Valid.');
  const at = sealed.indexOf('/Title') + 8;
  expect(pdfsig(Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte)))).toContain(
    'Digest Mismatch.',
  );
});

test('servers that need the first key at the same moment get one, and it opens with their secret alone', async () => {
  const sql = sqlOn(server.backend.db);
  await server.owner`delete from private.seal_keys`;
  const options = { sql, key: 'ab'.repeat(32), siteUrl: 'https://mediation.example' };
  const [first, second] = await Promise.all([openSeal(options)(), openSeal(options)()]);
  expect(fingerprintOf(second)).toBe(fingerprintOf(first));
  expect(fingerprintOf(await openSeal(options)())).toBe(fingerprintOf(first));
  const other = await openSeal({ ...options, key: 'cd'.repeat(32) })();
  expect(fingerprintOf(other)).not.toBe(fingerprintOf(first));
  expect(fingerprintOf(await openSeal(options, { key: first })())).toBe(fingerprintOf(first));
});

test('a person reads no key of the seal', async () => {
  const { sql } = await server.person('admin');
  await expect(sql((query) => query`select locked from private.seal_keys`)).rejects.toThrow('permission denied');
});

/** A PKCS#12 as an operator has it. */
function pkcs12Of({ privateKey, certificates }: SealKey, password: string, algorithm: 'aes256' | '3des' = 'aes256') {
  const certs = certificates.map((it) => forge.pki.certificateFromPem(it));
  const file = forge.pkcs12.toPkcs12Asn1(forge.pki.privateKeyFromPem(privateKey), certs, password, { algorithm });
  return fileWith(Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary'));
}

test.for(['aes256', '3des'] as const)('an operator seals with a PKCS#12 of their own (%s)', async (algorithm) => {
  const key = await makeSealKey('office.example');
  const own = readSeal({ file: pkcs12Of(key, 'secret', algorithm), password: 'secret' });
  expect(fingerprintOf(own)).toBe(fingerprintOf(key));
  expect(await writePdf(content, own)).toEqual(await writePdf(content, key));
});

test('a key of the seal that cannot be used is refused with what is wrong with it', async () => {
  const key = await makeSealKey('office.example');
  const file = pkcs12Of(key, 'secret');
  const refusal = (it: { file: string; password: string }) => () => readSeal(it);
  expect(refusal({ file, password: 'wrong' })).toThrow('The file of SEAL_P12 does not open with this password.');
  expect(refusal({ file: fileWith('words'), password: '' })).toThrow('The file of SEAL_P12 is no PKCS#12.');
  expect(refusal({ file: join(folder, 'none'), password: '' })).toThrow(/^SEAL_P12 cannot be read: ENOENT/);
  const ended = forge.pki.certificateFromPem(key.certificates[0]!);
  ended.validity.notAfter = new Date('2026-01-31T00:00:00Z');
  ended.sign(forge.pki.privateKeyFromPem(key.privateKey), forge.md.sha256.create());
  const expired = pkcs12Of({ ...key, certificates: [forge.pki.certificateToPem(ended)] }, 'secret');
  expect(refusal({ file: expired, password: 'secret' })).toThrow(
    'The file of SEAL_P12 has a certificate that ended on 2026-01-31.',
  );
});
