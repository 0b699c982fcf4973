// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../../../paths.ts';
import { newCase, newOfficeAdmin, newPerson, password } from '../../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../../testing/render-app.tsx';

const region = (name: string) => page.getByRole('region', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

test('an admin opens a person from the list, and reads the account and the cases by their reference', async () => {
  const { mediator, caseId } = await newCase('Reyes family');
  const { reference } = (await mediator.api.getCase({ caseId })).case;
  const party = await newPerson('divorcee', unique('Ada'));
  const { token } = await mediator.api.invite({
    caseId,
    email: party.email,
    name: party.name,
    role: 'divorcee',
    side: 'A',
  });
  await party.api.acceptInvitation({ token });
  const { path } = await renderAt(paths.adminUsers(), await newOfficeAdmin());
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search people' }), party.name);
  await userEvent.click(page.getByRole('link', { name: party.name }));
  await expect.poll(path).toBe(paths.adminUser(party.user.id));
  await expect.element(page.getByRole('heading', { level: 1, name: party.name })).toBeVisible();
  const account = region('Account');
  await expect.element(account).toMatchTextContent('Only their mediator reads it');
  await expect.element(account).toMatchTextContent('Not set up');
  await expect.element(account).toMatchTextContent('Test Mediation');
  await expect.element(region('Cases').getByRole('link', { name: reference })).toBeVisible();
  await expect.element(page.getByText('Reyes family')).not.toBeInTheDocument();
  expect(region('Handovers').query()).toBeNull();
  expect(button('Choose the organization').query()).toBeNull();
});

test('an admin reads who had a case before, ends sessions, and changes the role of a mediator without cases', async () => {
  const { mediator, caseId } = await newCase('Reyes family');
  const next = await newPerson('mediator', unique('Jonas'));
  const admin = await newPerson('admin', 'Alex Morgan');
  await admin.api.assignMediator({ case_id: caseId, mediator_id: next.user.id });
  await renderAt(paths.adminUser(next.user.id), admin);
  const handover = region('Handovers').getByRole('row').nth(1);
  for (const name of [mediator.user.name, next.name, 'Alex Morgan'])
    await expect.element(handover).toMatchTextContent(name);
  await userEvent.click(button('End all sign-in sessions'));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'End the sessions' }));
  await expect.poll(() => next.api.getMe().catch((error: { code: string }) => error.code)).toBe('unauthenticated');
  await userEvent.click(button('Change role'));
  const dialog = page.getByRole('dialog');
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'lawyer');
  await userEvent.fill(dialog.getByLabelText('Your own password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('This mediator has open cases.');
  await admin.api.assignMediator({ case_id: caseId, mediator_id: mediator.user.id });
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
  await expect.element(region('Account').getByText('Lawyer')).toBeVisible();
});

test('an admin of the platform finds somebody unassigned and sets their organization', async () => {
  const admin = await newPerson('admin');
  const alone = await newPerson('divorcee', unique('Una'));
  await renderAt(paths.adminUsers(), admin);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search people' }), alone.name);
  await userEvent.selectOptions(page.getByLabelText('Show people by organization'), 'Unassigned');
  await userEvent.click(page.getByRole('link', { name: alone.name }));
  await userEvent.click(button('Choose the organization'));
  const dialog = page.getByRole('dialog');
  await userEvent.selectOptions(dialog.getByLabelText('Organization'), 'Test Mediation');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the organization' }));
  await expect.element(region('Account')).toMatchTextContent('Test Mediation');
  expect((await admin.api.listUsers({ q: alone.name, unassigned: '1' })).users).toEqual([]);
});

test('an admin sends the open invitation of a person again with a new link, and withdraws it', async () => {
  const admin = await newPerson('admin');
  const guest = await newPerson('divorcee', unique('Nia'));
  await admin.api.inviteToPlatform({ email: guest.email, name: guest.name, role: 'lawyer' });
  await renderAt(paths.adminUser(guest.user.id), admin);
  await userEvent.click(button(`Send the invitation of ${guest.name} again`));
  const link = page.getByRole('dialog', { name: 'Sent again' }).getByLabelText('Link');
  await expect.element(link).toHaveValue(expect.stringContaining('/accept-invitation/'));
  await userEvent.keyboard('{Escape}');
  await expect.element(button(`Send the invitation of ${guest.name} again`)).toHaveFocus();
  await userEvent.click(button(`Withdraw the invitation of ${guest.name}`));
  await expect.element(page.getByText('No open invitations')).toBeVisible();
});

test('an admin who opens somebody else’s person, or nobody, reads that they are not found', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: unique('Elsewhere') });
  const stranger = await newPerson('divorcee', unique('Pat'));
  const { version } = (await admin.api.getUser({ userId: stranger.user.id })).user;
  await admin.api.updateUser({ userId: stranger.user.id, organization_id: organization.id, version: version! });
  for (const address of [stranger.user.id, crypto.randomUUID(), 'nobody']) {
    await renderAt(paths.adminUser(address), await newOfficeAdmin());
    await expect.element(page.getByRole('heading', { name: 'We can’t find this person' })).toBeVisible();
    leaveApp();
  }
});

test('an admin finds no actions on their own page, and none for a closed account', async () => {
  const admin = await newPerson('admin');
  const gone = await newPerson('divorcee', unique('Gil'));
  await admin.api.deleteUser({ userId: gone.user.id });
  for (const id of [admin.user.id, gone.user.id]) {
    await renderAt(paths.adminUser(id), admin);
    await expect.element(region('Account')).toBeVisible();
    expect(region('What you can do').query()).toBeNull();
    leaveApp();
  }
});

test('an admin narrows the assignments to cases without a mediator', async () => {
  const title = unique('Case');
  await newCase(title);
  await renderAt(`${paths.adminCaseAssignments()}?show=unassigned`, await newPerson('admin'));
  const shown = page.getByLabelText('Show cases by mediator');
  await expect.element(shown).toHaveValue('unassigned');
  await expect.element(page.getByRole('status', { name: 'Loading cases' })).not.toBeInTheDocument();
  expect(page.getByText(title).query()).toBeNull();
  await userEvent.selectOptions(shown, 'All cases');
  await expect.element(page.getByText(title)).toBeVisible();
});
