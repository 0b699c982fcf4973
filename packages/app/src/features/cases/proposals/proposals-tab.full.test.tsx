// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newTopic, terms } from '../../../testing/topics.ts';
import { answerRequests } from '../../../testing/interruptions.ts';

const dialog = page.getByRole('dialog');
const card = (name: string) => page.getByRole('region', { name });

test('a party makes a proposal to everybody, and sees what is missing and who reads it before it is sent', async () => {
  const { maya, at, read } = await newTopic();
  await renderAt(at, maya);
  await page.getByRole('button', { name: 'Make a proposal' }).click();
  await expect.element(dialog.getByText('Visible to: you, Daniel, Ruth and Tomas.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(dialog.getByLabelText('Point 1', { exact: true })).toHaveFocus();
  await expect.element(dialog.getByText('Say what you propose.')).toBeVisible();
  await dialog.getByLabelText('Point 1', { exact: true }).fill('Wednesday');
  await dialog.getByLabelText('Your proposal for point 1').fill('Every week at mine.');
  await expect.element(dialog.getByText('Say what you propose.')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(page.getByText('Your proposal was sent')).toBeVisible();
  await expect
    .element(card('Your proposal'))
    .toMatchTextContent(/Every week at mine\..*Waiting for Daniel|Waiting for Daniel/);
  expect((await read()).proposals).toMatchObject([
    { audience: 'everyone', terms: [{ label: 'Wednesday', words: 'Every week at mine.' }] },
  ]);
});

test('a party asks the mediator first in the private channel, where the draft names the proposal once', async () => {
  const { maya, at, offer } = await newTopic();
  await offer();
  for (const time of ['first', 'second']) {
    await renderAt(at, maya);
    await page.getByRole('link', { name: 'Ask Ruth first' }).click();
    await expect
      .element(page.getByRole('textbox', { name: /^Message to/ }), { message: `the ${time} time` })
      .toHaveValue('About Daniel’s proposal on “School days”: ');
    leaveApp();
  }
});

test('a mediator adds a topic, parks it with a reason that a party reads, and takes it up again', async () => {
  const { mediator, maya, at, read } = await newTopic();
  await renderAt(at, mediator);
  await page.getByRole('button', { name: 'Add a topic' }).click();
  await dialog.getByLabelText('What it belongs to').selectOptions('Pensions');
  await dialog.getByLabelText(/^Name/).fill('Two pensions');
  await dialog.getByRole('button', { name: 'Add the topic' }).click();
  await page.getByRole('link', { name: /Two pensions/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Two pensions' })).toHaveFocus();
  await page.getByRole('button', { name: 'Park' }).click();
  await dialog.getByLabelText(/^Until when, or why/).fill('Until the letter is here');
  await dialog.getByRole('button', { name: 'Park' }).click();
  await expect.element(page.getByRole('button', { name: 'Take up again' })).toBeVisible();
  leaveApp();
  await renderAt(at, maya);
  await expect.element(page.getByRole('link', { name: /Two pensions/ })).toMatchTextContent(/Parked.*Until the letter/);
  await page.getByRole('link', { name: /Two pensions/ }).click();
  await expect.poll(() => page.getByText('Until the letter is here').elements().length).toBe(2);
  leaveApp();
  await renderAt(`${at}&topic=${(await read()).topics[1]?.id}`, mediator);
  await page.getByRole('button', { name: 'Take up again' }).click();
  await dialog.getByRole('button', { name: 'Take up again' }).click();
  await expect.poll(async () => (await read()).topics[1]?.state).toBe('in_discussion');
});

test('a mediator sees both versions side by side, and proposes to one party, whose name the button says', async () => {
  const { mediator, maya, at, read, offer } = await newTopic();
  const { id: proposalId } = await offer();
  await maya.api.counterProposal({ proposalId, terms });
  await renderAt(at, mediator);
  const row = page.getByRole('table', { name: 'School days' }).getByRole('row', { name: /Wednesday/ });
  await expect.element(row).toMatchTextContent(/In turns\.Every week at Maya’s\./);
  await card('Private with Daniel').getByRole('button', { name: 'Propose to Daniel only' }).click();
  await dialog.getByLabelText('Point 1', { exact: true }).fill('Wednesday');
  await dialog.getByLabelText('Your proposal for point 1').fill('In turns, from January.');
  await dialog.getByRole('button', { name: 'Send to Daniel only' }).click();
  await expect.element(card('Private with Daniel')).toMatchTextContent(/In turns, from January\./);
  expect((await read()).proposals.at(-1)).toMatchObject({ audience: 'one_side', from_role: 'mediator' });
});

test('the tab counts what waits for the mediator and for the client of a lawyer', async () => {
  const { maya, mediator, tomas, topic, at, offer } = await newTopic();
  await maya.api.makeProposal({ topicId: topic.id, audience: 'one_side', terms });
  await offer();
  await renderAt(at, mediator);
  await expect.element(page.getByRole('link', { name: 'Proposals 1 waits for you' })).toBeVisible();
  leaveApp();
  await renderAt(at, tomas);
  await expect.element(page.getByRole('link', { name: 'Proposals 1 waits for your client' })).toBeVisible();
});

test('a party offers everybody what only the mediator knew, without the reason, and then not again', async () => {
  const { maya, daniel, topic, at, read } = await newTopic();
  const alone = { topicId: topic.id, audience: 'one_side', note: 'I would take less.', terms } as const;
  await maya.api.makeProposal(alone);
  await renderAt(at, maya);
  await card('Your proposal').getByRole('button', { name: 'Propose it to everybody' }).click();
  await expect.element(dialog.getByLabelText('Your proposal for point 2')).toHaveValue(terms[1]!.words);
  await expect.element(dialog.getByText('Visible to: you, Daniel, Ruth and Tomas.')).toBeVisible();
  await expect.element(dialog.getByLabelText(/^Why you propose it/)).toHaveValue('');
  expect(dialog.getByRole('radio').query()).toBeNull();
  await dialog.getByRole('button', { name: 'Send to everybody' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/Waiting for Daniel/).first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Propose it to everybody' }).query()).toBeNull();
  expect((await read()).proposals.map(({ audience }) => audience)).toEqual(['one_side', 'everyone']);
  const { proposals } = await daniel.api.getNegotiation({ caseId: topic.case_id });
  expect(proposals).toMatchObject([{ audience: 'everyone', terms, note: null, parent_id: null }]);
});

test('a party reads that a proposal is in another language and whom to ask, in the card and before accepting it', async () => {
  const { maya, daniel, topic, at } = await newTopic();
  const spanish = [{ label: 'Los fines de semana', words: 'Ada duerme en la casa de Maya los viernes y los sábados.' }];
  await maya.api.makeProposal({ topicId: topic.id, audience: 'everyone', terms: spanish });
  const said =
    'This is written in Spanish. If you do not read it well, ask your mediator what it says before you agree';
  await renderAt(at, daniel);
  const proposal = page.getByRole('region').filter({ hasText: 'Ada duerme' }).last();
  await expect.element(proposal).toMatchTextContent(said);
  await page.getByRole('button', { name: 'Accept this' }).click();
  await expect.element(dialog).toMatchTextContent(said);
  leaveApp();
});

test('a party reads a translation of a proposal below it where a model is set up, and that AI may not read another', async () => {
  const { maya, daniel, topic, at } = await newTopic();
  const terms = [{ label: 'Los fines de semana', words: 'Ada duerme en la casa de Maya los viernes y los sábados.' }];
  const { proposal } = await maya.api.makeProposal({ topicId: topic.id, audience: 'everyone', terms });
  await renderAt(at, daniel);
  const shown = page.getByRole('region').filter({ hasText: 'Ada duerme' }).last();
  await expect.element(shown).toMatchTextContent('This is written in Spanish.');
  const button = page.getByRole('button', { name: 'Read in English' });
  expect(button.query()).toBeNull();
  leaveApp();

  const closed: string[] = [];
  const reply = { copy: ['The weekends: Ada sleeps at Maya’s on Fridays and Saturdays.'] as string[] | null };
  const engine = { kind: 'llm', name: 'a-model', version: '1.0.0', ruleset: 'r' };
  const asked: unknown[] = [];
  answerRequests(/\/translations?$/, (_, init) => {
    if (init?.method !== 'POST') return Response.json({ is_offered: true, closed });
    asked.push(init.body);
    return Response.json({ ...reply, engine });
  });
  await renderAt(at, daniel);
  await button.click();
  const copy = page.getByRole('region', { name: 'Translation by AI' });
  await expect.element(copy).toHaveFocus();
  await expect
    .element(copy)
    .toMatchTextContent(/A translation by AI, to read only\. What counts is the original\..*The weekends: Ada sleeps/);
  await expect.element(shown).toMatchTextContent(/Ada duerme en la casa/);
  expect(button.query()).toBeNull();
  expect(asked).toEqual(['{"language":"en"}']);
  leaveApp();

  reply.copy = null;
  await renderAt(at, daniel);
  await button.click();
  await expect.element(copy).toMatchTextContent(/no translation that is sure enough to be shown\. Ask your mediator/);
  leaveApp();

  closed.push(proposal.id);
  await renderAt(at, daniel);
  await expect.element(shown).toMatchTextContent('AI may not read this text, so there is no translation of it here.');
  expect(button.query()).toBeNull();
  leaveApp();
});

test('a party withdraws their own proposal, and a lawyer reads proposals without answering them', async () => {
  const { maya, tomas, at, read, offer } = await newTopic();
  const { topic_id: topicId } = await offer();
  await maya.api.makeProposal({ topicId, audience: 'everyone', terms });
  await renderAt(at, tomas);
  await expect.element(card('Maya’s proposal')).toBeVisible();
  for (const name of ['Accept this', 'Make a proposal', 'Withdraw it'])
    expect(page.getByRole('button', { name }).query()).toBeNull();
  leaveApp();
  await renderAt(at, maya);
  await card('Your proposal').getByRole('button', { name: 'Withdraw it' }).click();
  await dialog.getByRole('button', { name: 'Withdraw it' }).click();
  await expect.element(page.getByText('You withdrew it')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'School days' })).toHaveFocus();
  expect((await read()).proposals.map(({ state }) => state)).toEqual(['offered', 'withdrawn']);
});
