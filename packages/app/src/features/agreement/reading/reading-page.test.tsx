import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { releaseDraft } from '../../../testing/agreements.ts';
import { answerRequests } from '../../../testing/interruptions.ts';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { words } from './reading-page.testing.ts';

const document = 'parenting';

test('a party sees an open comment on a clause that was taken out, and the other party never sees a private one', async () => {
  const { id: caseId, mediator, party, other } = await commands.prepare('negotiatedCase');
  const [ruth, maya, daniel] = [await signIn(mediator), await signIn(party), await signIn(other)];
  const add = async (heading: string) =>
    (await ruth.api.addClause({ caseId, document, ...words, heading, text: 'Ada sleeps at Maya’s.' })).clause;
  const [kept, gone] = [await add('School days'), await add('Half-terms')];
  const { id: versionId } = await releaseDraft(ruth.api, caseId, document);
  for (const [clause, text] of [
    [kept, 'Which night is the first?'],
    [gone, 'Which half-term?'],
  ] as const)
    await maya.api.addClauseComment({ caseId, versionId, clause_id: clause.id, audience: 'mediator', text });
  await ruth.api.removeClause({ clauseId: gone.id, version: gone.version });
  await releaseDraft(ruth.api, caseId, document);

  const lost = page.getByRole('region', { name: 'Comments on clauses that were taken out' });
  await renderAt(`/agreement/${caseId}?document=${document}`, maya);
  await expect.element(lost).toMatchTextContent(/on version 1, still open.*Which half-term\?/);
  leaveApp();
  // Without a document in the address, the one that was released.
  await renderAt(`/agreement/${caseId}`, daniel);
  await expect.element(page.getByRole('region', { name: '1 School days' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Comment' }).first()).toBeVisible();
  expect(page.getByText('Which night is the first?').query()).toBeNull();
  const comment = page.getByRole('button', { name: 'Comment' }).first();
  await comment.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(comment).toHaveFocus();
  expect(lost.query()).toBeNull();
  leaveApp();

  await renderAt(`/agreement/${caseId}?document=${document}&clause=${kept.id}`, ruth);
  await expect
    .element(page.getByRole('region', { name: 'Comments on version 2' }))
    .toMatchTextContent(/on version 1, still open.*Which night is the first\?.*Answer/);
  await expect.element(lost).toMatchTextContent('Which half-term?');
  await expect.element(page.getByRole('link', { name: /^1 ?School days/ })).toMatchTextContent('1 open comment');
  leaveApp();
});

test('a reader has a clause in another language translated below its words', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  const text = 'Ada duerme en la casa de Maya cada lunes y los martes con Daniel.';
  const add = { caseId, document, ...words } as const;
  const { clause } = await ruth.api.addClause({ ...add, heading: 'Noches', text });
  await releaseDraft(ruth.api, caseId, document);
  answerRequests(/\/translations?$/, (_, init) => {
    if (init?.method !== 'POST') return Response.json({ is_offered: true, closed: [] });
    const engine = { kind: 'llm', name: 'a-model', version: '1.0.0', ruleset: 'r' };
    return Response.json({ copy: ['Nights', 'Ada sleeps at Maya’s every Monday.'], engine });
  });
  await renderAt(`/agreement/${caseId}?document=${document}`, maya);
  const section = page.getByRole('region', { name: '1 Noches' });
  await expect.element(section).toMatchTextContent('This is written in Spanish.');
  await expect
    .element(page.getByRole('region', { name: 'What changes for you' }))
    .toMatchTextContent('Maya (you) takes the children to school.');
  await section.getByRole('button', { name: 'Read in English' }).click();
  await expect
    .element(section.getByRole('region', { name: 'Translation by AI' }))
    .toMatchTextContent(/What counts is the original\. AI can be wrong\.\s*Nights\s*Ada sleeps/);
  await expect.element(section).toMatchTextContent(clause.text);
  leaveApp();
});

test('a party reads which open points, plain words, comments and answers are in another language, each marked with it', async () => {
  const { id: caseId, mediator, party, other } = await commands.prepare('negotiatedCase');
  const [ruth, maya, daniel] = [await signIn(mediator), await signIn(party), await signIn(other)];
  const plain = 'Ada duerme en casa cada lunes y los martes con la abuela.';
  const add = { caseId, document, ...words, heading: 'Nights', text: 'Ada sleeps at home.' } as const;
  const { clause } = await ruth.api.addClause({ ...add, plain_text: plain });
  const open = 'Quién paga el colegio de la niña, y desde cuándo.';
  const { id: versionId } = await releaseDraft(ruth.api, caseId, document, {
    open_points: [open, 'Aún sin acordar: la cláusula 1'],
    struck_points: [{ point: plain, reason: 'Both read Spanish.', clause_id: clause.id }],
  });
  const asked = '¿Cada lunes en la casa de Maya, o con la abuela?';
  const answer = 'Con Maya, y los martes en la casa de Daniel.';
  const comment = { caseId, versionId, clause_id: clause.id, audience: 'everyone', text: asked } as const;
  const { comment: sent } = await daniel.api.addClauseComment(comment);
  await ruth.api.settleClauseComment({ commentId: sent.id, outcome: answer });
  await renderAt(`/agreement/${caseId}?document=${document}`, maya);
  const changes = page.getByRole('region', { name: 'What changes for you' });
  const [said, ask] = ['This is written in Spanish.', 'If you do not read it well, ask your mediator what it says'];
  await expect
    .element(changes)
    .toMatchTextContent(
      new RegExp(`${plain}${said} ${ask} before.*${open}.*Some of this is written in Spanish. ${ask} before`),
    );
  // The product’s own line is in the language of its reader.
  await expect.element(changes).toMatchTextContent('Not agreed yet: clause 1');
  const section = page.getByRole('region', { name: '1 Nights' });
  await expect.element(section).toMatchTextContent(`${said} ${ask}.`);
  await expect.element(section).toMatchTextContent(answer + said);
  for (const text of [plain, open, asked, answer])
    await expect.element(page.getByText(text, { exact: true }).first()).toHaveAttribute('lang', 'es');
  leaveApp();
  // Nobody is told the language of their own words.
  await renderAt(`/agreement/${caseId}?document=${document}`, daniel);
  await expect.element(section).toMatchTextContent(asked);
  await expect.element(section).not.toMatchTextContent(asked + said);
  leaveApp();
});
