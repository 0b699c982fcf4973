// Guards packages/app/src/features/agreement/terms/** packages/app/src/features/administration/organization/terms/** packages/app/src/shared/**
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newOffice } from '../../../testing/offices.ts';
import { join } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const title = page.getByRole('heading', { level: 1, name: 'How we will work together' });

afterEach(leaveApp);

/** An office whose admin publishes the starting text on its page, and a case of both parties. */
async function officeWithTerms() {
  const office = await newOffice();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(office.mediator, office.caseId, daniel, 'divorcee', 'B');
  await renderAt(`${paths.adminOrganization(office.orgId)}?tab=terms`, office.admin);
  await expect.element(page.getByText(/This is a starting point/)).toBeVisible();
  await button(/^10\. The fees/).click();
  await page.getByLabelText('In one line').fill('A session costs 100.');
  await button('Save the draft').click();
  await button('Drop the draft').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Drop the draft' }).click();
  await expect.element(page.getByLabelText('In one line')).not.toHaveValue('A session costs 100.');
  await page.getByLabelText('In one line').fill('A session costs 90.');
  await button('Discard the changes').click();
  await page.getByLabelText('In one line').fill('A session costs 100.');
  await button('Save the draft').click();
  await button('Publish version 1').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish version 1' }).click();
  await expect.element(page.getByRole('heading', { name: 'Draft of version 2' })).toBeVisible();
  await expect.element(button(/^Version 1 as PDF/).first()).toBeVisible();
  leaveApp();
  return { ...office, daniel };
}

test('an admin publishes terms, and a party reads, asks in private and signs them from their home', async () => {
  const { caseId, maya, daniel, mediator } = await officeWithTerms();
  await renderAt(paths.terms(caseId), maya);
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('A session costs 100.')).toBeVisible();
  await button(/What stays confidential/).click();
  await expect.element(page.getByText('a child or an adult is at risk of serious harm;')).toBeVisible();

  await page.getByLabelText(/^Ask Ruth about it/).fill('Who else reads this?');
  await button('Ask in private').click();
  await expect.element(page.getByText(/^Sent\./)).toBeVisible();
  const { messages } = await mediator.api.listMessages({ channelId: `private-${caseId}-${maya.user.id}` });
  expect(messages.at(-1)?.content).toContain('Who else reads this?');

  const sign = button('Sign the terms');
  await sign.click();
  await expect.element(page.getByRole('checkbox', { name: 'I read the terms and the fees.' })).toHaveFocus();
  await page.getByRole('checkbox', { name: 'I read the terms and the fees.' }).click();
  await page.getByRole('checkbox', { name: 'I take part because I want to.' }).click();
  await sign.click();
  const name = page.getByLabelText('Write your full name to sign');
  await expect.element(name).toHaveFocus();
  await name.fill('Maya Okafor');
  await sign.click();
  await expect.element(page.getByText(/^Signed /)).toBeVisible();
  await expect.element(sign).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
  const { terms } = await daniel.api.getCaseTerms({ caseId });
  expect(terms?.signers.filter((it) => it.signed_at !== null).map((it) => it.name)).toEqual(['Maya Okafor']);
});

test('a party reads the terms in the other language, and a lawyer reads them without signing', async () => {
  const { caseId, maya, mediator } = await officeWithTerms();
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  await join(mediator, caseId, tomas, 'lawyer', 'A');
  await renderAt(paths.terms(caseId), maya);
  await button('Español').click();
  await expect.element(button(/Qué es confidencial/)).toBeVisible();
  leaveApp();
  await renderAt(paths.terms(caseId), tomas);
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('Not signed yet').first()).toBeVisible();
  for (const hidden of ['Sign the terms', 'Ask in private', 'Download the terms as a PDF'])
    expect(button(hidden).query()).toBeNull();
});
