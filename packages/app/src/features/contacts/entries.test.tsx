import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

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
