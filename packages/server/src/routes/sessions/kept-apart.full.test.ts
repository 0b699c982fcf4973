// Guards supabase/migrations/20261201101100_screening_decisions.sql packages/server/src/routes/sessions/**
import { expect, test } from 'vitest';
import { type Family, openFamily, screen, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { inHours, propose, versionOf, withA } from './sessions.fixture.ts';

const reason = 'Both lawyers asked for it in writing.';
const refused = { code: 'conflict', message: expect.stringContaining('You decided that the parties do not meet.') };

/** The mediator decides that party A does not meet the other. */
const keepApart = ({ mediator, caseId, participantOfA }: Family) =>
  mediator.api.recordScreening({
    caseId,
    participant_id: participantOfA.id,
    instrument: 'A talk',
    screened_on: '2026-11-02',
    outcome: 'stop',
    adaptations: [],
    own_words: '',
    next_review_on: null,
  });

const apartIn = async ({ mediator, caseId }: Family) =>
  (await mediator.api.listCaseSessions({ caseId })).sessions.map(({ kept_apart }) => kept_apart);

test('a mediator offers parties who do not meet separate rooms or one alone, and one room only with a reason', async () => {
  const family = await openFamily(server);
  const { mediator, officeAdmin, caseId } = family;
  await keepApart(family);
  await expect(propose(family)).rejects.toMatchObject(refused);
  await expect(propose(family, { kind: 'review' })).rejects.toMatchObject(refused);
  expect(await apartIn(family)).toEqual([]);
  const shuttle = await propose(family, { kind: 'shuttle', mode: 'phone' });
  await propose(family, withA(family));
  const edit = { sessionId: shuttle.id, kind: 'joint' as const, version: shuttle.version };
  await expect(mediator.api.updateSession(edit)).rejects.toMatchObject(refused);
  const { id: sessionId } = await propose(family, { meet_reason: reason });
  expect(await apartIn(family)).toEqual([[], [], []]);
  expect((await mediator.api.getSessionStart({ sessionId })).start).toMatchObject({
    meeting: { reason },
    without: null,
  });
  const { entries } = await officeAdmin.api.listAuditLog({ case_id: caseId, limit: 100 });
  expect(JSON.stringify(entries)).not.toContain(reason);
  await keepApart(family);
  await expect(
    mediator.api.offerSlots({ sessionId, slots: [inHours(300)], version: await versionOf(family, sessionId) }),
  ).rejects.toMatchObject(refused);
});

test('an open session of parties who do not meet waits for a reason, and nobody else learns why', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, caseId, participantOfA } = family;
  const { id: sessionId, slots } = await propose(family);
  await keepApart(family);
  expect(await apartIn(family)).toEqual([[participantOfA.id]]);
  for (const { api } of [a, b]) expect((await api.getSession({ sessionId })).session.kept_apart).toEqual([]);
  const confirm = async () =>
    mediator.api.confirmSession({ sessionId, slot_id: slots[0]!.id, version: await versionOf(family, sessionId) });
  await expect(confirm()).rejects.toMatchObject(refused);
  await expect(mediator.api.meetAllTheSame({ sessionId, reason: 'Because.' })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await whoMay(family, ({ api }) => api.meetAllTheSame({ sessionId, reason }))).toEqual(['mediator']);
  await expect(mediator.api.meetAllTheSame({ sessionId, reason })).rejects.toMatchObject({ code: 'conflict' });
  expect((await confirm()).session).toMatchObject({ status: 'scheduled', kept_apart: [] });
  expect((await mediator.api.getSessionStart({ sessionId })).start.missing.map(({ what }) => what)).not.toContain(
    'stopped',
  );
  const asked = await propose(family, {}, b);
  expect(asked.kept_apart).toEqual([]);
  await expect(propose(family, { meet_reason: reason }, b)).rejects.toMatchObject({ code: 'forbidden' });
  await screen(mediator, caseId, participantOfA);
  expect((await propose(family)).kept_apart).toEqual([]);
});
