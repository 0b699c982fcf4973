// Guards packages/app/src/features/cases/progress/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../../../testing/parties.ts';
import { renderAt } from '../../../testing/render-app.tsx';

test('a mediator comes from the case to its progress and reminds a party that is waited for', async () => {
  const { mediator, caseId, maya } = await newParty();
  await renderAt(`/case/${caseId}`, mediator);
  await page.getByRole('link', { name: 'See progress and send reminders' }).click();
  const waited = page.getByRole('region', { name: 'Activity of each party' });
  await expect.element(waited).toMatchTextContent(/Maya Okafor.*Waiting on them.*Last active on/);
  await waited.getByRole('button', { name: 'Send reminder to Maya Okafor' }).click();
  await expect.element(waited).toMatchTextContent('Reminded on');
  const { notifications } = await maya.api.listNotifications();
  expect(notifications.map(({ message }) => message)).toContain('Your mediator asks you to look at your case.');
});
