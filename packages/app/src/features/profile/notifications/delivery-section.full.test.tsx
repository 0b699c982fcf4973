// Guards packages/app/src/features/profile/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newParty } from '../../../testing/parties.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const delivery = page.getByRole('region', { name: 'Messages of the other party' });
const save = delivery.getByRole('button', { name: 'Save delivery' });

test('a party chooses hours and a tone for messages of the other party, and finds both again', async () => {
  const { maya, caseId } = await newParty();
  await renderAt(`${paths.profile()}?part=safety`, maya);
  await delivery.getByRole('checkbox', { name: 'Only at hours that I choose' }).click();
  await delivery.getByRole('textbox', { name: 'To' }).fill('17:00');
  await save.click();
  await expect.element(delivery.getByText('Choose an end that is not the beginning.')).toBeVisible();
  expect(await maya.api.getDelivery({ caseId })).toMatchObject({ delivery: { hours: null, holds_from: null } });
  await delivery.getByRole('textbox', { name: 'To' }).fill('18:30');
  await delivery.getByLabelText('Harsh messages').selectOptions('From 6 of 10: Heated');
  await save.click();
  await expect.element(delivery.getByText('Saved just now')).toBeVisible();
  expect(await maya.api.getDelivery({ caseId })).toMatchObject({
    delivery: { hours: { from: '17:00', to: '18:30' }, holds_from: 6 },
  });
});

test('a party comes from the channel that both parties read to the choice of hours, and not from their private one', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { postMessage } = mediator.api;
  await postMessage({ channelId: `case-${caseId}`, content: 'Good morning to all.' });
  await renderAt('/divorcee/messages', maya);
  const more = page.getByRole('button', { name: 'More for this channel' });
  const choose = page.getByRole('menuitem', { name: 'Choose when messages reach you' });
  await more.click();
  await expect.element(page.getByRole('menuitem', { name: 'Save the messages as PDF' })).toBeVisible();
  expect(choose.query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: /Good morning to all/ }).click();
  await more.click();
  await choose.click();
  await expect.element(delivery).toBeVisible();
});

test('a lawyer does not see the choice when messages arrive', async () => {
  const { tomas } = await newParty();
  await renderAt(`${paths.profile()}?part=safety`, tomas);
  await expect.element(page.getByRole('heading', { name: 'What others see of you' })).toBeVisible();
  expect(delivery.query()).toBeNull();
});
