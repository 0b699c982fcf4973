// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { caseTab, paths } from '../../../paths.ts';
import { newParty } from '../../../testing/parties.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { dialog, chooseDay } from './propose-times.testing.ts';

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
