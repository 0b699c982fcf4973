// Guards packages/server/src/mail/** packages/app/src/features/sign-in/** packages/app/src/features/invitations/**
import { expect, type Page } from '@playwright/test';
import { apiOf, comeAs, demoPassword, newAccount, openWindow, signIn } from '../testing/people.ts';
import { type Product, test } from '../testing/product.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The address in the last mail to somebody that leads to this page. */
async function linkTo(product: Product, path: string, address: string) {
  const links = async () =>
    (await product.mailsTo(address)).flatMap(({ text = '' }) => /https?:\/\/\S+/g.exec(text)?.[0] ?? []);
  const ours = (link: string) => new URL(link).pathname.startsWith(path);
  await expect.poll(async () => (await links()).some(ours)).toBe(true);
  const { pathname, search } = new URL((await links()).findLast(ours)!);
  return pathname + search;
}

test('a person resets a forgotten password with the mailed link once, which ends their other sign-in sessions', async ({
  page,
  browser,
  product,
}) => {
  const email = await newAccount(product, 'Iris Bell');
  const elsewhere = await openWindow(browser, product);
  await comeAs(elsewhere.page, email);
  await elsewhere.page.goto('/divorcee');
  await expect(title(elsewhere.page, /./)).toBeVisible();

  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(title(page, 'Forgot your password?')).toBeVisible();
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(title(page, 'Look in your email')).toBeVisible();
  const link = await linkTo(product, '/reset', email);

  const choose = async (password: string) => {
    await page.goto(link);
    await expect(page).toHaveURL('/reset');
    await field(page, 'New password').fill(password);
    await field(page, 'Confirm password').fill(password);
    await page.getByRole('button', { name: 'Change the password' }).click();
  };
  await choose('Quiet-Morning-7');
  await expect(title(page, 'Your password is changed')).toBeVisible();

  await elsewhere.page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click();
  await expect(elsewhere.page).toHaveURL('/');
  await expect(elsewhere.page.getByText(/^Your session has ended/)).toBeVisible();

  await page.getByRole('link', { name: 'Sign In' }).click();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('The email address or the password is wrong.');
  await field(page, 'Password').fill('Quiet-Morning-7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/divorcee');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await choose('Another-Morning-8');
  await expect(page.getByRole('alert')).toContainText('This link has been used or has expired');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await signIn(page, email, 'Quiet-Morning-7');
  await expect(page).toHaveURL('/divorcee');
});

test('a person with an account accepts a mailed invitation once, and only with the invited account', async ({
  page,
  product,
}) => {
  const email = await newAccount(product, 'Noor Aziz');
  const { api: mediator } = await apiOf(product, 'mediator@demo.example');
  const { case: opened } = await mediator.createCase({
    title: 'Aziz family',
    personalInfo: {
      name: 'Noor Aziz',
      email,
      phone: '+44 117 496 0101',
      dateOfBirth: '1986-04-17',
      address: '3 Quay Street, Bristol',
    },
  });
  await mediator.invite({ caseId: opened.id, email, name: 'Noor Aziz', role: 'divorcee', side: 'A' });
  const link = await linkTo(product, '/accept-invitation', email);

  await comeAs(page, 'lawyer-b@demo.example');
  await page.goto(link);
  await expect(page.getByText(`This invitation is for ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out and use the other account' }).click();
  await expect(field(page, 'Email')).toHaveValue(email);
  await field(page, 'Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in and accept' }).click();
  await expect(page.getByRole('heading', { name: 'Tell us about your situation' })).toBeVisible();
  await expect(page).toHaveURL('/divorcee');

  await page.goto(link);
  await expect(title(page, 'This invitation has been used')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/divorcee');
});
