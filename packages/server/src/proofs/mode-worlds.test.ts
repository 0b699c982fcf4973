import type { Mode } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { openFamily, say } from '../testing/family.ts';
import { inputsOf, noSubjects } from '../testing/inputs.ts';
import { probe } from '../testing/probe.ts';
import { server } from '../testing/server.ts';
import { eventsIn, expectNoLeaks, listenIn, mailsIn, type Name, rowsIn } from './worlds.fixture.ts';

const others = ['a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'] as const;
type Discloser = 'a' | 'b' | null;

const modes = ['joint', 'paced', 'shuttle', 'paused'] as const satisfies Mode[];
/** Three worlds take half a minute, so that a quick run compares those of one mode, in its turn. */
const compared =
  process.env['TEST_SET'] === 'quick' ? [modes[Number(process.env['COMMIT_NUMBER']) % modes.length]!] : modes;
const evening = { from: '17:00', to: '19:00' };

/** The modes, each with the private answer that speaks for it; a joint case was a shuttled one before. */
const answersFor: Record<Mode, 'hours' | 'safety' | 'pause'> = {
  paced: 'hours',
  shuttle: 'safety',
  paused: 'pause',
  joint: 'safety',
};

/**
 * A family in which both parties answer the same private questions, and only what the discloser says speaks for the mode.
 * Then its mediator sets it: after reading what is proposed, or by themselves.
 */
async function openWorld(mode: Mode, discloser: Discloser) {
  await server.listen();
  const family = await openFamily(server);
  const { caseId, mediator } = family;
  const listeners = await listenIn(family, others);
  const answer = answersFor[mode];
  for (const name of ['a', 'b'] as const) {
    const { api } = family.people[name];
    const says = (about: string) => name === discloser && answer === about;
    const { intake } = await api.getIntake({ caseId });
    await mediator.api.returnIntake({ intakeId: intake!.id, questions: 'When did you move?' });
    const { version } = (await api.getIntake({ caseId })).intake!;
    const safety = { answers: { safe: says('safety') ? 'no' : 'yes' }, prefers_to_talk: false };
    const { intake: saved } = await api.saveIntake({ caseId, safety, version });
    await api.submitIntake({ caseId, version: saved.version });
    await api.setDelivery({ caseId, hours: says('hours') ? evening : null, holds_from: null });
    await api.askMediator({ caseId, kind: says('pause') ? 'pause' : 'private_conversation' });
  }
  const { proposed } = await mediator.api.listProposedModes({ caseId });
  expect(proposed.map(({ mode: it, user_id }) => [it, user_id])).toEqual(
    discloser === null ? [] : [[mode === 'joint' ? 'shuttle' : mode, family.people[discloser].id]],
  );
  const set = (next: Mode, version: number) =>
    mediator.api.setCaseMode({ caseId, mode: next, hours: next === 'paced' ? evening : null, version });
  await set(mode === 'joint' ? 'shuttle' : mode, 0);
  if (mode === 'joint') await set('joint', 1);
  return { family, others, listeners };
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** Reads, and writes that a mode refuses. What an admin reads of all cases together grows with each world. */
function isAsked(name: Name, call: string, path: string, method: string) {
  if (/^(postMessage|setCaseMode|putModeAside|createSession)$/.test(call)) return true;
  if (method !== 'GET' || call.endsWith('AuditLog')) return false;
  return name === 'admin' ? /:(caseId|channelId)|notifications/.test(path) : true;
}

/** The whole audit log of the case, without its place among other cases. */
async function auditFor({ family }: World, name: 'admin' | 'officeAdmin', words: Record<string, string>) {
  const { entries } = await family.people[name].api.listAuditLog({ case_id: family.caseId, limit: 100 });
  const names = new Map(Object.entries(words).map(([word, id]) => [id, word]));
  const lines = entries.map(({ action, object_type, object_id, actor_name, facts }) =>
    JSON.stringify([action, object_type, names.get(object_id ?? ''), actor_name, facts]),
  );
  return lines.join('\n').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => names.get(id) ?? 'id');
}

/** All that the others receive, by who they are. */
async function receivedIn(world: World, mode: Mode) {
  const { family } = world;
  const words = {
    ...Object.fromEntries(Object.entries(family.people).map(([name, { id }]) => [name, id])),
    caseId: family.caseId,
    otherCaseId: family.otherCaseId,
    organization: family.organization,
    participantOfA: family.participantOfA.id,
    participantOfB: family.participantOfB.id,
    participantOfLawyerB: family.participantOfLawyerB.id,
  };
  const received: Record<string, string> = {};
  for (const name of ['admin', 'officeAdmin'] as const)
    received[`${name} reads the audit log`] = await auditFor(world, name, words);
  for (const { name, waiting } of await mailsIn(world)) received[`${name} gets mails`] = JSON.stringify(waiting);
  Object.assign(received, await rowsIn(world, words));
  for (const name of others) {
    const asked = await probe(server, {
      token: family.people[name].token,
      words,
      inputs: (call) => ({ ...inputsOf(family, noSubjects())(call), slug: 'nobody' }),
      isMade: (call, { method, path }) => isAsked(name, call, path, method),
    });
    for (const [call, answer] of Object.entries(asked))
      received[`${name} asks ${call}`] = answer.replaceAll(/"seq":\d+/g, '"seq":0');
  }
  // A paused case takes no message that ends the waiting.
  const { caseId, mediator } = family;
  if (mode === 'paused') await mediator.api.setCaseMode({ caseId, mode: 'joint', hours: null, version: 1 });
  for (const { name, table, rows } of await eventsIn(world)) received[`${name} hears ${table}`] = JSON.stringify(rows);
  return received;
}

/** What reaches everybody but the one who said it. */
const without = (discloser: Name, received: Record<string, string>) =>
  Object.fromEntries(Object.entries(received).filter(([what]) => !what.startsWith(`${discloser} `)));

// ASVS 8.2.2
test.for(compared)(
  'a party, a lawyer or an admin cannot tell whether a case is %s because of one party, the other, or neither',
  { timeout: 300_000 },
  async (mode) => {
    const alone = await receivedIn(await openWorld(mode, null), mode);
    expect(alone['b asks getCaseMode']).toMatch(/^200/);
    expect(alone['b asks getCaseMode']).toContain(`"mode":"${mode}"`);
    expect(alone['b reads case_modes']).toContain(mode);
    expect(alone['lawyerA asks listProposedModes']).toMatch(/^404/);
    for (const name of ['admin', 'officeAdmin'])
      expect(alone[`${name} reads the audit log`]).toContain('"case_modes",null,"Mia Mediator"');
    for (const discloser of ['a', 'b'] as const) {
      const disclosed = await receivedIn(await openWorld(mode, discloser), mode);
      expectNoLeaks(without(discloser, alone), without(discloser, disclosed));
    }
  },
);

test('a party receives the messages of a paced case alike, whoever it was paced for', async () => {
  const read = async (discloser: Discloser) => {
    const { family } = await openWorld('paced', discloser);
    await server.owner`update case_modes set delivers_from = (now() at time zone time_zone + interval '2 hours')::time,
      delivers_to = (now() at time zone time_zone + interval '3 hours')::time where case_id = ${family.caseId}`;
    await say(family.a, family.together, 'Can you swap Friday?');
    const { messages } = await family.b.api.listMessages({ channelId: family.together });
    return messages.map(({ content }) => content);
  };
  expect(await read('a')).toEqual(await read(null));
});
