// Guards packages/app/src/features/contacts/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { renderAt } from '../../testing/render-app.tsx';

test('a mediator opens a contact and reads their cases, what is safe and why a way is closed', async () => {
  const { mediator, maya } = await newParty();
  await maya.api.updateMe({
    safe_contact: { channels: ['app'], hours: 'until noon', voicemail: false, neutral: true, code_word: 'Heron' },
  });
  await renderAt(`/mediator/contacts?person=${maya.user.id}`, mediator);
  const dialog = page.getByRole('dialog', { name: 'Maya Okafor' });
  await expect.element(dialog).toMatchTextContent(/Safe hours.*until noon.*Code word.*Heron/);
  await expect.element(dialog.getByText(/^Nothing goes by email, phone/)).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: /Okafor family/ })).toBeVisible();
  await dialog.getByRole('link', { name: 'Write a message' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
});
