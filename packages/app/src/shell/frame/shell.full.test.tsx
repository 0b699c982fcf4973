// Guards packages/app/src/shell/** packages/app/src/shared/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { newCase, newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

test('a divorcee opens What to expect over a page and returns to the page on closing', async () => {
  const { path } = await renderAt('/divorcee?panel=what-to-expect', await newPerson('divorcee'));
  const dialog = page.getByRole('dialog', { name: 'What to expect' });
  await expect.element(dialog.getByRole('heading', { name: 'Final agreement' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(path()).toBe('/divorcee');
});

test('a mediator finds a case by its name with the keyboard alone', async () => {
  const { mediator, caseId } = await newCase('Whitfield family');
  const { path } = await renderAt('/mediator', mediator);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search pages, cases and actions' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.keyboard('/');
  await expect.element(field).toBeVisible();
  await field.fill('whitf');
  const found = page.getByRole('option', { name: /^Whitfield family/ });
  await expect.element(found).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe(`/case/${caseId}`);
});

test('the search finds cases, people and contacts of a mediator, and what to do in the first case', async () => {
  const { mediator, caseId, maya } = await newParty();
  const safe_contact = { channels: [], hours: '', voicemail: false, neutral: true, code_word: '' };
  await mediator.api.addContact({ name: 'Mo Okafor', email: null, phone: null, note: '', safe_contact });
  const { path } = await renderAt('/mediator', mediator);
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search pages, cases and actions' });
  await field.fill(maya.email);
  await expect.element(page.getByRole('group', { name: 'People' })).toMatchTextContent(/^Maya Okafor/);
  await field.fill('mo oka');
  await expect.element(page.getByRole('option', { name: /^Mo Okafor.*No account yet/ })).toBeVisible();
  await field.fill('okafor');
  await expect.element(page.getByRole('option', { name: /^Open chat.*Okafor family/ })).toBeVisible();
  await page.getByRole('option', { name: /^Offer times.*Okafor family/ }).click();
  await expect.poll(path).toBe('/mediator/offer');
  await expect.element(page.getByRole('link', { name: 'Okafor family' })).toHaveAttribute('href', `/case/${caseId}`);
});

test('single-key shortcuts do nothing and Ctrl+K still works when the person has turned them off', async () => {
  await renderAt('/mediator?panel=help', await newPerson('mediator'));
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Search pages, cases and actions' })).toBeVisible();
});
