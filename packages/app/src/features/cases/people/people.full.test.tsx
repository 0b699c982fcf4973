// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newCase, client, newPerson, signIn } from '../../../testing/people.ts';
import { renderAt, leaveApp } from '../../../testing/render-app.tsx';
import { newOffice } from '../../../testing/offices.ts';
import { join } from '../../../testing/parties.ts';
import { holdRequests } from '../../../testing/interruptions.ts';

const here = page.getByRole('region', { name: 'In this case' });

const former = page.getByRole('region', { name: 'No longer in this case' });

async function withParty() {
  const opened = await newCase('Okafor family');
  const maya = await newPerson('divorcee', 'Maya Okafor');
  await join(opened.mediator, opened.caseId, maya, 'divorcee', 'A');
  return { ...opened, maya };
}

test('a mediator writes a note with tags and changes it', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/cases/${caseId}?tab=notes`, mediator);
  await userEvent.fill(page.getByLabelText('New note'), 'Begin with the house.');
  await userEvent.fill(page.getByLabelText(/^Tags/), 'home, home, school days');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByRole('button', { name: /^Edit note/ }).click();
  await userEvent.fill(page.getByLabelText(/^Note of/), 'Begin with the school days.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Begin with the school days.')).toBeVisible();
  expect((await mediator.api.listNotes({ caseId })).notes).toMatchObject([
    { text: 'Begin with the school days.', tags: ['home', 'school days'], version: 2 },
  ]);
});

test('a mediator removes a person with a reason, and brings them back', async () => {
  const { mediator, caseId } = await withParty();
  await renderAt(`/cases/${caseId}?tab=people`, mediator);
  await here.getByRole('button', { name: 'Remove Maya Okafor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Maya Okafor from the case?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(dialog.getByLabelText('Why?')).toHaveAccessibleDescription(/Choose a reason\./);
  await dialog.getByLabelText('Why?').selectOptions('They were added by mistake');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(former).toMatchTextContent('Maya Okafor');
  await former.getByRole('button', { name: 'Bring back Maya Okafor' }).click();
  await expect.element(here).toMatchTextContent('Maya Okafor');
});

test('a mediator invites a person again with the same address, and withdraws the invitation', async () => {
  const { mediator, caseId } = await withParty();
  const email = `${crypto.randomUUID()}@test.example`;
  await mediator.api.invite({ caseId, email, name: 'Daniel Okafor', role: 'divorcee', side: 'B' });
  const answer = holdRequests('/invitations?');
  await renderAt(`/cases/${caseId}?tab=people`, mediator);
  const again = here.getByRole('button', { name: 'Invite again: Daniel Okafor' });
  await expect.element(again).toBeDisabled();
  answer();
  await again.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Email')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  await expect.element(dialog.getByText('The invitation is ready')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await here.getByRole('button', { name: 'Withdraw invitation of Daniel Okafor' }).click();
  await page.getByRole('button', { name: 'Withdraw the invitation' }).click();
  await expect.element(former).toMatchTextContent('Daniel Okafor');
});

test('a mediator chooses the language of an invitation', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/cases/${caseId}?tab=people`, mediator);
  await page.getByRole('button', { name: 'Invite someone' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabelText('Name').fill('Ana Reyes');
  await dialog.getByLabelText('Email').fill(`${crypto.randomUUID()}@test.example`);
  await expect.element(dialog.getByLabelText('Language of the invitation')).toHaveValue('en');
  await dialog.getByLabelText('Language of the invitation').selectOptions('Español');
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  await expect.element(page.getByText('The invitation is ready')).toBeVisible();
  const { invitations } = await mediator.api.listInvitations({ caseId });
  expect(invitations).toMatchObject([{ name: 'Ana Reyes', language: 'es' }]);
  leaveApp();
  await renderAt('/mediator/invite', mediator);
  const row = page.getByRole('row', { name: /Ana Reyes/ });
  await expect.element(row).toMatchTextContent(/Divorcee.*Ana Reyes.*Spanish/);
});

test('a mediator reads that a name is too long, and that their suspended organization sends no invitations', async () => {
  const admin = await newPerson('admin');
  const { email, user } = await newPerson('mediator');
  const { organization } = await admin.api.createOrganization({ name: `Lantern ${crypto.randomUUID()}` });
  const { version } = (await admin.api.getUser({ userId: user.id })).user;
  await admin.api.updateUser({ userId: user.id, organization_id: organization.id, version: version ?? 0 });
  const mediator = await signIn(email);
  const { case: opened } = await mediator.api.createCase({ title: 'Okafor family', personalInfo: client });
  await renderAt(`/cases/${opened.id}?tab=people`, mediator);
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await page.getByRole('button', { name: 'Invite someone' }).first().click();
  await dialog.getByLabelText('Name').fill('Maya '.repeat(30));
  await dialog.getByLabelText('Email').fill('maya@test.example');
  await expect.element(dialog.getByText('Use 120 characters or fewer.')).toBeVisible();

  await admin.api.updateOrganization({ orgId: organization.id, suspended: true, version: organization.version });
  leaveApp();
  await renderAt(`/cases/${opened.id}?tab=people`, mediator);
  await expect.element(page.getByText(/^The organization of this case is suspended/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Invite someone' }).query()).toBeNull();
});

test('a party of a suspended organization can only refuse a lawyer, and a mediator takes out who leaves or is a danger', async () => {
  const { mediator, maya, caseId, suspend } = await newOffice();
  await join(mediator, caseId, await newPerson('lawyer', 'Tomas Herrera'), 'lawyer', 'A');
  await suspend();
  for (const address of [`/cases/${caseId}?tab=people`, '/profile', '/divorcee']) {
    await renderAt(address, maya);
    await expect.element(page.getByRole('button', { name: 'This is not my lawyer' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Confirm as my lawyer' })).not.toBeInTheDocument();
    leaveApp();
  }
  await renderAt(`/cases/${caseId}?tab=people`, mediator);
  await here.getByRole('button', { name: 'Remove Maya Okafor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Maya Okafor from the case?' });
  const reasons = dialog.getByRole('option').elements();
  expect(reasons.map((it) => it.textContent)).toEqual(['Choose a reason', 'They wish to leave', 'Safety']);
  await dialog.getByLabelText('Why?').selectOptions('They wish to leave');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(former).toMatchTextContent('Maya Okafor');
  expect(page.getByRole('button', { name: 'Bring back Maya Okafor' }).query()).toBeNull();
});

test('a party confirms their lawyer among the participants, and has no other action', async () => {
  const { mediator, caseId, maya } = await withParty();
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  await join(mediator, caseId, tomas, 'lawyer', 'A');
  await renderAt(`/cases/${caseId}?tab=people`, maya);
  await here.getByRole('button', { name: 'Confirm as my lawyer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, confirm' }).click();
  await expect
    .poll(async () => (await maya.api.listParticipants({ caseId })).participants.at(-1)?.confirmed_by_client_at)
    .not.toBeNull();
  for (const name of [/^Remove/, /^Invite/]) expect(page.getByRole('button', { name }).query()).toBeNull();
});

test('a mediator whose note was changed in another tab keeps what they wrote, sees the newer note and saves over it', async () => {
  const { mediator, caseId } = await newCase();
  const { note } = await mediator.api.addNote({ caseId, text: 'Begin with the house.', tags: [] });
  await renderAt(`/cases/${caseId}?tab=notes`, mediator);
  await page.getByRole('button', { name: /^Edit note/ }).click();
  const text = page.getByLabelText(/^Note of/);
  await userEvent.fill(text, 'Begin with the pets.');
  const goOn = holdRequests(new RegExp(`/${caseId}/notes(\\?|$)`));
  await mediator.api.updateNote({
    caseId,
    noteId: note.id,
    version: note.version,
    text: 'Begin with the money.',
    tags: [],
  });
  await page.getByRole('button', { name: 'Save' }).click();
  goOn();
  await expect.element(page.getByText('Begin with the money.')).toBeVisible();
  await expect.element(page.getByText(/^Somebody changed this in the meantime/)).toBeVisible();
  await expect.element(text).toHaveValue('Begin with the pets.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await mediator.api.listNotes({ caseId })).notes)
    .toMatchObject([{ text: 'Begin with the pets.', version: 3 }]);
});
