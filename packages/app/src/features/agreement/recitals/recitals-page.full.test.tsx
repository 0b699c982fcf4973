// Guards packages/app/src/features/agreement/**
import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { agreementPaths } from '../../../agreement-paths.ts';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

afterEach(leaveApp);

const dateOf = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });

async function type(name: string, [day, month, year]: [string, string, string]) {
  await dateOf(name).getByLabelText('Day').fill(day);
  await dateOf(name).getByLabelText('Month').fill(month);
  await dateOf(name).getByLabelText('Year').fill(year);
}

test('a mediator is led from a gap to its field, hears of dates that contradict, and confirms what the next version has', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  await ruth.api.addClause({
    caseId,
    document: 'memorandum',
    issue: 'home',
    heading: 'The home',
    text: 'They married on 22 June 2012. The home is sold.',
    plain_text: '',
    state: 'agreed',
  });

  await renderAt(agreementPaths.home(caseId), ruth);
  const panel = page.getByRole('region', { name: 'Recitals' });
  await expect.element(panel.getByText('Not confirmed. The next version would have no recitals.')).toBeVisible();
  await page.getByRole('button', { name: 'Release version 1' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('The recitals are not confirmed. This version would have none.')).toBeVisible();
  await dialog.getByRole('link', { name: 'The wedding date is missing.' }).click();
  await expect.element(dateOf('Date of the wedding').getByLabelText('Day')).toHaveFocus();

  await type('Date of the wedding', ['22', '6', '2013']);
  await type('Date of the separation', ['1', '5', '2012']);
  await page.getByRole('radio', { name: 'Yes' }).first().click();
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill('Nora Vale');
  await page.getByRole('textbox', { name: 'Year of birth' }).fill('2999');
  await page.getByRole('button', { name: 'Confirm for the next version' }).click();
  await expect.element(page.getByText('2 places need another look')).toBeVisible();
  await expect
    .element(dateOf('Date of the separation').getByText('The separation cannot come before the wedding.'))
    .toBeVisible();
  expect(await ruth.api.getRecitals({ caseId })).toMatchObject({ recitals: null, version: 0 });

  await page.getByRole('alert').getByRole('link', { name: 'The separation cannot come before the wedding.' }).click();
  await expect.element(dateOf('Date of the separation').getByLabelText('Day')).toHaveFocus();
  await type('Date of the separation', ['1', '9', '2025']);
  await page.getByRole('textbox', { name: 'Year of birth' }).fill('2016');
  await page.getByRole('button', { name: 'Confirm for the next version' }).click();
  await expect.element(page.getByText(/^Confirmed\. The next version/)).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Agreement' }).first());

  await expect.element(page.getByText(/For the wedding it says .*2012\. The recitals say .*2013\./)).toBeVisible();
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(dialog.getByRole('link', { name: '1 The home' }).first()).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Recitals', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(page.getByText('Version 1 is released; nothing has changed since.')).toBeVisible();
  leaveApp();

  await renderAt(agreementPaths.home(caseId), maya);
  await expect.element(panel.getByText('Nora Vale, born 2016')).toBeVisible();
  await expect.element(panel.getByText('Not stated in this paper')).toBeVisible();
  leaveApp();

  await renderAt(`${agreementPaths.sign(caseId)}?document=memorandum`, maya);
  await expect.element(panel.getByText(/22.* 2013/)).toBeVisible();
});

test('a printed address needs its words, and an address of one party alone is said to stay out', async () => {
  const { id: caseId, mediator } = await commands.prepare('negotiatedCase');
  const ruth = await signIn(mediator);
  await renderAt(agreementPaths.recitals(caseId), ruth);
  await expect.element(page.getByRole('radio', { name: 'Not given for the paper' }).first()).toBeChecked();
  await page
    .getByRole('radio', { name: /^Printed/ })
    .first()
    .click();
  await expect.element(page.getByText(/^No address will be printed/)).toBeVisible();
  await page.getByRole('button', { name: 'Save without confirming' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveFocus();
  await expect.element(page.getByText('Write the address, or choose that it is not printed.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('3 Lime Street, Bath');
  await page.getByRole('button', { name: 'Save without confirming' }).click();
  await expect.element(page.getByText('Recitals saved').first()).toBeVisible();
  const { recitals, is_confirmed } = await ruth.api.getRecitals({ caseId });
  expect(recitals?.parties[0]).toMatchObject({ address: '3 Lime Street, Bath', address_use: 'printed' });
  expect(is_confirmed).toBe(false);
});
