// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newCase, newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newPartyCase } from './case-page.testing.ts';

const tabs = page.getByRole('navigation', { name: 'Parts of the case' });

test('a mediator sees the missing step conditions and the activity feed of a case, and opens its parts', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(page.getByRole('link', { name: '0 of 2 parties have joined' })).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'You opened the case' })).toBeVisible();
  await expect.element(page.getByText(/Mediator: Ruth Lindqvist/)).toBeVisible();
  await tabs.getByRole('link', { name: 'Safety' }).click();
  await expect.element(page.getByRole('region', { name: 'Private requests' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Messages' }).click();
  await expect.element(page.getByRole('region', { name: 'Messages' })).toMatchTextContent('Everyone in the case');
});

test('the second address of a case opens the part in which its step is worked on', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/cases/${caseId}`, mediator);
  await expect.element(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

test('a party sees a link to their own open task, the missing party without a link and no AI summary', async () => {
  const { caseId, ada } = await newPartyCase();
  await renderAt(`/case/${caseId}`, ada);
  const progress = page.getByRole('region', { name: 'Your progress' });
  await expect
    .element(progress.getByRole('link', { name: 'The intake form' }))
    .toHaveAttribute('href', `/intake?case=${caseId}`);
  await expect.element(progress).toMatchTextContent(/Waiting on others.*The second person has to join/);
  expect(progress.getByRole('link', { name: /second person/ }).query()).toBeNull();
  expect(page.getByText('AI summary').query()).toBeNull();
});

test('a mediator marks an issue of the case as agreed', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/case/${caseId}`, mediator);
  await page.getByLabelText('Parenting').selectOptions('Agreed');
  await expect
    .poll(async () => (await mediator.api.getCase({ caseId })).case.issues)
    .toEqual([{ issue: 'parenting', state: 'agreed' }]);
});

test('a mediator keeps a note, its field is empty again, and an empty note is not kept', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/cases/${caseId}?tab=notes`, mediator);
  const note = page.getByLabelText('New note');
  await note.fill(' Both prefer mornings. ');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect.element(page.getByText('Both prefer mornings.')).toBeVisible();
  await expect.element(note).toHaveValue('');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect.element(note).toHaveAccessibleDescription(/Write a few words/);
  expect((await mediator.api.listNotes({ caseId })).notes).toHaveLength(1);
});

test('a party reads in the activity feed who mediated their case before and who does now', async () => {
  const { mediator, caseId, ada } = await newPartyCase();
  const admin = await newPerson('admin');
  const next = await newPerson('mediator', 'Jonas Feld');
  await admin.api.assignMediator({ case_id: caseId, mediator_id: next.user.id });
  const happened = page.getByRole('region', { name: 'What has happened' });
  await renderAt(`/case/${caseId}`, ada);
  await expect.element(happened.getByText('Jonas Feld is the mediator now')).toBeVisible();
  await expect.element(happened.getByText('Ruth Lindqvist left the case')).toBeVisible();
  await expect.element(page.getByText(/Mediator: Jonas Feld/)).toBeVisible();
  leaveApp();
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(page.getByText(/another mediator has this case now/)).toBeVisible();
});

test('a mediator comes from a party to their private channel', async () => {
  const { mediator, caseId } = await newPartyCase();
  await renderAt(`/case/${caseId}`, mediator);
  await page.getByRole('link', { name: 'Write to Ada Reyes in private' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await expect.element(chat.getByRole('heading', { name: /Ada Reyes · private/ })).toBeVisible();
});

test('a mediator closes a case only after choosing a reason', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/case/${caseId}`, mediator);
  await page.getByRole('button', { name: 'Close the case' }).click();
  const dialog = page.getByRole('alertdialog');
  const reason = dialog.getByLabelText('How did it end?');
  await expect.element(reason).toHaveValue('');
  await dialog.getByRole('button', { name: 'Close the case' }).click();
  await expect.element(reason).toHaveAccessibleDescription('Choose a reason.');
  await expect.element(reason).toHaveFocus();
  await reason.selectOptions('Withdrawn');
  await dialog.getByRole('button', { name: 'Close the case' }).click();
  await expect
    .poll(async () => (await mediator.api.getCase({ caseId })).case)
    .toMatchObject({ status: 'closed', close_reason: 'withdrawn' });
});

test('a party sees what they have done, also a document that is not needed, and nothing about the other party', async () => {
  const { mediator, caseId, ada } = await newPartyCase();
  const ben = await newPerson('divorcee', 'Ben Reyes');
  const { token } = await mediator.api.invite({ caseId, email: ben.email, name: 'Ben', role: 'divorcee', side: 'B' });
  await ben.api.acceptInvitation({ token });
  for (const [person, documents] of [
    [ada, 2],
    [ben, 5],
  ] as const) {
    const { requirements } = await person.api.listRequirements({ caseId });
    for (const { id, version } of requirements.slice(0, documents))
      await person.api.updateRequirement({
        caseId,
        requirementId: id,
        version,
        state: 'not_applicable',
        na_reason: 'I never had one.',
      });
  }
  await renderAt(`/case/${caseId}`, ada);
  const progress = page.getByRole('region', { name: 'Your progress' });
  await expect.element(progress).toMatchTextContent(/Done.*2 documents that you don’t have, in review/);
  await expect.element(progress).toMatchTextContent(/Waiting on others.*Ben has something left to do/);
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/5 documents|16 needed/);
});
