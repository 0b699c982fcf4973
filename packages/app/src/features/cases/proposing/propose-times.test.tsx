import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { caseTab } from '../../../paths.ts';
import { cutConnection } from '../../../testing/interruptions.ts';
import { join, newParty } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { dialog, chooseDay } from './propose-times.testing.ts';

const send = () => dialog().getByRole('button', { name: 'Send to the mediator' });

test('a party proposes times for their own side, and the other party does not learn of it', async () => {
  const { mediator, caseId, maya } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  await renderAt(caseTab(caseId, 'sessions'), maya);
  await page.getByRole('button', { name: 'Propose times' }).click();
  await send().click();
  await expect.element(dialog().getByText('Choose who the session is with.')).toBeVisible();
  await expect.element(dialog().getByText('Choose a day and enter a time, like 9:30 AM.')).toBeVisible();
  await expect.element(dialog().getByRole('radio', { name: 'The mediator and my side' })).toHaveFocus();
  await dialog().getByRole('radio', { name: 'The mediator and my side' }).click();
  const first = await chooseDay(1, 15);
  await first.getByRole('textbox', { name: 'Time' }).fill('9.30');
  await dialog()
    .getByLabelText(/^What is it about/)
    .fill('The school');
  const reconnect = cutConnection();
  await send().click();
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('We could not reach the server.');
  await expect.element(dialog().getByLabelText(/^What is it about/)).toHaveValue('The school');
  reconnect();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Propose times' }).click();
  await expect.element(dialog().getByLabelText(/^What is it about/)).toHaveValue('The school');
  await expect.element(dialog().getByRole('radio', { name: 'The mediator and my side' })).toBeChecked();
  await expect.element(dialog().getByRole('textbox', { name: 'Time' })).toHaveValue('9:30 AM');
  await send().dblClick();
  await expect.element(dialog()).not.toBeInTheDocument();
  const { sessions } = await mediator.api.listCaseSessions({ caseId });
  expect(sessions).toMatchObject([
    { kind: 'individual', mode: 'video', agenda: ['The school'], proposed_by: maya.user.id },
  ]);
  expect(sessions[0]?.attendees.map(({ name }) => name)).toEqual(['Ruth Lindqvist', 'Maya Okafor', 'Tomas Herrera']);
  expect((await daniel.api.listSessions()).sessions).toEqual([]);
  await expect.element(page.getByRole('link', { name: 'Times that you proposed' })).toBeVisible();
  await page.getByRole('button', { name: 'Propose times' }).click();
  await expect.element(dialog().getByLabelText(/^What is it about/)).toHaveValue('');
});
