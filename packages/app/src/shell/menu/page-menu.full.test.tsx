// Guards packages/app/src/shell/** packages/app/src/shared/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { newCase, newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';
import { menu, entries } from './page-menu.testing.ts';

test('the menu of a divorcee lists the pages of a case only when a case is active', async () => {
  const help = ["Let's Talk", 'What to expect', 'FAQ', 'Privacy policy', 'Notifications', 'Help'];
  const divorcee = await newPerson('divorcee');
  await renderAt('/divorcee', divorcee);
  expect(await entries()).toEqual(['Dashboard', 'Profile', ...help]);

  const { caseId } = await newCase();
  localStorage.setItem('activeCaseId', caseId);
  globalThis.dispatchEvent(new Event('case-changed'));
  await expect.element(menu.getByRole('link', { name: 'Messages' })).toBeVisible();
});

test('the menu shows the person and their role, on every page', async () => {
  const mediator = await newPerson('mediator');
  await renderAt('/profile', mediator);
  await expect.element(menu.getByText('Mediator', { exact: true })).toBeVisible();
  await expect.element(menu.getByText(`${mediator.name} · mediator`)).toBeVisible();
});

test.each(['/case/', '/cases/', '/mediator/progress/'])('the menu of a mediator marks “Cases” on %s', async (path) => {
  const { mediator, caseId } = await newCase();
  await renderAt(path + caseId, mediator);
  await expect.element(menu.getByRole('link', { name: 'Cases' })).toHaveAttribute('aria-current', 'page');
});

test.each(['/case/', '/cases/'])('the menu of a party marks “My case” on %s', async (path) => {
  const { caseId, maya } = await newParty();
  await renderAt(path + caseId, maya);
  await expect.element(menu.getByRole('link', { name: 'My case' })).toHaveAttribute('aria-current', 'page');
});

test('a mediator opens the search with the button in the top bar', async () => {
  await renderAt('/mediator', await newPerson('mediator'));
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Search pages, cases and actions' })).toBeVisible();
});

test('a panel opens over the page and keeps the page’s address', async () => {
  const mediator = await newPerson('mediator');
  const { path } = await renderAt('/mediator', mediator);
  await menu.getByRole('link', { name: 'Help' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  expect(path()).toBe('/mediator');
});
