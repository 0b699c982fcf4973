import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../testing/family.ts';
import { enter, openBoth } from './money.fixture.ts';
import { server } from '../../testing/server.ts';
import type { TestPerson } from '../../testing.ts';

test('questions go to both sides together, each to the owner’s side, and the owner answers', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, lawyerB, mediator, caseId } = family;
  const ofA = await enter(a, family);
  const ofB = await enter(b, family);
  await openBoth(family);
  const ask = (figureId: string, question: string) => mediator.api.askAboutFigure({ figureId, question });
  await ask(ofA.id, 'Is there a newer letter?');
  await ask(ofB.id, 'Are music lessons in it?');
  await expect(b.api.askAboutFigure({ figureId: ofA.id, question: 'Why?' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const questionsOf = async ({ api }: TestPerson) => (await api.getMoney({ caseId })).questions;
  expect(await questionsOf(a)).toEqual([]);
  expect(await whoMay(family, ({ api }) => api.sendFigureQuestions({ caseId }))).toEqual(['mediator']);
  for (const reader of [a, lawyerA]) expect(await questionsOf(reader)).toMatchObject([{ figure_id: ofA.id }]);
  expect(await questionsOf(b)).toMatchObject([{ figure_id: ofB.id }]);
  expect(await questionsOf(lawyerB)).toEqual([]);

  const [{ id: figureQuestionId } = { id: '' }] = await questionsOf(a);
  const answer = { figureQuestionId, answer: 'No, that is the newest.' };
  await expect(b.api.answerFigureQuestion(answer)).rejects.toMatchObject({ code: 'not_found' });
  await expect(lawyerA.api.answerFigureQuestion(answer)).rejects.toMatchObject({ code: 'forbidden' });
  await a.api.answerFigureQuestion(answer);
  expect(await questionsOf(mediator)).toMatchObject([{ answer: answer.answer }, { answer: null }]);
  await expect(mediator.api.removeFigureQuestion({ figureQuestionId })).rejects.toMatchObject({ code: 'conflict' });
  await expect(mediator.api.sendFigureQuestions({ caseId })).rejects.toMatchObject({ code: 'conflict' });
  await ask(ofB.id, 'Noted by mistake');
  const noted = (await questionsOf(mediator)).at(-1)!;
  await mediator.api.removeFigureQuestion({ figureQuestionId: noted.id });
  expect(await questionsOf(mediator)).toHaveLength(2);
});
