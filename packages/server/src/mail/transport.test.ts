import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, inject, onTestFinished, test } from 'vitest';
import { smtpHealth } from './smtp.ts';
import { AddressError, openTransport } from './transport.ts';

const from = 'Sessions <no-reply@mediation.example>';
const mail = {
  to: 'ada@test.example',
  subject: 'Your session',
  text: 'Hello,\n\nSee you on Thursday – at ten.\n',
  html: '<p>Hello,</p><p>See you on Thursday – at ten.</p>',
};

const newOutbox = () => join(mkdtempSync(join(inject('folder'), 'outbox-')), 'outbox');

const mailsIn = (outbox: string) =>
  Promise.all(
    readdirSync(outbox)
      .toSorted()
      .map((name) => PostalMime.parse(readFileSync(join(outbox, name)))),
  );

/** A mail server that stores or rejects mails, without TLS by default. */
async function smtp({ refuse, hasTls = false }: { refuse?: string; hasTls?: boolean } = {}) {
  const received: { rcpt: string[]; text: string; isEncrypted: boolean }[] = [];
  const passwords: unknown[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    onAuth: ({ password, username }, _, done) => {
      passwords.push(password);
      done(null, { user: username });
    },
    onRcptTo: (_, __, done) => done(refuse ? Object.assign(new Error(refuse), { responseCode: 550 }) : null),
    onData: (stream, { envelope, secure }, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push({ rcpt: envelope.rcptTo.map(({ address }) => address), text, isEncrypted: secure });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const url = `smtp://office:secret@127.0.0.1:${(listening.address() as AddressInfo).port}?tls.rejectUnauthorized=false`;
  return { url, received, passwords };
}

test('mails are written to files that only the owner can read when no mail server is configured', async () => {
  const outbox = newOutbox();
  const send = openTransport({ from, outbox });
  await send(mail);
  await send({ ...mail, subject: 'Über alles' });
  expect(readdirSync(outbox).every((it) => it.endsWith('.eml'))).toBe(true);
  expect((statSync(outbox).mode & 0o777).toString(8)).toBe('700');
  for (const name of readdirSync(outbox)) expect((statSync(join(outbox, name)).mode & 0o777).toString(8)).toBe('600');
  const [first, second] = await mailsIn(outbox);
  expect(first).toMatchObject({
    from: { name: 'Sessions', address: 'no-reply@mediation.example' },
    to: [{ address: 'ada@test.example' }],
    subject: 'Your session',
    text: expect.stringContaining(mail.text),
    html: expect.stringContaining(mail.html),
  });
  expect(first?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  expect(second?.subject).toBe('Über alles');
});

test('mails are sent to the configured mail server', async () => {
  const { url, received } = await smtp();
  await openTransport({ smtp: { url, security: 'loopback' }, from, outbox: newOutbox() })(mail);
  expect(received).toMatchObject([{ rcpt: ['ada@test.example'] }]);
  expect(await PostalMime.parse(received[0]?.text ?? '')).toMatchObject({
    subject: mail.subject,
    text: expect.stringContaining(mail.text),
    html: expect.stringContaining(mail.html),
  });
});

test('a mail about a session has text, HTML and a calendar entry, as a file and on a mail server', async () => {
  const outbox = newOutbox();
  const { url, received } = await smtp();
  const invitation = { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } as const;
  await openTransport({ from, outbox })({ ...mail, invitation });
  await openTransport({ smtp: { url, security: 'loopback' }, from, outbox })({ ...mail, invitation });
  for (const message of [(await mailsIn(outbox))[0], await PostalMime.parse(received[0]?.text ?? '')])
    expect(message).toMatchObject({
      text: expect.stringContaining(mail.text),
      html: expect.stringContaining(mail.html),
      attachments: expect.arrayContaining([expect.objectContaining({ mimeType: 'text/calendar', method: 'REQUEST' })]),
    });
});

test('sending fails when the mail server rejects the mail or does not answer', async () => {
  const { url } = await smtp({ refuse: 'Nobody here.' });
  const refusing = openTransport({ smtp: { url, security: 'loopback' }, from, outbox: '' });
  await expect(refusing(mail)).rejects.toMatchObject({ responseCode: 550 });
  const nobody = openTransport({ smtp: { url: 'smtp://127.0.0.1:1', security: 'loopback' }, from, outbox: '' });
  await expect(nobody(mail)).rejects.toMatchObject({ code: expect.any(String) });
});

// ASVS 12.3.1
test('a mail server without TLS receives neither password nor mail when TLS is required', async () => {
  const { url, received, passwords } = await smtp();
  for (const its of [url, `${url}&ignoreTLS=true&requireTLS=false`]) {
    const send = openTransport({ smtp: { url: its, security: 'tls' }, from, outbox: '' });
    await expect(send(mail)).rejects.toMatchObject({ code: 'ETLS' });
  }
  expect([received, passwords]).toEqual([[], []]);
});

test('a mail server with TLS receives the password and the mail encrypted', async () => {
  const { url, received, passwords } = await smtp({ hasTls: true });
  await openTransport({ smtp: { url, security: 'tls' }, from, outbox: '' })(mail);
  expect(received).toMatchObject([{ isEncrypted: true }]);
  expect(passwords).toEqual(['secret']);
});

test('a mail server without TLS receives mails when TLS is optional', async () => {
  const { url, received } = await smtp();
  await openTransport({ smtp: { url, security: 'optional' }, from, outbox: '' })(mail);
  expect(received).toMatchObject([{ isEncrypted: false }]);
});

test('the mail health check reports whether the server answers and offers TLS, without signing in', async () => {
  const { url, passwords } = await smtp();
  expect(await smtpHealth(undefined)).toMatchObject({ state: 'off' });
  expect(await smtpHealth({ url, security: 'loopback' })).toEqual({ state: 'ok', detail: 'It answers.' });
  expect(await smtpHealth({ url, security: 'optional' })).toEqual({
    state: 'degraded',
    detail: 'TLS is not required: passwords and sign-in links may leave unencrypted.',
  });
  expect(await smtpHealth({ url, security: 'tls' })).toEqual({
    state: 'down',
    detail: 'It offers no TLS, so no mail leaves (SMTP_REQUIRE_TLS).',
  });
  expect(await smtpHealth({ url: 'smtp://127.0.0.1:1', security: 'tls' })).toMatchObject({ state: 'down' });
  expect(passwords).toEqual([]);
});

// ASVS 1.3.11
test('an address or subject with line breaks or lists adds no header and no recipient', async () => {
  const outbox = newOutbox();
  const send = openTransport({ from, outbox });
  for (const to of [
    'ada@test.example\r\nBcc: eve@test.example',
    'ada@test.example, eve@test.example',
    'Ada <ada@test.example>',
    'ada@test.example>\r\nRCPT TO:<eve@test.example',
    '',
    'nobody',
  ])
    await expect(send({ ...mail, to })).rejects.toBeInstanceOf(AddressError);
  await send({ ...mail, subject: 'Hello\r\nBcc: eve@test.example\r\n\r\nMore' });
  const [sent, ...others] = await mailsIn(outbox);
  expect(others).toEqual([]);
  expect(sent?.bcc).toBeUndefined();
  expect(sent?.to).toEqual([{ name: '', address: 'ada@test.example' }]);
  expect(sent?.text?.trim()).toBe(mail.text.trim());
});
