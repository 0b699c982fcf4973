import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../testing/family.ts';
import { addTopic, eventsOf, messagesFor, negotiationOf } from './proposals.fixture.ts';
import { server } from '../../testing/server.ts';

test('a reality check is between the mediator and one party, not for lawyers, and is answered once', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, lawyerA, caseId, participantOfA, participantOfB } = family;
  const topic = await addTopic(family);
  const ask = { topicId: topic.id, question: 'Who collects them if you are late?' };
  const each = { ...ask, participant_ids: [participantOfA.id, participantOfB.id] };
  expect(await whoMay(family, ({ api }) => api.askRealityCheck(each))).toEqual(['mediator']);
  await expect(
    mediator.api.askRealityCheck({ ...ask, participant_ids: [family.participantOfLawyerB.id] }),
  ).rejects.toMatchObject({ code: 'invalid' });
  const [forA] = (await negotiationOf(a, family)).reality_checks;
  expect(forA).toMatchObject({ participant_id: participantOfA.id, question: ask.question, answer: null });
  expect((await negotiationOf(mediator, family)).reality_checks).toHaveLength(2);
  expect((await negotiationOf(b, family)).reality_checks).toMatchObject([{ participant_id: participantOfB.id }]);
  expect((await negotiationOf(lawyerA, family)).reality_checks).toEqual([]);
  expect(await messagesFor(a, topic.id)).toEqual(['Your mediator has a question for you.']);
  const answer = { realityCheckId: forA!.id, answer: 'My sister collects them.' };
  expect(await whoMay(family, ({ api }) => api.answerRealityCheck(answer))).toEqual(['a']);
  await expect(a.api.answerRealityCheck(answer)).rejects.toMatchObject({ code: 'conflict' });
  expect(await messagesFor(mediator, topic.id)).toEqual(['Somebody answered your question.']);
  const { reality_checks } = await negotiationOf(mediator, family);
  expect(reality_checks.find(({ id }) => id === forA!.id)?.answer).toBe(answer.answer);
  expect((await eventsOf(caseId)).at(-1)).toEqual({
    kind: 'question_answered',
    visible_to: `party-${caseId}-${a.id}`,
  });
});
