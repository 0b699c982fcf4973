// Guards packages/app/src/shell/** packages/ui/src/**
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { newCase } from '../../testing/people.ts';
import { renderInTab } from '../../testing/render-app.tsx';

const place = () => `${location.pathname}${location.search}`;
const entry = () => history.state as { idx: number; isGuard?: boolean };
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('Back closes a menu, then the drawer below it, and then leads to the page before, without a second step', async () => {
  const { mediator } = await newCase();
  await renderInTab('/mediator/cases', mediator);
  await page.getByRole('navigation').getByRole('link', { name: 'Contacts' }).click();
  await expect.element(heading('Contacts')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^Chat/ }).click();
  await page.getByRole('button', { name: 'More for this channel' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  history.back();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  history.back();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => [place(), entry().idx]).toEqual(['/mediator/contacts', 1]);
  history.back();
  await expect.poll(place).toBe('/mediator/cases');
  history.forward();
  await expect.poll(place).toBe('/mediator/contacts');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Back closes a dialog on the first page of a tab, and stays on the page', async () => {
  const { mediator } = await newCase();
  await renderInTab('/mediator/contacts', mediator);
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: /^Ruth Lindqvist/ }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    history.back();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect([place(), entry().isGuard]).toEqual(['/mediator/contacts', undefined]);
  }
  await expect.element(heading('Contacts')).toBeVisible();
});

test('a dialog that is closed by its button leaves nothing in the history, and a link inside leads on and back', async () => {
  const { mediator } = await newCase();
  const before = { width: innerWidth, height: innerHeight };
  onTestFinished(async () => page.viewport(before.width, before.height));
  await renderInTab('/mediator/cases', mediator);
  await page.getByRole('navigation').getByRole('link', { name: 'Contacts' }).click();
  await link('Add a contact').click();
  await dialog('Add a contact').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => [place(), entry().idx]).toEqual(['/mediator/contacts', 1]);
  await page.viewport(390, 844);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sessions' }).click();
  await expect.element(heading('Sessions')).toBeVisible();
  history.back();
  await expect.poll(() => location.pathname).toBe('/mediator/contacts');
});
