import { expect } from '@playwright/test';
import { comeAs, visit } from '../testing/people.ts';
import { test } from '../testing/product.ts';

const withExit = [
  ['party-a@demo.example', '/divorcee?panel=assistant'],
  ['mediator@demo.example', '/mediator?panel=assistant'],
  ['mediator@demo.example', '/mediator?panel=chat'],
  ['lawyer-a@demo.example', '/lawyer?panel=help'],
  ['admin@demo.example', '/admin?panel=help'],
] as const;

for (const [email, path] of withExit)
  test(`quick exit and the close button stay above ${path} for ${email}, on a desktop and on a phone`, async ({
    page,
  }) => {
    await comeAs(page, email);
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const control of [
        page.locator('[data-quick-exit]'),
        page.getByRole('dialog').getByRole('button', { name: /^Close/ }),
      ]) {
        const isOnTop = await control.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [left + 2, (left + right) / 2, right - 2].every((x) =>
            element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
          );
        });
        expect(isOnTop, `${width} px`).toBe(true);
      }
    }
  });

test('quick exit in the top bar takes a mediator off the site, ends the sign-in session and clears the storage', async ({
  page,
  context,
}) => {
  await context.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'weather' }));
  await comeAs(page, 'mediator@demo.example');
  await visit(page, '/mediator');
  const exit = page.getByRole('link', { name: 'Quick exit' });
  await expect(async () => {
    await exit.blur();
    await exit.focus();
    await expect(page.getByRole('tooltip')).toContainText('Quick exit', { timeout: 1000 });
  }).toPass();
  await expect(exit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('https://www.bbc.com/weather');
  const fresh = await context.newPage();
  await fresh.goto('/mediator');
  await expect(fresh).toHaveURL('/');
  expect(await fresh.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
