import { defaultBranding } from '@mediation/api-client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applyOrganizationBrand, applyPlatformBrand } from '../../appearance/brand.ts';
import { paths } from '../../paths.ts';
import { newCase, newPerson } from '../../testing/people.ts';
import { join, newParty } from '../../testing/parties.ts';
import { renderAt } from '../../testing/render-app.tsx';

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const;
const name = 'Pida ayuda ahora';
const displayName = 'Interprovincial Association for Family Mediation and Support';

/** The controls of the top bar and the quick exit, as far as they are shown. */
const inBar = () =>
  [...document.querySelectorAll('header:not(main *) :is(a, button), [data-quick-exit]')]
    .map((it) => ({ label: it.textContent || it.getAttribute('aria-label'), box: it.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);

/** The controls of the top bar that overlap another one, or leave the window. */
const colliding = () =>
  inBar().flatMap(({ label, box }, at, all) => {
    const others = all.slice(at + 1).filter((it) => {
      const isBeside = it.box.right <= box.left || box.right <= it.box.left;
      return !isBeside && it.box.top < box.bottom && box.top < it.box.bottom;
    });
    const isOut = box.left < 0 || box.right > innerWidth;
    return [...(isOut ? [`${label} leaves the window`] : []), ...others.map((it) => `${label} and ${it.label}`)];
  });

/** Whether the quick exit is above what the page says, instead of above a bar. */
const isCovered = () => {
  const exit = document.querySelector('[data-quick-exit]')!.getBoundingClientRect();
  const below = document
    .elementsFromPoint(exit.left + exit.width / 2, exit.bottom - 2)
    .find((it) => it.closest('[data-quick-exit]') === null);
  return below?.closest('main') != null;
};

/** Whether one of the buttons for help is in view as a whole, and nothing covers it. */
const isHelpInView = () =>
  page
    .getByRole('button', { name })
    .elements()
    .some((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && it.contains(hit);
    });

async function expectRoom(path: string) {
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    const as = { message: `${path} at ${width} px` };
    await expect.poll(() => inBar().length, as).toBeGreaterThanOrEqual(2);
    await expect.poll(colliding, as).toEqual([]);
    scrollTo({ top: 200, behavior: 'instant' });
    await expect.poll(isHelpInView, as).toBe(true);
    await expect.poll(isCovered, as).toBe(false);
  }
}

function resetAfterwards() {
  const { innerWidth: width, innerHeight: height } = globalThis;
  onTestFinished(async () => {
    applyPlatformBrand();
    await page.viewport(width, height);
  });
}

test.each([
  paths.home(),
  paths.signIn(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.wizard(),
  paths.acceptInvitation('unknown'),
  paths.faq(),
])('a guest reaches help in danger in one tap in Spanish at every width, and nothing overlaps: %s', async (path) => {
  resetAfterwards();
  await renderAt(path, undefined, '', 'es');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await applyOrganizationBrand({ ...defaultBranding, displayName }, { keep: false });
  await expectRoom(path);
  await userEvent.click(page.getByRole('button', { name }).first());
  await expect.element(page.getByRole('dialog', { name })).toBeVisible();
});

test('a party with a long name reaches help in danger in one tap in Spanish at every width, and nothing overlaps', async () => {
  resetAfterwards();
  const { mediator, caseId } = await newCase('Okafor family');
  const maya = await newPerson('divorcee', 'Maximiliana Okafor-Featherstonehaugh');
  await join(mediator, caseId, maya, 'divorcee', 'A');
  const { router } = await renderAt(paths.divorcee(), maya, '', 'es');
  for (const path of [
    paths.divorcee(),
    paths.case(caseId),
    paths.messages(),
    paths.intakeSection('money'),
    paths.intakeSection('safety'),
    paths.aiConsent(caseId),
    paths.setup(),
    '/nowhere',
  ]) {
    await router.navigate(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await applyOrganizationBrand({ ...defaultBranding, displayName });
    await expectRoom(path);
  }
});

test('a party on a phone reads every word of the tabs in Spanish on one line', async () => {
  resetAfterwards();
  const { maya, caseId } = await newParty();
  await renderAt(paths.uploads(caseId), maya, '', 'es');
  for (const [width, height] of sizes.slice(0, 2)) {
    await page.viewport(width, height);
    const tab = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Documentos' });
    await expect.element(tab).toBeInViewport({ ratio: 1 });
    const words = document.createRange();
    words.selectNodeContents([...tab.element().childNodes].find((it) => it.nodeType === Node.TEXT_NODE)!);
    await expect.poll(() => words.getClientRects().length, { message: `${width} px` }).toBe(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
