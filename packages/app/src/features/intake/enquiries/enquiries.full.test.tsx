// Guards packages/app/src/features/intake/enquiries/** packages/app/src/features/homes/divorcee/** packages/app/src/shared/**
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newOffice } from '../../../testing/offices.ts';
import { newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

afterEach(leaveApp);

/** An office that its admin opens to enquiries. */
async function openOffice() {
  const office = await newOffice();
  await renderAt(`${paths.adminOrganization(office.orgId)}?tab=policies`, office.admin);
  await page.getByRole('switch', { name: 'Take enquiries' }).click();
  await page
    .getByLabelText(/^In one line/)
    .first()
    .fill('By video. English, Polish');
  await page.getByLabelText('Days until your answer').fill('2');
  await button('Save policies').click();
  await expect
    .poll(async () => (await office.admin.api.getOrganizationSettings({ orgId: office.orgId })).settings)
    .toMatchObject({ takes_enquiries: true, enquiry_line: 'By video. English, Polish', enquiry_days: 2 });
  leaveApp();
  const { offices } = await office.maya.api.listEnquiryOffices({});
  return { ...office, name: offices.find((it) => it.organization_id === office.orgId)!.name };
}

test('a party without an invitation asks an office from their home, and joins the case that a mediator makes of it', async () => {
  const { mediator, name } = await openOffice();
  const elena = await newPerson('divorcee', `Elena ${crypto.randomUUID().slice(0, 8)}`);
  await renderAt(paths.divorcee(), elena);
  await page.getByRole('link', { name: 'Ask for a mediation' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ask for a mediation' })).toBeVisible();
  await button('Send').click();
  await expect.element(page.getByText('Choose an office.')).toBeVisible();
  await expect.element(page.getByText('Say how we may reach you.')).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  await expect.element(page.getByText('By video. English, Polish · Answers within 2 days')).toBeVisible();
  await page.getByRole('radio', { name: 'Only here, when I sign in' }).click();
  await page.getByRole('checkbox', { name: 'Separate rooms' }).click();
  await page.getByLabelText(/The other person’s name/).fill('Tom Marsh');
  await button(`Send to ${name}`).click();
  await expect.element(page.getByRole('heading', { name: `You asked ${name}` })).toBeVisible();
  leaveApp();

  await renderAt(paths.enquiries(), mediator);
  const waiting = page.getByRole('list', { name: 'Waiting' });
  await waiting.getByRole('link', { name: new RegExp(elena.name) }).click();
  await expect.element(page.getByText(/No mail is safe/)).toBeVisible();
  await button('Check for a conflict').first().click();
  await expect.element(page.getByText('No earlier case of yours or of your organization.')).toBeVisible();
  await button('Turn into a case').click();
  await expect.element(page.getByRole('heading', { level: 1, name: `${elena.name} – Tom Marsh` })).toBeVisible();
  leaveApp();

  const { path } = await renderAt(paths.ask(), elena);
  await button('Look at the invitation').click();
  await expect.element(page.getByRole('button', { name: /^Accept|^Yes|^Join/ }).first()).toBeVisible();
  expect(path()).not.toBe(paths.ask());
});

test('an office declines kindly, and the person reads it and asks another one', async () => {
  const { mediator, orgId, name } = await openOffice();
  const elena = await newPerson('divorcee', `Elena ${crypto.randomUUID().slice(0, 8)}`);
  const asked = { organization_id: orgId, other_name: 'Tom Marsh', wishes: [], by_mail: true, safe_hours: '' };
  await elena.api.sendEnquiry(asked);
  await renderAt(paths.enquiries(), mediator);
  await button('Decline kindly').click();
  const words = page.getByLabelText(/^What Elena reads/);
  await words.fill('');
  await button('Send and close').click();
  await expect.element(page.getByText('Write an answer.')).toBeVisible();
  await words.fill('Dear Elena, we are full until March.');
  await button('Send and close').click();
  await expect.element(page.getByText('Nobody waits for an answer')).toBeVisible();
  leaveApp();

  await renderAt(paths.ask(), elena);
  await expect.element(page.getByText('Dear Elena, we are full until March.')).toBeVisible();
  await button('Ask another office').click();
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('radio', { name: /^By mail/ }).click();
  await page.getByLabelText(/The other person’s name/).fill('Tom Marsh');
  await button(`Send to ${name}`).click();
  await button('Take it back').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByText('Dear Elena, we are full until March.')).toBeVisible();
});
