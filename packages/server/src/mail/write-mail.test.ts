import { expect, test } from 'vitest';
import { contrast } from '../brand/readable-color.ts';
import { writeMail } from './write-mail.ts';

const site = 'https://mediation.example';
const session = { starts_at: '2026-12-03T10:00:00Z', time_zone: 'Europe/Berlin' };

const samples: [template: string, facts: object][] = [
  ['invitation', { path: '/accept-invitation/abc' }],
  ['admin_invitation', { path: '/accept-invitation/abc' }],
  ['password_reset', { token_hash: 'a'.repeat(40) }],
  ['confirm_registration', { token: 'a'.repeat(43) }],
  ['account_exists', {}],
  ['session_reminder', session],
  ...['proposed', 'scheduled', 'moved', 'changed', 'cancelled'].map((change): [string, object] => [
    'session_changed',
    { change, ...session },
  ]),
  ...[
    'case_update',
    'document_uploaded',
    'document_reviewed',
    'session_scheduled',
    'session_reminder',
    'message',
    'user_invited',
  ].map((type): [string, object] => ['notification', { type }]),
  ['account_approved', {}],
  ['account_refused', {}],
  ['new_device', {}],
  ['factor_removal', {}],
  ['factors_removed', {}],
  ['data_erased', { is_part: true, backup_days: 14 }],
];

test.for(samples)('%s with %j mentions neither divorce nor mediation', ([template, facts]) => {
  const { subject, text } = writeMail(template, facts, site);
  expect(`${subject} ${text}`).not.toMatch(/divorc|mediat(?!ion\.example)|lawyer|case|party|separat|!/i);
  expect(text).toContain(site);
  expect(text).toMatch(/^Hello,\n\n/);
});

test.for(samples)('%s with %j is as neutral in Spanish', ([template, facts]) => {
  const { subject, text } = writeMail(template, facts, site, { language: 'es-MX' });
  expect(`${subject} ${text}`).not.toMatch(/divorci|mediaci|abogad|caso|\bparte|separa|[!¡]/i);
  expect(text).toContain(site);
  expect(text).toMatch(/^Hola:\n\n/);
  expect(text).not.toMatch(/Hello|Sign in|session/);
});

/** What a mail program shows of HTML: its words in lines, and where its links lead. */
function shown(html: string) {
  const body = html.slice(html.indexOf('<body'));
  const words = body
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll('&amp;', '&')
    .trim();
  return { lines: words.split('\n'), links: [...body.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url) };
}

test.for([...samples, ['signing_code', { code: '123456' }] as const])(
  '%s with %j says the same as text and as HTML, which loads nothing',
  ([template, facts]) => {
    for (const language of ['en', 'es']) {
      const { text, html } = writeMail(template, facts, site, { language, name: 'Maya Okafor' });
      const { lines, links } = shown(html);
      const written = text.trim().split('\n\n');
      expect(lines.filter((line) => !written.includes(line))).toHaveLength(links.length === 0 ? 0 : 2);
      expect(written.filter((line) => !lines.includes(line))).toEqual([]);
      expect(new Set(links.map((it) => it.replaceAll('&amp;', '&'))).size).toBe(links.length === 0 ? 0 : 1);
      for (const link of links) expect(link).toMatch(/^https:\/\/mediation\.example/);
      expect(html).not.toMatch(/<img|src=|url\(|@import|<link|<script/i);
      expect(html).toContain(`lang="${language}"`);
      expect(html.length).toBeLessThan(10_000);
    }
  },
);

test('a mail greets whoever has an account by their first name, and never with an address or markup', () => {
  const greetingOf = (name: string | null) => writeMail('account_approved', {}, site, { name }).text.split('\n')[0];
  expect([' Maya Okafor', 'José', 'O’Neil'].map(greetingOf)).toEqual(['Hello Maya,', 'Hello José,', 'Hello O’Neil,']);
  for (const name of [null, '', 'A Guest', 'evil.example', 'https://evil.example', '<b>Maya</b>', 'a'.repeat(41)])
    expect(greetingOf(name)).toBe('Hello,');
  expect(writeMail('account_approved', {}, site, { name: '<b>Maya</b>' }).html).not.toMatch(/<b>|Maya/);
  expect(writeMail('account_approved', {}, site, { name: "O'Neil" }).html).toContain('Hello O&#39;Neil,');
  expect(writeMail('account_approved', {}, site, { language: 'es', name: 'Maya' }).text).toMatch(/^Hola, Maya:\n/);
});

test.for(['#1f6feb', '#c4623f', '#ffe9a8', '#ffffff', '#0b0b0f', '#7a7a7a'])(
  'the button of a mail can be read in the color %s, and stands out by day and at night',
  (color) => {
    const { html } = writeMail('account_approved', {}, site, { color });
    const [, edge = '', ground = '', text = ''] =
      /border:1px solid (#\w+);background:(#\w+);color:(#\w+)/.exec(html) ?? [];
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(edge, '#ffffff')).toBeGreaterThanOrEqual(3);
    const [, atNight = ''] = /\.button { border-color: (#\w+)/.exec(html) ?? [];
    expect(contrast(atNight, '#21201d')).toBeGreaterThanOrEqual(3);
  },
);

test('a mail is in English for an unsupported or missing language', () => {
  for (const language of [null, 'fr', 'en-GB', 'toString'])
    expect(writeMail('account_approved', {}, site, { language }).subject).toBe('Your account is ready');
});

// ASVS 1.2.2
test('a link in a mail leads only to the public address', () => {
  expect(writeMail('invitation', { path: '/accept-invitation/abc' }, site).text).toContain(
    '\n\nhttps://mediation.example/accept-invitation/abc\n\n',
  );
  expect(writeMail('password_reset', { token_hash: 'x'.repeat(40) }, site).text).toContain(
    `\n\nhttps://mediation.example/reset?token_hash=${'x'.repeat(40)}&type=recovery\n\n`,
  );
  for (const path of ['.evil.example', '@evil.example', '//evil.example\n', '/a b', '/a\r\nBcc: x'])
    expect(() => writeMail('invitation', { path }, site)).toThrow('not the facts');
});

test('a mail shows the time of a session in its own time zone, and a cancellation shows no time', () => {
  expect(writeMail('session_reminder', session, site).text).toContain('on Thursday 3 December, 11:00 (Europe/Berlin).');
  expect(writeMail('session_reminder', session, site, { language: 'es' }).text).toContain(
    'el jueves 3 de diciembre, 11:00 (Europe/Berlin).',
  );
  expect(writeMail('session_changed', { change: 'cancelled', ...session }, site).text).not.toContain('December');
});

test('an unknown mail template or missing facts throw', () => {
  for (const [template, facts] of [
    ['nothing', {}],
    ['toString', {}],
    ['invitation', {}],
    ['notification', { type: 'something else' }],
    ['session_reminder', { ...session, starts_at: 'tomorrow' }],
    ['session_reminder', { ...session, time_zone: 'Nowhere/Land' }],
  ] as const)
    expect(() => writeMail(template, facts, site)).toThrow(/no such mail|not the facts|time zone/);
});
