import { randomUUID } from 'node:crypto';
import { defaultBranding, limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { openMediation } from '../testing/family.ts';
import { mailsTo } from '../testing/mails.ts';
import { createLog } from '../operations/log.ts';
import { server } from '../testing/server.ts';
import { sendMails } from './send-mails.ts';
import { AddressError, type SendMail } from './transport.ts';

const { owner } = server;
const siteUrl = 'http://test';
const organizer = 'no-reply@test.example';
const token_hash = 'h'.repeat(40);

const newAddress = () => `${randomUUID()}@test.example`;

const queue = (address: string | null, receiver: string | null = null, template = 'password_reset') => owner`
  select private.queue_mail(${receiver}::uuid, ${address}, ${template}, ${JSON.stringify({ token_hash })}::jsonb)`;

const rowOf = async (address: string) => {
  const [row] = await owner<{
    attempts: number;
    facts: object;
    is_sent: boolean;
    is_given_up: boolean;
    last_error: string | null;
    minutes: number;
  }>`
    select attempts, facts, sent_at is not null as is_sent, given_up_at is not null as is_given_up, last_error,
      round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
    from private.mails where address = ${address}`;
  return row;
};

/** A transport that records the mails to one address and drops those of other tests. */
function wayOut(address: string, fail?: () => unknown) {
  const sent: string[] = [];
  const send: SendMail = async ({ to, text }) => {
    if (to !== address) return;
    if (fail) throw fail();
    sent.push(text);
  };
  return { sent, send: () => sendMails({ sql: owner, send, siteUrl, organizer }) };
}

const letTimePass = (address: string) => owner`
  update private.mails set next_attempt_at = now() where address = ${address}`;

test('a mail is sent once when several servers send at the same time, and its link is deleted afterwards', async () => {
  const address = newAddress();
  await queue(address);
  const { sent, send } = wayOut(address);
  await Promise.all([send(), send(), send()]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(token_hash);
  expect(await rowOf(address)).toMatchObject({ is_sent: true, facts: {}, attempts: 1, last_error: null });
});

test('a mail to a person goes to the address of their account, and one without an address is not queued', async () => {
  const { id, email } = await server.person();
  await queue(null, id);
  expect(await mailsTo(server, email)).toMatchObject([{ subject: 'Choose a new password' }]);
  const before = await owner`select id from private.mails`;
  await queue(null, randomUUID());
  await queue('');
  expect(await owner`select id from private.mails`).toHaveLength(before.length);
});

test('a mail is in the language of the person, whether queued by id or by address', async () => {
  const { id, email, api } = await server.person();
  await api.updateMe({ language: 'es' });
  await queue(null, id);
  await queue(email);
  const { sent, send } = wayOut(email);
  await send();
  expect(sent.map((text) => text.split('\n')[0])).toEqual(['Hola, Someone:', 'Hola, Someone:']);
});

test('a mail to a person without a language uses that of their invitation, or else of their organization', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  await owner`
    update organization_settings set locale = 'es'
    where organization_id = (select organization_id from cases where id = ${caseId})`;
  const stranger = newAddress();
  await invite({ email: stranger });
  const helloTo = async (address: string) => {
    await queue(address);
    const { sent, send } = wayOut(address);
    await send();
    return [...new Set(sent.map((text) => text.split('\n')[0]))];
  };
  expect([await helloTo(stranger), await helloTo(mediator.email)]).toEqual([['Hola:'], ['Hola, Mia:']]);
  await invite({ email: stranger, language: 'en' });
  expect(await helloTo(stranger)).toEqual(['Hello,']);
  await mediator.api.updateMe({ language: 'en' });
  expect([await helloTo(mediator.email), await helloTo(newAddress())]).toEqual([['Hello Mia,'], ['Hello,']]);
});

test('a mail is in the color of the organization of its receiver, or of the one that invites them', async () => {
  const { mediator, organization, invite } = await openMediation(server);
  await owner`update organizations set primary_color = '#7a1fa2' where id = ${organization}`;
  const stranger = newAddress();
  await invite({ email: stranger });
  const colorOf = async (address: string) => {
    await queue(address);
    const sent: string[] = [];
    const send: SendMail = async ({ to, html }) => void (to === address && sent.push(html));
    await sendMails({ sql: owner, send, siteUrl, organizer });
    return sent.map((html) => /border-top:6px solid (#\w+)/.exec(html)?.[1]).at(-1);
  };
  expect([await colorOf(stranger), await colorOf(mediator.email)]).toEqual(['#7a1fa2', '#7a1fa2']);
  expect(await colorOf(newAddress())).toBe(defaultBranding.primaryColor);
});

test('an invitation greets its receiver by the name that was typed for them, also where others are invited to the address', async () => {
  const [one, other] = [await openMediation(server), await openMediation(server)];
  const shared = newAddress();
  const { token: noors } = await one.invite({ email: shared, guest: 'Noor Haddad' });
  const { token: sams } = await other.invite({ email: shared, guest: 'Sam Haddad' });
  await queue(shared);
  const { sent, send } = wayOut(shared);
  await send();
  const helloWith = (link: string) => sent.find((text) => text.includes(link))?.split('\n')[0];
  expect([noors, sams, token_hash].map(helloWith)).toEqual(['Hello Noor,', 'Hello Sam,', 'Hello,']);
});

test('a mail greets nobody by a name made of the address, and not who wants no names', async () => {
  const { id, email, api } = await server.person();
  const hello = async () => {
    await queue(email);
    const { sent, send } = wayOut(email);
    await send();
    return sent.at(-1)?.split('\n')[0];
  };
  expect(await hello()).toBe('Hello Someone,');
  const { preferences } = await api.getNotificationPreferences();
  await api.updateNotificationPreferences({ ...preferences, wording: 'neutral' });
  expect(await hello()).toBe('Hello,');
  await owner`update notification_preferences set wording = 'full' where user_id = ${id}`;
  expect(await hello()).toBe('Hello Someone,');
  await owner`update profiles set name = ${email.split('@')[0]!} where id = ${id}`;
  expect(await hello()).toBe('Hello,');
});

test('a failing mail is retried with growing delays and given up after eight attempts', async () => {
  const address = newAddress();
  await queue(address);
  const { send } = wayOut(address, () =>
    Object.assign(new Error(`550 no ${address} here`), { code: 'EENVELOPE', responseCode: 550 }),
  );
  const waits: (number | undefined)[] = [];
  for (let tries = 0; tries < 8; tries++) {
    await send();
    waits.push((await rowOf(address))?.minutes);
    await send();
    await letTimePass(address);
  }
  expect(waits.slice(0, 7)).toEqual([1, 5, 30, 120, 120, 120, 120]);
  expect(await rowOf(address)).toMatchObject({
    attempts: 8,
    is_given_up: true,
    is_sent: false,
    facts: {},
    last_error: 'EENVELOPE 550',
  });
  await send();
  expect(await rowOf(address)).toMatchObject({ attempts: 8 });
});

test('a mail with an invalid address or template is given up at once, logged without its facts and does not block other mails', async () => {
  const [nowhere, unknown, fine] = [newAddress(), newAddress(), newAddress()];
  await queue(nowhere);
  await queue(unknown, null, 'no such template');
  await queue(fine);
  const sent: string[] = [];
  const send: SendMail = async ({ to }) => {
    if (to === nowhere) throw new AddressError('No.');
    sent.push(to);
  };
  const lines: string[] = [];
  const log = createLog({ level: 'error', write: (line) => lines.push(line) });
  await sendMails({ sql: owner, send, siteUrl, organizer, log });
  const logged = lines.map((line) => JSON.parse(line) as { template: string });
  expect(logged.filter(({ template }) => template === 'no such template')).toMatchObject([
    { message: 'mail not written', err: { message: 'There is no such mail.' } },
  ]);
  expect(lines.join('')).not.toContain(token_hash);
  expect(await rowOf(nowhere)).toMatchObject({ is_given_up: true, last_error: 'address' });
  expect(await rowOf(unknown)).toMatchObject({ is_given_up: true, last_error: 'template' });
  expect(sent).toContain(fine);
});

test('a mail with an expired link and a reminder of a session that has begun are dropped, and are no failures', async () => {
  const [address, attendee] = [newAddress(), newAddress()];
  const starts = { starts_at: new Date(Date.now() - 1000).toISOString(), time_zone: 'Europe/London' };
  await queue(address);
  await owner`
    update private.mails set created_at = now() - make_interval(secs => ${limits.passwordReset / 1000})
    where address = ${address}`;
  await owner`select private.queue_mail(null, ${attendee}, 'session_reminder', ${JSON.stringify(starts)}::jsonb)`;
  for (const recipient of [address, attendee]) {
    const { sent, send } = wayOut(recipient);
    await send();
    expect(sent).toEqual([]);
    expect(await rowOf(recipient)).toBeUndefined();
  }
});

test('a mail claimed by a crashed server is sent by another one ten minutes later', async () => {
  const address = newAddress();
  await queue(address);
  await owner`
    update private.mails set attempts = 1, next_attempt_at = now() + interval '10 minutes' where address = ${address}`;
  const { sent, send } = wayOut(address);
  await send();
  expect(sent).toEqual([]);
  await letTimePass(address);
  await send();
  expect(sent).toHaveLength(1);
});

test('a mail is queued in the transaction that causes it', async () => {
  const address = newAddress();
  await expect(
    server.backend.run(`select private.queue_mail(null, '${address}', 'notification', '{}'); select 1 / 0;`),
  ).rejects.toThrow('division by zero');
  expect(await rowOf(address)).toBeUndefined();
});

test('people cannot queue or read mails', async () => {
  const { sql } = await server.person('admin');
  await expect(sql((it) => it`select private.queue_mail(null, 'a@b.example', 'x', '{}')`)).rejects.toMatchObject({
    code: '42501',
  });
  await expect(sql((it) => it`select * from private.mails`)).rejects.toMatchObject({ code: '42501' });
});
