// Guards packages/app/src/appearance/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../paths.ts';
import { client, newPerson, password } from '../testing/people.ts';
import { renderAt } from '../testing/render-app.tsx';
import { productName } from '../words/names/product.ts';
import { applyPlatformBrand } from './brand.ts';

/** A mediator of an organization with a brand of its own, and a party who is invited to their case. */
async function brandedOffice() {
  applyPlatformBrand();
  const [admin, mediator] = await Promise.all([newPerson('admin'), newPerson('mediator', 'Ruth Lindqvist')]);
  const office = `Hearthside ${crypto.randomUUID().slice(0, 8)}`;
  const { organization } = await admin.api.createOrganization({ name: office });
  const orgId = organization.id;
  const change = { orgId, displayName: office, primaryColor: '#8a3ffc', version: organization.version };
  await admin.api.updateBranding(change);
  const { user } = await admin.api.getUser({ userId: mediator.user.id });
  await admin.api.updateUser({ userId: user.id, organization_id: orgId, version: user.version ?? 0 });
  const { case: opened } = await mediator.api.createCase({ title: 'Reyes family', personalInfo: client });
  const email = `${crypto.randomUUID()}@test.example`;
  const invite = (to: string, role: 'divorcee' | 'lawyer' = 'divorcee') =>
    mediator.api.invite({ caseId: opened.id, email: to, name: 'Ada Reyes', role, side: 'A' });
  return { office, mediator, email, invite };
}

/** The names beside the logo and the own colours in every frame until `end`, while `isCounted`. */
function watchFrames(isCounted: () => boolean) {
  const seen = new Set<string>();
  let isOver = false;
  const look = () => {
    const hasColor = document.documentElement.getAttribute('style')?.includes('--') ?? false;
    const name = document.body.textContent.includes(productName) ? productName : 'own name';
    if (isCounted()) seen.add(`${name}, ${hasColor ? 'own' : 'default'} colour`);
    if (!isOver) requestAnimationFrame(look);
  };
  look();
  return () => {
    isOver = true;
    return [...seen];
  };
}

const isAtHome = () => document.querySelector('[aria-label="Main menu"]') !== null;
const own = ['own name, own colour'];

test('no frame has the default brand while a person registers by an invitation and joins', async () => {
  const { office, email, invite } = await brandedOffice();
  const { token } = await invite(email);
  await renderAt(paths.acceptInvitation(token));
  await expect.element(page.getByText(office).first()).toBeVisible();
  await expect.poll(() => document.documentElement.getAttribute('style')).toContain('--');
  const end = watchFrames(() => true);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByLabelText('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Register and accept' }).click();
  await expect.element(page.getByRole('region', { name: 'Tell us about your situation' })).toBeVisible();
  expect(end()).toEqual(own);
});

/** The brands in the frames of the first page of whoever signs in on the open form. */
async function brandsOnSigningIn(email: string) {
  const end = watchFrames(isAtHome);
  await page.getByLabelText('Email').fill(email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(isAtHome).toBe(true);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return end();
}

test.each(['party', 'mediator'])('no frame of the first page has the default brand when a %s signs in', async (who) => {
  const { mediator, invite } = await brandedOffice();
  const ada = await newPerson('divorcee', 'Ada Reyes');
  await ada.api.acceptInvitation({ token: (await invite(ada.email)).token });
  const { email } = who === 'party' ? ada : mediator;
  await renderAt('/signin');
  expect(await brandsOnSigningIn(email)).toEqual(own);
});

test('a lawyer who signs out and in again has the brand of the case again', async () => {
  const { invite, email } = await brandedOffice();
  await invite(email);
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  await tomas.api.acceptInvitation({ token: (await invite(tomas.email, 'lawyer')).token });
  await renderAt(paths.home(), tomas);
  await expect.poll(() => document.documentElement.getAttribute('style')).toContain('--');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  expect(await brandsOnSigningIn(tomas.email)).toEqual(own);
});
