import { expect, test } from 'vitest';
import { longTime } from '../../mail/long-time.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { type Family, openFamily } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { beginAt, proposeAndConfirm } from '../../routes/sessions/sessions.fixture.ts';
import type { TestPerson } from '../../testing.ts';
import { remindOfSessions } from './remind-of-sessions.ts';

const { owner } = server;

/** The last Sunday of March that is a month away or more: the night in which Europe's clocks go forward. */
function clockChange(): Date {
  for (let year = new Date().getUTCFullYear(); ; year++) {
    const end = new Date(Date.UTC(year, 2, 31));
    end.setUTCDate(31 - end.getUTCDay());
    if (end.getTime() > Date.now() + 30 * 86_400_000) return end;
  }
}

/** A time on the day of the clock change, or days before it, as an instant. */
const at = (time: string, daysBefore = 0) =>
  `${new Date(clockChange().getTime() - daysBefore * 86_400_000).toISOString().slice(0, 10)}T${time}:00Z`;

async function sleepAt({ api }: TestPerson, time_zone: string, quiet_hours: { from: string; to: string } | null) {
  await api.updateMe({ time_zone });
  const { preferences } = await api.getNotificationPreferences({});
  await api.updateNotificationPreferences({ ...preferences, quiet_hours });
}

async function sessionAt(family: Family, startsAt: string) {
  const { id } = await proposeAndConfirm(family);
  await beginAt(server, id, startsAt);
  return id;
}

/** Runs the job at each of these times, and returns those at which the person was reminded and when the mail may leave. */
async function remindersOf({ id }: TestPerson, moments: string[]) {
  const reminders: { at: string; mailedAt: string | undefined }[] = [];
  const count = async () =>
    (await owner`select id from notifications where user_id = ${id} and type = 'session_reminder'`).length;
  for (const moment of moments) {
    const before = await count();
    await remindOfSessions(owner, moment);
    if ((await count()) === before) continue;
    const mails = await owner<{ next_attempt_at: string }>`
      select next_attempt_at from private.mails where receiver = ${id} and template = 'session_reminder'
      order by created_at`;
    const last = mails.at(-1)?.next_attempt_at;
    reminders.push({ at: moment, mailedAt: last && new Date(last).toISOString().replace('.000Z', 'Z') });
  }
  return reminders;
}

/** Every quarter of an hour from one time to another. */
function everyQuarter(from: string, to: string): string[] {
  const moments: string[] = [];
  for (let moment = Date.parse(from); moment <= Date.parse(to); moment += 15 * 60_000)
    moments.push(new Date(moment).toISOString().replace('.000Z', 'Z'));
  return moments;
}

test('the reminder of 48 hours waits for the end of the quiet hours, and that of 2 hours comes before them', async () => {
  const family = await openFamily(server);
  const { a } = family;
  // In Madrid the night is one hour shorter: 21:00 is 20:00 UTC before the change, and 10:30 is 08:30 UTC after it.
  await sleepAt(a, 'Europe/Madrid', { from: '21:00', to: '09:00' });
  await sessionAt(family, at('08:30'));
  const first = await remindersOf(a, everyQuarter(at('07:00', 2), at('12:00', 2)));
  // 48 hours before, it is 09:30 in Madrid and no quiet hour.
  expect(first).toEqual([{ at: at('08:30', 2), mailedAt: expect.any(String) }]);
  const second = await remindersOf(a, everyQuarter(at('18:00', 1), at('08:15')));
  expect(second.map((it) => it.at)).toEqual([at('19:45', 1)]);
});

test('quiet hours of each person are in their own time zone, across a daylight-saving change', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  await sleepAt(a, 'Europe/Madrid', { from: '21:00', to: '10:00' });
  await sleepAt(b, 'America/New_York', { from: '20:00', to: '03:00' });
  await sessionAt(family, at('08:30'));
  const two = everyQuarter(at('08:15', 2), at('09:30', 2));
  const [ofA] = await remindersOf(a, two);
  // The notification comes at once; the mail leaves at 10:00 in Madrid, which is 09:00 UTC before the change.
  expect(ofA).toEqual({ at: at('08:30', 2), mailedAt: at('09:00', 2) });
  const mailsOfB = await owner<{ waits: boolean }>`
    select next_attempt_at > now() as waits from private.mails where receiver = ${b.id} and template = 'session_reminder'`;
  expect(mailsOfB).toEqual([{ waits: false }]);

  // 2 hours before is 06:30 UTC: 08:30 in Madrid, which is quiet since 21:00 (20:00 UTC), and 02:30 in New York, quiet
  // since 20:00 (00:00 UTC).
  const night = everyQuarter(at('19:00', 1), at('08:15'));
  const before = new Map<TestPerson, string>();
  for (const moment of night) {
    await remindOfSessions(owner, moment);
    for (const person of [a, b]) if (!before.has(person) && (await reminded(person)) === 2) before.set(person, moment);
  }
  expect([before.get(a), before.get(b)]).toEqual([at('19:45', 1), at('23:45', 1)]);
});

const reminded = async ({ id }: TestPerson) =>
  (await owner`select id from notifications where user_id = ${id} and type = 'session_reminder'`).length;

test('without quiet hours the second reminder comes exactly 2 hours before, once', async () => {
  const family = await openFamily(server);
  const { a } = family;
  await sessionAt(family, at('08:30'));
  const moments = [at('08:30', 2), ...everyQuarter(at('05:00'), at('08:15'))];
  const reminders = await remindersOf(a, [...moments, ...moments]);
  expect(reminders.map((it) => it.at)).toEqual([at('08:30', 2), at('06:30')]);
});

test('the mail of a reminder that a busy server is late with never leaves in the quiet hours', async () => {
  const family = await openFamily(server);
  const { a } = family;
  await sleepAt(a, 'UTC', { from: '21:00', to: '08:00' });
  await sessionAt(family, at('09:00'));
  const [late] = await remindersOf(a, [at('03:00')]);
  expect(late).toEqual({ at: at('03:00'), mailedAt: at('08:00') });
});

test('a reminder is in the language of the person, with the time in the zone of the session', async () => {
  const family = await openFamily(server);
  const { a } = family;
  await a.api.updateMe({ language: 'es', time_zone: 'America/New_York' });
  await sessionAt(family, at('08:30'));
  await remindOfSessions(owner, at('06:30'));
  const [mail] = await owner<{ facts: unknown; language: string }>`
    select facts, private.mail_language(receiver, address) as language from private.mails
    where receiver = ${a.id} and template = 'session_reminder'`;
  const { text } = writeMail('session_reminder', mail?.facts, 'https://m.example', {
    language: mail?.language ?? null,
  });
  expect(text).toContain(`Tiene una sesión el ${longTime(at('08:30'), 'Europe/London', 'es', at('09:30'))}.`);
  expect(text).toContain('09:30 a 10:30 (Europe/London)');
});

test('a person whose safe way is the phone gets the reminder in the app and no mail', async () => {
  const family = await openFamily(server);
  const { a } = family;
  await a.api.updateMe({
    safe_contact: { channels: ['phone'], hours: 'weekdays until noon', voicemail: false, neutral: true, code_word: '' },
  });
  await sessionAt(family, at('08:30'));
  expect(await remindersOf(a, [at('06:30')])).toEqual([{ at: at('06:30'), mailedAt: undefined }]);
});
