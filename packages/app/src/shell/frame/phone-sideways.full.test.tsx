// Guards packages/app/src/shell/** packages/app/src/shared/**
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../paths.ts';
import { newParty } from '../../testing/parties.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const tabs = () => page.getByRole('navigation', { name: 'Main', exact: true });
const boxOf = (element: { element: () => Element }) => element.element().getBoundingClientRect();

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const)
  test(`a party with a phone of ${width} by ${height} pixels finds the tabs and the emergency numbers beside each page`, async () => {
    const before = { width: innerWidth, height: innerHeight };
    onTestFinished(async () => page.viewport(before.width, before.height));
    await page.viewport(width, height);
    const { maya, caseId } = await newParty();
    for (const path of [paths.divorcee(), paths.messages(), paths.profile(), paths.uploads(caseId)]) {
      await renderAt(path, maya);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.element(tabs().getByRole('link', { name: 'Home' })).toBeInViewport({ ratio: 1 });
      await expect.element(tabs().getByRole('link', { name: /^Messages/ })).toBeInViewport({ ratio: 1 });
      await expect.element(tabs().getByRole('button', { name: 'Get help now' })).toBeInViewport({ ratio: 1 });
      expect(boxOf(page.getByRole('main')).left).toBeGreaterThanOrEqual(boxOf(tabs()).right);
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const inTabs = tabs().getByRole('button', { name: 'Get help now' });
      await expect.element(inTabs).toBeInViewport({ ratio: 1 });
      await userEvent.click(inTabs);
      await expect.element(page.getByRole('dialog', { name: 'Call for help now' })).toBeVisible();
      leaveApp();
    }
  });
