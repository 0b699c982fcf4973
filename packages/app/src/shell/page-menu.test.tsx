import type { Role } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../testing/parties.ts';
import { newCase, newPerson } from '../testing/people.ts';
import { renderAt } from '../testing/render-app.tsx';

const menu = page.getByRole('complementary', { name: 'Main menu' });
const entries = async () => {
  await expect.element(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
  return menu
    .getByRole('link')
    .elements()
    .map((it) => it.textContent);
};

const menus: Record<Exclude<Role, 'divorcee'>, string[]> = {
  mediator: [
    'Dashboard',
    'Cases',
    'Messages',
    'Sessions',
    'Schedule',
    'Documents',
    'Review',
    'Contacts',
    'Invite',
    'Reports',
    'Profile',
    'Create new case',
    'AI Assistant',
    'Notifications',
    'Help',
  ],
  lawyer: ['Dashboard', 'Profile', 'AI Assistant', 'Notifications', 'Help'],
  admin: [
    'Dashboard',
    'Reports',
    'Organizations',
    'Case assignments',
    'Users',
    'Roles',
    'System health',
    'Invites',
    'Support',
    'Settings',
    'Profile',
    'AI Assistant',
    'Notifications',
    'Help',
  ],
};

test.each(Object.entries(menus))(
  'the menu of the role %s lists its pages and tools in order',
  async (role, expected) => {
    const person = await newPerson(role as Role);
    await renderAt(`/${role}`, person);
    expect(await entries()).toEqual(expected);
  },
);

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
