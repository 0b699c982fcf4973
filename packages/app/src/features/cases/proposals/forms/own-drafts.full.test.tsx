// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt, leaveApp } from '../../../../testing/render-app.tsx';
import { newTopic } from '../../../../testing/topics.ts';
import { cutConnection } from '../../../../testing/interruptions.ts';

const dialog = page.getByRole('dialog');
const card = (name: string) => page.getByRole('region', { name });

test('a mediator keeps a draft for one side, which is in the lane of that party', async () => {
  const { mediator, at, read } = await newTopic();
  await renderAt(at, mediator);
  const lane = card('Private with Daniel');
  await lane.getByRole('button', { name: 'Propose to Daniel only' }).click();
  await dialog.getByLabelText('Your proposal for point 1').fill('In turns.');
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect.element(lane).toMatchTextContent(/Your draft.*Point 1.*In turns\./);
  await lane.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByLabelText('Point 1', { exact: true }).fill('Wednesday');
  await dialog.getByRole('button', { name: 'Send to Daniel only' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(lane).not.toMatchTextContent(/Your draft/);
  expect(await read()).toMatchObject({ drafts: [], proposals: [{ audience: 'one_side', from_role: 'mediator' }] });
});

test('a party keeps a draft that nobody else sees, goes on in another window, and offers it from there', async () => {
  const { maya, mediator, daniel, caseId, at, read } = await newTopic();
  await renderAt(at, maya);
  await page.getByRole('button', { name: 'Make a proposal' }).click();
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect.element(dialog.getByLabelText('Point 1', { exact: true })).toHaveFocus();
  await dialog.getByLabelText('Point 1', { exact: true }).fill('Wednesday');
  await dialog.getByRole('radio', { name: 'Ruth and my lawyer only' }).click();
  await dialog.getByLabelText('Open until').selectOptions('No end');
  const reconnect = cutConnection();
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  reconnect();
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect.element(card('Your draft')).toMatchTextContent(/Wednesday.*Not written yet.*Visible to: you alone\./);
  expect(JSON.stringify(sessionStorage)).not.toContain('Wednesday');
  for (const other of [mediator, daniel])
    expect(await other.api.getNegotiation({ caseId })).toMatchObject({ proposals: [], drafts: [] });
  leaveApp();
  sessionStorage.clear();
  await renderAt(at, maya);
  await expect.element(page.getByRole('link', { name: /School days/ })).toMatchTextContent(/You have a draft here/);
  await card('Your draft').getByRole('button', { name: 'Go on' }).click();
  await expect.element(dialog.getByLabelText('Point 1', { exact: true })).toHaveValue('Wednesday');
  await expect.element(dialog.getByLabelText('Open until')).toHaveValue('');
  await dialog.getByLabelText('Your proposal for point 1').fill('At mine.');
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect.element(card('Your proposal')).toBeVisible();
  expect(card('Your draft').query()).toBeNull();
  await expect.element(page.getByRole('heading', { name: 'School days' })).toHaveFocus();
  expect((await read()).proposals).toMatchObject([{ audience: 'one_side', expires_at: null }]);
});

test('a party discards a draft of a counter-proposal, after a question', async () => {
  const { maya, caseId, at, offer } = await newTopic();
  await offer();
  await renderAt(at, maya);
  await page.getByRole('button', { name: 'Make a counter-proposal' }).click();
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
  const draft = card('Your draft of a counter-proposal');
  await draft.getByRole('button', { name: 'Go on' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Counter-proposal: School days' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await draft.getByRole('button', { name: 'Discard' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(draft).not.toBeInTheDocument();
  expect((await maya.api.getNegotiation({ caseId })).drafts).toEqual([]);
});
