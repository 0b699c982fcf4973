// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newCase } from '../../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../../testing/render-app.tsx';
import { emptySchedule } from '../../schedule/empty-schedule.ts';

test('a mediator reads beside the draft and at its release which handovers of a clause the schedule does not have', async () => {
  const { mediator, caseId } = await newCase();
  const cycle = Array.from('AAAAAAABBBBBBB', (side) => (side === 'A' ? 'A' : 'B'));
  const patterns = [{ id: crypto.randomUUID(), from: '2027-03-15', cycle }];
  await mediator.api.saveParentingSchedule({ caseId, schedule: { ...emptySchedule(), patterns } });
  await mediator.api.addClause({
    caseId,
    document: 'parenting',
    issue: 'parenting',
    heading: 'Handovers',
    text: 'Daniel collects Ada at school on Sundays at 17:30.',
    plain_text: '',
    state: 'draft',
  });
  const checks = page.getByRole('complementary', { name: 'Checks' });
  const advice =
    /1 Handovers: For handovers it says Sunday and 5:30.PM\. The schedule that is attached says Monday, .*\./;
  await renderAt(`/agreement/${caseId}?document=parenting`, mediator);
  await expect.element(checks).toMatchTextContent(advice);
  await page.getByRole('button', { name: 'Release version 1' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(advice);
  await dialog.getByRole('link', { name: '1 Handovers' }).first().click();
  const field = page.getByLabelText('Words to sign');
  await field.fill('At Christmas Daniel collects Ada at school on Sunday.');
  await expect.element(checks).toMatchTextContent('1 Handovers: For handovers it says Sunday.');
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(dialog.getByRole('radio', { name: /^Everybody/ })).toBeVisible();
  await expect.element(dialog).not.toMatchTextContent('For handovers');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await field.fill('Daniel collects Ada at school on Mondays at 15:15.');
  await expect.element(checks).not.toMatchTextContent('For handovers');
  leaveApp();
});

test('a mediator reads that nothing is said about handovers until the schedule has their places', async () => {
  const { mediator, caseId } = await newCase();
  const cycle = Array.from('AAAAAAABBBBBBB', (side) => (side === 'A' ? 'A' : 'B'));
  const schedule = { ...emptySchedule(), patterns: [{ id: crypto.randomUUID(), from: '2027-03-15', cycle }] };
  const { version } = await mediator.api.saveParentingSchedule({ caseId, schedule });
  const checks = page.getByRole('complementary', { name: 'Checks' });
  await renderAt(`/agreement/${caseId}?document=parenting`, mediator);
  await expect.element(checks).toMatchTextContent('Nothing said about school holidays');
  await expect.element(checks).not.toMatchTextContent('Nothing said about where the children sleep');
  await expect.element(checks).toMatchTextContent('Nothing said about handovers');
  leaveApp();
  const handover = { school_days: { place: 'School', time: '15:15' }, other_days: { place: 'Home', time: '10:00' } };
  await mediator.api.saveParentingSchedule({ caseId, schedule: { ...schedule, handover }, version });
  await renderAt(`/agreement/${caseId}?document=parenting`, mediator);
  await expect.element(checks).toMatchTextContent('Nothing said about school holidays');
  await expect.element(checks).not.toMatchTextContent('Nothing said about handovers');
  await page.getByRole('button', { name: 'Show what is covered' }).click();
  await expect.element(checks).toMatchTextContent('handovers');
  leaveApp();
});

test('a mediator reads which place of the schedule speaks of one person, in the parenting plan alone', async () => {
  const { mediator, caseId } = await newCase();
  const handover = { school_days: { place: 'School', time: '15:15' }, other_days: { place: 'My home', time: '10:00' } };
  await mediator.api.saveParentingSchedule({ caseId, schedule: { ...emptySchedule(), handover } });
  const checks = page.getByRole('region', { name: 'Before you release' });
  const point = 'Parenting schedule: “My home”: two people sign. Say whose, or who.';
  await renderAt(`/agreement/${caseId}?document=parenting`, mediator);
  await expect.element(checks).toMatchTextContent(point);
  await expect.element(checks).not.toMatchTextContent('“School”');
  leaveApp();
  await renderAt(`/agreement/${caseId}?document=memorandum`, mediator);
  await expect.element(checks).toMatchTextContent('Parenting schedule');
  await expect.element(checks).not.toMatchTextContent('My home');
  leaveApp();
});
