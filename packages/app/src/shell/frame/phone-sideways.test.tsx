import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../paths.ts';
import { newParty } from '../../testing/parties.ts';
import { renderAt } from '../../testing/render-app.tsx';

const boxOf = (element: { element: () => Element }) => element.element().getBoundingClientRect();

test('a party with a phone held sideways finds the emergency numbers in the head of the intake, which has no tabs', async () => {
  const before = { width: innerWidth, height: innerHeight };
  onTestFinished(async () => page.viewport(before.width, before.height));
  await page.viewport(667, 375);
  const { maya } = await newParty();
  await renderAt(paths.intakeSection('money'), maya);
  const leave = page.getByRole('link', { name: 'Save and leave' });
  await expect.element(leave).toBeVisible();
  const help = page.getByRole('button', { name: 'Get help now' });
  await expect.element(help).toBeInViewport({ ratio: 1 });
  expect(boxOf(leave).right).toBeLessThanOrEqual(boxOf(page.getByRole('link', { name: 'Quick exit' })).left);
  await userEvent.click(help);
  await expect.element(page.getByRole('dialog', { name: 'Call for help now' })).toBeVisible();
});
