// Guards packages/app/src/features/cases/screening/** packages/app/src/features/sessions/start/** packages/app/src/shared/**
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { caseTab } from '../../../case-paths.ts';
import { paths } from '../../../paths.ts';
import { join, newParty } from '../../../testing/parties.ts';
import { client, newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const dialog = page.getByRole('dialog');

afterEach(leaveApp);

test('a mediator decides about a party, and a skipped question is not a yes', async () => {
  const { mediator, caseId, maya } = await newParty();
  await renderAt(caseTab(caseId, 'safety'), mediator);
  const card = page.getByRole('region', { name: 'Before the first session' });
  await expect.element(card).toMatchTextContent('Private safety check: not sent yet');
  const personalInfo = { ...client, name: 'Maya Okafor', email: maya.email };
  const { intake } = await maya.api.saveIntake({ caseId, personalInfo });
  await maya.api.submitIntake({ caseId, version: intake.version });
  leaveApp();
  await renderAt(caseTab(caseId, 'safety'), mediator);
  await expect.element(card).toMatchTextContent('skipped, which is not a yes');
  await card.getByRole('button', { name: 'Record a decision about Maya Okafor' }).click();
  const record = dialog.getByRole('button', { name: 'Record the decision' });
  await record.click();
  await expect.element(dialog.getByText('Choose one.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Go on in another way' }).click();
  await record.click();
  await expect.element(dialog.getByText('Choose a way, or write one.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Separate rooms' }).click();
  await dialog.getByLabelText('What is it based on?').fill('A talk alone');
  await record.click();
  await expect.element(card).toMatchTextContent(/Go on in another way.*Separate rooms/);
  await expect.element(card.getByRole('button', { name: 'Record a decision about Maya Okafor' })).toHaveFocus();
});

test('a first session of both says what is missing, and starts with a reason', async () => {
  const { mediator, caseId } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  const { session } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'in_person',
    time_zone: 'Europe/London',
    slots: [new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 170 * 3_600_000).toISOString()],
  });
  const { id: sessionId, slots, version } = session;
  await mediator.api.confirmSession({ sessionId, slot_id: slots[0]!.id, version });
  await renderAt(paths.session(sessionId), mediator);
  const card = page.getByRole('region', { name: 'Missing before the first session' });
  await expect.element(card).toMatchTextContent('No decision yet whether Daniel Okafor can meet the other party');
  await card.getByRole('button', { name: 'Start without it' }).click();
  await dialog.getByLabelText('Why do you start without it?').fill('Too short');
  await dialog.getByRole('button', { name: 'Start without it' }).click();
  await expect.element(dialog.getByText('Write at least 10 characters.')).toBeVisible();
  await dialog.getByLabelText('Why do you start without it?').fill('Both asked for it on the phone.');
  await dialog.getByRole('button', { name: 'Start without it' }).click();
  await expect.element(page.getByText('Both asked for it on the phone.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Started with something missing' })).toHaveFocus();
  await expect.element(card).not.toBeInTheDocument();
});

test('a mediator who decides that a party does not meet the other sees what is open, and offers separate rooms', async () => {
  const { mediator, caseId, maya } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  const { session } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'Europe/London',
    slots: [new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 170 * 3_600_000).toISOString()],
  });
  await renderAt(caseTab(caseId, 'safety'), mediator);
  await page.getByRole('button', { name: 'Record a decision about Maya Okafor' }).click();
  await dialog.getByRole('radio', { name: 'Do not meet' }).click();
  await dialog.getByLabelText('What is it based on?').fill('A talk alone');
  await dialog.getByRole('button', { name: 'Record the decision' }).click();
  await expect
    .element(page.getByRole('link', { name: /^Together, offered on/ }))
    .toHaveAttribute('href', paths.session(session.id));
  leaveApp();

  await renderAt(`/mediator/offer?case=${caseId}`, mediator);
  const kind = page.getByLabelText('Kind');
  await expect.element(kind).toHaveValue('shuttle');
  await expect.element(page.getByText(/^You decided that Maya .* In this offer they do not meet\.$/)).toBeVisible();
  await kind.selectOptions('Together');
  const why = page.getByLabelText('Why do they meet?');
  await expect.element(why).toBeVisible();
  leaveApp();

  await renderAt(paths.session(session.id), mediator);
  await expect.element(page.getByRole('button', { name: /remind/i })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Write why they meet' }).click();
  await dialog.getByLabelText('Why do they meet?').fill('Both asked for it on the phone.');
  await dialog.getByRole('button', { name: 'Let them meet' }).click();
  await expect.element(page.getByRole('heading', { name: 'Why the parties meet in this session' })).toHaveFocus();
  leaveApp();

  await renderAt(paths.session(session.id), maya);
  await expect.element(page.getByText(/Which times suit you/).first()).toBeVisible();
  await expect.element(page.getByText(/meet the other|should not meet/)).not.toBeInTheDocument();
});
