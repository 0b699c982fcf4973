import { afterAll, expect, inject, test } from 'vitest';
import { analyzeChannel } from '../analysis/analyze-channel.ts';
import { closeLawyerRounds } from '../jobs/close-lawyer-rounds.ts';
import { sqlOn } from '../database/database.ts';
import { builtInEngines } from '../language-model/engines.ts';
import { clauseId, insertVersion } from '../routes/agreement/agreements.fixture.ts';
import { sendDocument } from '../routes/documents/documents.fixture.ts';
import { intakeOf, openFamily, openMediation, say } from '../testing/family.ts';
import { addTopic, negotiationOf, offer, terms } from '../routes/negotiation/proposals.fixture.ts';
import { inHours, propose, proposeAndConfirm } from '../routes/sessions/sessions.fixture.ts';
import { codeOf, outcomes } from '../testing/outcomes.ts';
import { migratedDatabase } from '../testing/server.ts';
import { startTestServer } from '../testing.ts';

/** Why these tests are skipped; empty where they run: the one connection of the embedded database has no races. */
const reason = inject('superuserUrl') ? '' : ' (skipped, for no Postgres starts here)';
const server = await startTestServer(await migratedDatabase());

afterAll(() => server.stop());

const fourTimes = (work: () => Promise<unknown>) => outcomes([work(), work(), work(), work()]);
const oneDone = ['conflict', 'conflict', 'conflict', 'done'];

test.skipIf(reason)(
  `only one of several simultaneous identical requests succeeds, and the others return conflict${reason}`,
  async () => {
    const family = await openFamily(server);
    const { mediator, a, b, caseId } = family;
    const { invite } = await openMediation(server);
    const { token } = await invite(b);
    expect(await fourTimes(() => b.api.acceptInvitation({ token }))).toEqual(oneDone);

    const session = await propose(family);
    const slot_id = session.slots[0]!.id;
    const confirm = () => mediator.api.confirmSession({ sessionId: session.id, slot_id, version: session.version });
    expect(await fourTimes(confirm)).toEqual(oneDone);

    const { id: uploadId } = await sendDocument(a, caseId);
    expect(
      await outcomes([
        mediator.api.confirmUpload({ uploadId }),
        mediator.api.rejectUpload({ uploadId, reject_code: 'unreadable' }),
        mediator.api.confirmUpload({ uploadId }),
      ]),
    ).toEqual(['conflict', 'conflict', 'done']);

    const topic = await addTopic(family);
    for (const answer of ['accept', 'counter'] as const) {
      const { id: proposalId } = await offer(a, topic.id);
      expect(
        await outcomes([
          answer === 'accept' ? b.api.acceptProposal({ proposalId }) : b.api.counterProposal({ proposalId, terms }),
          a.api.withdrawProposal({ proposalId }),
          b.api.counterProposal({ proposalId, terms }),
          b.api.acceptProposal({ proposalId }),
        ]),
      ).toEqual(oneDone);
      const [now] = (await negotiationOf(mediator, family)).topics;
      const { title, version } = now!;
      const again = { topicId: topic.id, title, note: null, state: 'in_discussion', version } as const;
      await mediator.api.updateTopic(again);
    }

    const newcomer = await server.person();
    const begin = () => newcomer.api.createCase({ ...intakeOf(newcomer), organization_id: family.organization });
    expect(await fourTimes(begin)).toEqual(oneDone);

    const key = crypto.randomUUID();
    const post = async () => {
      const answer = await server.app.request(`/api/chat/channels/${family.together}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${a.token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ content: 'Once.' }),
      });
      return (await answer.json()) as { message: { id: string } };
    };
    const ids = new Set((await Promise.all([post(), post(), post()])).map((it) => it.message.id));
    expect(ids.size).toBe(1);

    const proposals = await Promise.all([propose(family), propose(family)]);
    expect(
      await outcomes(
        proposals.map(({ id: sessionId, slots: [, slot], version }) =>
          mediator.api.confirmSession({ sessionId, slot_id: slot!.id, version }),
        ),
      ),
    ).toEqual(['conflict', 'done']);
  },
);

test.skipIf(reason)(
  `deleting a session while it is being scheduled returns forbidden and keeps it${reason}`,
  async () => {
    const family = await openFamily(server);
    const { mediator, b } = family;
    const session = await propose(family, {}, b);
    const slot = session.slots[0]!;
    let dropping: Promise<unknown> = Promise.resolve();
    await mediator.sql(async (sql) => {
      await sql`update sessions set status = 'scheduled', starts_at = ${slot.starts_at} where id = ${session.id}`;
      dropping = b.api.deleteSession({ sessionId: session.id }).then(() => 'done', codeOf);
      await expect
        .poll(
          async () =>
            (await sqlOn(server.backend.db)`select 1 from pg_stat_activity where wait_event_type = 'Lock'`).length,
        )
        .toBe(1);
    });
    expect(await dropping).toBe('forbidden');
    expect(await server.owner`select status from sessions where id = ${session.id}`).toEqual([{ status: 'scheduled' }]);
  },
);

test.skipIf(reason)(
  `of simultaneous answers, new offers, confirmations, moves and cancellations one outcome stays, and attendees are notified of it once${reason}`,
  async () => {
    const family = await openFamily(server);
    const { mediator, a, b } = family;
    for (let round = 0; round < 5; round += 1) {
      const times = [300, 310].map((hours) => inHours(hours + round * 24));
      const { id: sessionId, slots, version } = await propose(family, { slots: times });
      const answer = ({ api }: typeof a) =>
        api.answerSlots({ sessionId, answers: slots.map(({ id }) => ({ slot_id: id, answer: 'yes' })) });
      const around = outcomes([answer(a), answer(b), mediator.api.offerSlots({ sessionId, slots: times.slice(1) })]);
      const decided = await outcomes([
        mediator.api.confirmSession({ sessionId, slot_id: slots[1]!.id, version }),
        mediator.api.cancelSession({ sessionId, version }),
      ]);
      expect(decided).toEqual(['conflict', 'done']);
      expect((await around).filter((code) => code !== 'done' && code !== 'conflict')).toEqual([]);
    }
    const { id: sessionId, version } = await proposeAndConfirm(family, { slots: [inHours(600)] });
    await server.owner`delete from notifications where user_id in (${a.id}, ${b.id})`;
    const move = (hours: number) => () => mediator.api.moveSession({ sessionId, starts_at: inHours(hours), version });
    const cancel = () => mediator.api.cancelSession({ sessionId, reason: 'Closed.', version });
    expect(await outcomes([move(700), cancel, move(710), cancel].map((work) => work()))).toEqual(oneDone);
    const notified = await server.owner<{ user_id: string }>`
      select user_id from notifications where user_id in (${a.id}, ${b.id}) and type = 'session_scheduled'`;
    expect(notified.map((it) => it.user_id).toSorted()).toEqual([a.id, b.id].toSorted());
  },
);

test.skipIf(reason)(`of two people of a case who take one name at the same time one is refused${reason}`, async () => {
  const { a, b } = await openFamily(server);
  const take = () => [a, b].map(({ api }) => api.updateMe({ name: 'Rowan Vale' }));
  expect(await outcomes(take())).toEqual(['conflict', 'done']);
});

test.skipIf(reason)(
  `two lawyers who finish at once close their round once, and no comment stays sealed${reason}`,
  async () => {
    const family = await openFamily(server);
    const { mediator, lawyerA, lawyerB, b, a, caseId } = family;
    await b.api.confirmLawyer({ caseId, participantId: family.participantOfLawyerB.id });
    const versionId = await insertVersion(server, family);
    const { round } = await mediator.api.openLawyerRound({ caseId, versionId, deadline_at: inHours(48) });
    const about = { caseId, versionId, clause_id: clauseId, audience: 'everyone', round_id: round.id } as const;
    const attempts = await outcomes([
      ...[lawyerA, lawyerB].map(({ api }) => api.finishLawyerRound({ roundId: round.id })),
      ...[lawyerA, lawyerB].map(({ api }) => api.addClauseComment({ ...about, text: 'Which day?' })),
      closeLawyerRounds(server.owner),
    ]);
    expect(attempts.filter((it) => it !== 'done' && it !== 'conflict')).toEqual([]);
    const events = await server.owner`
      select id from case_events where case_id = ${caseId} and kind = 'agreement_round_closed'`;
    expect(events).toHaveLength(1);
    const written = await server.owner<{ visible_to: string }>`
      select visible_to from clause_comments where round_id = ${round.id}`;
    expect(written.every(({ visible_to }) => visible_to === family.together)).toBe(true);
    expect((await a.api.listClauseComments({ caseId, versionId })).comments).toHaveLength(written.length);
  },
);

test.skipIf(reason)(
  `simultaneous analyses store one insight of each type, and none keeps words that are redacted meanwhile${reason}`,
  async () => {
    const family = await openFamily(server);
    const { mediator, b, caseId, together } = family;
    await b.api.answerAiConsent({ caseId, answer: 'yes' });
    const engines = builtInEngines();
    const channel = { channel_id: together, case_id: caseId };
    const insights = () => server.owner<{ insight_type: string; content: object }>`
      select insight_type, content from ai_insights where case_id = ${caseId} order by 1`;
    await say(b, together, 'I will kill you if you take them.');
    await Promise.all([1, 2, 3].map(() => analyzeChannel(server.owner, engines, channel)));
    expect((await insights()).map((it) => it.insight_type)).toEqual(['risk_assessment', 'tone_analysis']);

    const messages = await Promise.all(
      [1, 2, 3, 4].map((at) => say(b, together, `I will burn your house down, number ${at}.`)),
    );
    await Promise.all([
      ...messages.map(({ id: messageId }) => mediator.api.redactMessage({ messageId, reason: 'abusive' })),
      ...[1, 2, 3].map(() => analyzeChannel(server.owner, engines, channel)),
    ]);
    expect(JSON.stringify(await insights())).not.toContain('burn your house');
  },
);
