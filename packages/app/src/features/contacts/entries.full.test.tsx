// Guards packages/app/src/features/contacts/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';
import { blank } from './entries.testing.ts';
import { newPerson } from '../../testing/people.ts';

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a mediator merges an entry with a person of the same address, whose dialog then shows the note', async () => {
  const { mediator, maya } = await newParty();
  const { contact } = await mediator.api.addContact({
    ...blank,
    name: 'M. Okafor',
    email: maya.email,
    note: 'Prefers mornings.',
  });
  await renderAt('/mediator/contacts', mediator);
  await expect.element(page.getByText(/^Same email as Maya Okafor/)).toBeVisible();
  await page.getByRole('link', { name: 'Merge', exact: true }).click();
  await expect.element(dialog('Merge M. Okafor').getByRole('combobox')).toHaveValue('Maya Okafor');
  await expect.element(dialog('Merge M. Okafor')).toMatchTextContent('You cannot undo this.');
  await expect.element(page.getByLabelText(/^Note/)).toHaveValue('Prefers mornings.');
  await button('Merge').click();
  await expect.element(page.getByText('Nobody without an account')).toBeVisible();
  const { contacts } = await mediator.api.listContacts({ userId: maya.user.id });
  expect(contacts).toMatchObject([{ note: 'Prefers mornings.', user_id: maya.user.id }]);
  await expect(mediator.api.getContact({ contactId: contact.id })).rejects.toMatchObject({ code: 'not_found' });
  leaveApp();
  await renderAt(`/mediator/contacts?person=${maya.user.id}`, mediator);
  await expect
    .element(dialog('Maya Okafor').getByRole('region', { name: 'Your note' }))
    .toMatchTextContent('Prefers mornings.');
});

test('the conflict check names the year of the mediator’s own case, or says that there is none', async () => {
  const { mediator, maya } = await newParty();
  await renderAt('/mediator/contacts?do=check', mediator);
  const check = () => dialog('Check for a conflict').getByRole('button', { name: 'Check for a conflict' }).click();
  await check();
  await expect.element(page.getByText('Enter a name or an email address first.')).toBeVisible();
  await page.getByLabelText(/^Email/).fill(maya.email);
  await check();
  const year = new Date().getUTCFullYear();
  await expect.element(page.getByText(new RegExp(`^You mediated a case with this person in ${year}\\.`))).toBeVisible();
  await page.getByLabelText(/^Email/).fill('nobody@test.example');
  await expect.element(page.getByText(/^You mediated a case/)).not.toBeInTheDocument();
  {
    using _ = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await check();
    await expect.element(dialog('Check for a conflict').getByRole('alert')).toBeVisible();
  }
  await check();
  await expect.element(page.getByText('No earlier case of yours or of your organization.')).toBeVisible();
});

test('the conflict check is offered before a new case', async () => {
  const { mediator } = await newParty();
  await renderAt('/mediator?panel=new-case', mediator);
  await page.getByLabelText('Client full name').fill('maya okafor');
  await button('Check for a conflict').click();
  await expect.element(page.getByText(/^You mediated a case with somebody of this or a similar name/)).toBeVisible();
});

test('a mediator chooses what stays of two entries, and without a choice of the other nothing happens', async () => {
  const mediator = await newPerson('mediator');
  await mediator.api.addContact({ ...blank, name: 'Dana Reyes', phone: '+44 117 496 0001', note: 'First.' });
  const { contact } = await mediator.api.addContact({
    ...blank,
    name: 'D. Reyes',
    email: 'd@test.example',
    note: 'Two.',
  });
  await renderAt(`/mediator/contacts?contact=${contact.id}&do=merge`, mediator);
  await button('Merge').click();
  await expect.element(page.getByText('Choose the other entry.')).toBeVisible();
  await page.getByRole('combobox').fill('Dana');
  await page.getByRole('option', { name: /^Dana Reyes/ }).click();
  await expect.element(page.getByRole('radio', { name: 'Dana Reyes' })).toBeChecked();
  await page.getByRole('radio', { name: 'D. Reyes' }).click();
  await expect.element(page.getByLabelText(/^Note/)).toHaveValue('First.\n\nTwo.');
  await button('Merge').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect((await mediator.api.listContacts()).contacts).toMatchObject([
    { name: 'D. Reyes', email: 'd@test.example', phone: '+44 117 496 0001', note: 'First.\n\nTwo.' },
  ]);
});

test('a mediator deletes an entry after a question', async () => {
  const mediator = await newPerson('mediator');
  const { contact } = await mediator.api.addContact({ ...blank, name: 'Dana Reyes' });
  await renderAt(`/mediator/contacts?contact=${contact.id}`, mediator);
  await dialog('Dana Reyes').getByRole('link', { name: 'Delete' }).click();
  await dialog('Delete Dana Reyes?').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Nobody without an account')).toBeVisible();
  expect((await mediator.api.listContacts()).contacts).toEqual([]);
});
