import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';
import { blank } from './entries.testing.ts';

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a mediator adds a contact; bad input and a lost connection keep the text, also after a reload', async () => {
  const mediator = await newPerson('mediator');
  await renderAt('/mediator/contacts', mediator);
  await page.getByRole('link', { name: 'Add a contact' }).click();
  await dialog('Add a contact')
    .getByRole('textbox', { name: /^Email/ })
    .fill('not an address');
  await button('Save').click();
  await expect.element(page.getByText('Enter their name.')).toBeVisible();
  await expect.element(page.getByText('Enter an email address, like name@example.org.')).toBeVisible();
  await dialog('Add a contact').getByLabelText('Name', { exact: true }).fill('Dana Reyes');
  await dialog('Add a contact')
    .getByRole('textbox', { name: /^Email/ })
    .fill('dana@test.example');
  await dialog('Add a contact').getByRole('checkbox', { name: 'Phone' }).click();
  {
    using _ = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await button('Save').click();
    await expect.element(dialog('Add a contact').getByRole('alert')).toBeVisible();
  }
  leaveApp();
  await renderAt('/mediator/contacts?do=add', mediator);
  await expect.element(dialog('Add a contact').getByLabelText('Name', { exact: true })).toHaveValue('Dana Reyes');
  await button('Save').click();
  await page.getByRole('link', { name: 'Dana Reyes' }).click();
  await expect.element(dialog('Dana Reyes')).toMatchTextContent(/dana@test\.example.*Safe to reach by.*phone/);
  await expect.element(dialog('Dana Reyes').getByText(/^Nothing goes by email, text message and post/)).toBeVisible();
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
