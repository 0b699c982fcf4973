import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerRequests, cutConnection } from '../../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newTopic, terms } from '../../../testing/topics.ts';

const dialog = page.getByRole('dialog');
const card = (name: string) => page.getByRole('region', { name });

test('a proposal typed without a connection stays in the form and is sent afterwards, to the chosen readers only', async () => {
  const { maya, at, read } = await newTopic();
  await renderAt(at, maya);
  await page.getByRole('button', { name: 'Make a proposal' }).click();
  await dialog.getByLabelText('Point 1', { exact: true }).fill('Wednesday');
  await dialog.getByLabelText('Your proposal for point 1').fill('At mine.');
  await dialog.getByRole('radio', { name: 'Ruth and my lawyer only' }).click();
  await expect.element(dialog.getByText('Visible to: you, Ruth and Tomas.')).toBeVisible();
  const reconnect = cutConnection();
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  reconnect();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Make a proposal' }).click();
  await expect.element(dialog.getByLabelText('Your proposal for point 1')).toHaveValue('At mine.');
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await read()).proposals).toMatchObject([{ audience: 'one_side' }]);
  expect(JSON.stringify(sessionStorage)).not.toContain('At mine.');
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

test('a party counters from the terms of the proposal, and the other party sees what differs and accepts it', async () => {
  const { maya, daniel, at, read, offer } = await newTopic();
  await offer();
  await renderAt(at, maya);
  await expect.element(page.getByRole('link', { name: 'Proposals 1 waits for you' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a counter-proposal' }).click();
  await expect.element(dialog.getByLabelText('Your proposal for point 2')).toHaveValue('In turns.');
  const first = dialog.getByLabelText('Point 1', { exact: true });
  await expect.element(first).toHaveFocus();
  const { value, selectionStart } = first.element() as HTMLInputElement;
  expect(selectionStart).toBe(value.length);
  await userEvent.fill(dialog.getByLabelText('Your proposal for point 2'), 'Every other week.');
  await dialog.getByRole('button', { name: 'Send the counter-proposal' }).click();
  await expect.element(card('Your counter-proposal')).toBeVisible();
  leaveApp();
  await renderAt(at, daniel);
  const counter = card('Maya’s counter-proposal');
  await expect.element(counter).toMatchTextContent(/Before: In turns\..*Now: Every other week\./);
  await counter.getByRole('button', { name: 'Accept this' }).click();
  await expect.element(dialog).toMatchTextContent(/Accepting is not signing.*Every other week\./);
  await dialog.getByRole('button', { name: 'Accept this' }).click();
  await expect.element(counter).toMatchTextContent(/Agreed/);
  await expect.element(page.getByRole('heading', { name: 'School days' })).toHaveFocus();
  expect((await read()).topics).toMatchObject([{ state: 'agreed' }]);
});

test('a party does not agree, the mediator reads why, and the other party reads that it is not accepted', async () => {
  const { mediator, maya, daniel, at, read, offer } = await newTopic();
  await offer();
  const reason = 'The school is too far from there.';
  await renderAt(at, maya);
  await page.getByRole('button', { name: 'I don’t agree' }).click();
  await expect
    .element(dialog)
    .toMatchTextContent(/those who read it see “Not accepted”.*In turns\..*Only Ruth and you read it\./);
  await dialog.getByRole('textbox', { name: /^Why not\?/ }).fill(reason);
  await dialog.getByRole('button', { name: 'I don’t agree' }).click();
  const declined = card('Daniel’s proposal');
  await expect.element(declined).toMatchTextContent(/Not accepted.*You did not agree: The school is too far/);
  await expect.element(page.getByRole('heading', { name: 'School days' })).toHaveFocus();
  expect(page.getByRole('button', { name: 'Accept this' }).query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Make a proposal' })).toBeVisible();
  expect((await read()).proposals).toMatchObject([{ state: 'declined', declined_by: [{ reason }] }]);
  leaveApp();
  await renderAt(at, mediator);
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/Not accepted.*Maya does not agree: The school is too far from there\..*without the reason/);
  leaveApp();
  await renderAt(at, daniel);
  await expect.element(card('Your proposal')).toMatchTextContent(/Not accepted/);
  await expect.element(page.getByRole('main')).not.toMatchTextContent('too far');
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

test('a mediator asks one party in private, and that party answers; neither a lawyer nor the other party sees it', async () => {
  const { mediator, maya, tomas, daniel, at, read } = await newTopic();
  await renderAt(at, mediator);
  await page.getByRole('radio', { name: 'Maya only' }).click();
  await page.getByLabelText('Your question').fill('Who collects them?');
  await page.getByRole('button', { name: 'Send to Maya only' }).click();
  await expect.element(card('Private with Maya')).toMatchTextContent(/Who collects them\?.*Not answered yet/);
  await expect.element(page.getByLabelText('Your question')).toHaveValue('');
  leaveApp();
  for (const other of [tomas, daniel]) {
    await renderAt(at, other);
    await expect.element(page.getByText('No proposal yet')).toBeVisible();
    expect(page.getByText('Who collects them?').query()).toBeNull();
    leaveApp();
  }
  await renderAt(at, maya);
  await expect.element(page.getByText(/One private question waits for you\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^School days/ })).toMatchTextContent('A question from Ruth');
  await page.getByRole('button', { name: 'Answer Ruth' }).click();
  const reconnect = cutConnection();
  await page.getByLabelText('Your answer').fill('My sister.');
  await page.getByRole('button', { name: 'Send to Ruth only' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  reconnect();
  await page.getByRole('button', { name: 'Send to Ruth only' }).click();
  await expect.element(page.getByText('Your answer was sent to Ruth only')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'A question from Ruth, for you alone' })).toHaveFocus();
  expect((await read()).reality_checks[0]?.answer).toBe('My sister.');
  await expect.element(page.getByRole('link', { name: /^School days/ })).not.toMatchTextContent('A question from Ruth');
});
