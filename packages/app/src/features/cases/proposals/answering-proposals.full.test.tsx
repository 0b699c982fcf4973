// Guards packages/app/src/features/cases/proposals/** packages/server/src/routes/negotiation/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newTopic } from '../../../testing/topics.ts';

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
    .toMatchTextContent(/those who read it see “Not accepted”.*In turns\..*Visible to: you and Ruth\./);
  await dialog.getByRole('textbox', { name: /^Why not\?/ }).fill(reason);
  await dialog.getByRole('button', { name: 'I don’t agree' }).click();
  const declined = card('Daniel’s proposal');
  await expect
    .element(declined)
    .toMatchTextContent(
      /Not accepted.*Visible to: you, Daniel, .*You did not agree: The school is too far from there\. ?Visible to: you and Ruth\./,
    );
  await expect.element(page.getByRole('heading', { name: 'School days' })).toHaveFocus();
  expect(page.getByRole('button', { name: 'Accept this' }).query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Make a proposal' })).toBeVisible();
  expect((await read()).proposals).toMatchObject([{ state: 'declined', declined_by: [{ reason }] }]);
  leaveApp();
  await renderAt(at, mediator);
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(
      /Not accepted.*Maya does not agree: The school is too far from there\. ?Visible to: you and Maya\..*without the reason/,
    );
  leaveApp();
  await renderAt(at, daniel);
  await expect.element(card('Your proposal')).toMatchTextContent(/Not accepted/);
  await expect.element(page.getByRole('main')).not.toMatchTextContent('too far');
  leaveApp();
  await renderAt('/divorcee', daniel);
  await page.getByRole('link', { name: /^Your proposal was not accepted: School days/ }).click();
  await expect.element(card('Your proposal')).toMatchTextContent(/Not accepted/);
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

test('a party reads of a pause before they write a proposal, and can keep it as a draft only', async () => {
  const { mediator, caseId, maya, at, read } = await newTopic();
  await mediator.api.setCaseMode({ caseId, mode: 'paused', hours: null, version: 0 });
  await renderAt(at, maya);
  await expect.element(page.getByText(/^Your mediator has set a pause\./)).toBeVisible();
  await page.getByRole('button', { name: 'Make a proposal' }).click();
  await expect.element(dialog.getByText(/^Your mediator has set a pause\./)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Send the proposal' })).toBeDisabled();
  await dialog.getByLabelText('Point 1', { exact: true }).fill('Wednesday');
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await read()).proposals).toEqual([]);
});
