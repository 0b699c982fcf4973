// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { caseTab } from '../../../case-paths.ts';
import { paths } from '../../../paths.ts';
import { newParty, join } from '../../../testing/parties.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { dialog, chooseDay } from './propose-times.testing.ts';
import { cutConnection } from '../../../testing/interruptions.ts';
import { newPerson } from '../../../testing/people.ts';

const send = () => dialog().getByRole('button', { name: 'Send to the mediator' });

test('a lawyer proposes a time for everybody in the case', async () => {
  const { caseId, tomas, maya, mediator } = await newParty();
  await renderAt(caseTab(caseId, 'sessions'), tomas);
  await page.getByRole('button', { name: 'Propose times' }).click();
  await dialog().getByRole('radio', { name: 'Everybody in the case' }).click();
  const first = await chooseDay(1, 16);
  await first.getByRole('textbox', { name: 'Time' }).fill('14:00');
  await send().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect((await maya.api.listSessions()).sessions).toMatchObject([{ kind: 'joint', proposed_by: tomas.user.id }]);
  const [session] = (await tomas.api.listSessions()).sessions;
  leaveApp();
  await renderAt(paths.session(session!.id), tomas);
  await expect.element(page.getByRole('heading', { name: 'Times that you proposed' })).toBeVisible();
  expect(page.getByText('Which times suit you?').query()).toBeNull();
  leaveApp();
  await renderAt(paths.session(session!.id), mediator);
  await expect.element(page.getByText(/^Tomas proposes these times\. 1 of 2 have answered\./)).toBeVisible();
  leaveApp();
  await renderAt('/mediator/schedule', mediator);
  await expect
    .element(page.getByRole('region', { name: 'Waiting for a reply' }))
    .toMatchTextContent(/Tomas proposes these times\./);
});

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

test('a party reads of a pause before they propose times, and a refusal that comes meanwhile is in view', async () => {
  const { mediator, caseId, maya } = await newParty();
  await renderAt(caseTab(caseId, 'sessions'), maya);
  await page.getByRole('button', { name: 'Propose times' }).click();
  await dialog().getByRole('radio', { name: 'Everybody in the case' }).click();
  const first = await chooseDay(1, 16);
  await first.getByRole('textbox', { name: 'Time' }).fill('14:00');
  const reconnect = cutConnection();
  dialog().getByRole('radio', { name: 'Everybody in the case' }).element().scrollIntoView();
  await send().click();
  await expect.element(dialog().getByRole('alert')).toBeInViewport();
  reconnect();
  await mediator.api.setCaseMode({ caseId, mode: 'paused', hours: null, version: 0 });
  await expect.element(dialog().getByText(/^Your mediator has set a pause\./)).toBeVisible();
  await expect.element(send()).toBeDisabled();
  await dialog().getByRole('radio', { name: 'The mediator and my side' }).click();
  await send().click();
  await expect.element(dialog()).not.toBeInTheDocument();
});
