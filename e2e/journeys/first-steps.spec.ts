import type { ApiClient } from '@mediation/api-client';
import { expect, type Page } from '@playwright/test';
import { pdfOf } from '../../packages/app/src/testing/pdf.ts';
import { accept, createCase, invite } from '../testing/case-work.ts';
import { waiveDocuments } from '../testing/first-session-case.ts';
import { apiOf, joinByApi, newAddress, openWindow, signIn } from '../testing/people.ts';
import { test } from '../testing/product.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();

/** Goes from the first part of the intake to its end, with the personal details if they are not there yet. */
async function sendIntake(page: Page, details?: { phone: string; address: string }) {
  await page.goto('/divorcee');
  await page.getByRole('link', { name: /^(Start|Go on)$/ }).click();
  await page.goto('/intake/you');
  await expect(heading(page, 'About you')).toBeVisible();
  if (details !== undefined) {
    await page.getByLabel('Phone').fill(details.phone);
    await page.getByLabel('Day').fill('2');
    await page.getByLabel('Month').fill('1');
    await page.getByLabel('Year').fill('1984');
    await page.getByLabel('Address').fill(details.address);
  }
  await next(page);
  await expect(heading(page, 'Your relationship')).toBeVisible();
  for (const part of ['Your children', 'A first look at money', 'Documents you have', 'What matters to you']) {
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(heading(page, part)).toBeVisible();
  }
  await page.getByLabel(/^What matters most/).fill('The children keep their school.');
  for (const part of ['Your safety', 'What helps you take part', 'Check and send']) {
    await next(page);
    await expect(heading(page, part)).toBeVisible();
  }
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Send to Ruth' }).click();
  await expect(page.getByText(/^Sent on/)).toBeVisible();
}

/** Sends a document with the button of its requirement. */
async function addDocument(page: Page, requirement: string, text: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Add ${requirement}`, exact: true }).click();
  const buffer = Buffer.from(await pdfOf([text]).arrayBuffer());
  await (await chooser).setFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`For: ${requirement}`);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toContainText('Sent.');
  await dialog.getByRole('button', { name: 'Done' }).click();
}

/** Says of one document after another that the case goes on without it: of two by its button, of the others by the API. */
async function waiveTheRest(page: Page, mediator: ApiClient, caseId: string) {
  await page.goto(`/cases/${caseId}/uploads`);
  const missing = page.getByRole('button', { name: /^Mark as not needed:/ });
  await expect(missing.first()).toBeVisible();
  const all = await missing.count();
  for (const left of [all - 1, all - 2]) {
    await missing.first().click();
    await page.getByRole('dialog').getByLabel('Why is it not needed?').fill('Not needed in this case.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(missing).toHaveCount(left);
  }
  await waiveDocuments(mediator, caseId);
  await expect(missing).toHaveCount(0);
}

/** The confirmed lawyer of Ben reads what is Ben's, and no document, intake, requirement or private channel of Ana. */
async function refusesLawyerOfOtherSide(lawyerOfAna: Page, api: ApiClient, caseId: string) {
  const view = lawyerOfAna.getByRole('link', { name: /^View / });
  const uploadId = (await view.first().getAttribute('href'))!.split('/').at(-1)!;
  const { participants } = await api.listParticipants({ caseId });
  const [ana, ben] = ['Ana Duarte', 'Ben Duarte'].map((name) => participants.find((it) => it.name === name)!);
  const channelId = `private-${caseId}-${ana!.user_id}`;
  const refused = { code: 'not_found' };
  await expect(api.getUpload({ uploadId })).rejects.toMatchObject(refused);
  await expect(api.listMessages({ channelId })).rejects.toMatchObject(refused);
  expect((await api.listCaseUploads({ caseId })).uploads).toEqual([]);
  const { requirements } = await api.listRequirements({ caseId });
  expect([...new Set(requirements.map(({ participant_id }) => participant_id))]).toEqual([ben!.id]);
  expect((await api.getCaseStep({ caseId })).documents.map(({ participant_id }) => participant_id)).toEqual([ben!.id]);
  expect((await api.getIntake({ caseId })).intake).toMatchObject({ user_id: ben!.user_id, safety: null });
}

/** Says on the page of the terms that they are read, and signs them. */
async function signTerms(page: Page, name: string) {
  await expect(heading(page, 'How we will work together')).toBeVisible();
  const sign = page.getByRole('button', { name: 'Sign the terms' });
  await sign.click();
  await page.getByRole('checkbox', { name: 'I read the terms and the fees.' }).check();
  await page.getByRole('checkbox', { name: 'I take part because I want to.' }).check();
  await page.getByLabel('Write your full name to sign').fill(name);
  await sign.click();
  await expect(page.getByText(/^Signed /).first()).toBeVisible();
}

const expectStep = async (page: Page, caseId: string, text: RegExp) => {
  await page.goto(`/case/${caseId}`);
  await expect(page.getByRole('listitem').and(page.locator('[aria-current=step]'))).toHaveText(text);
};

test('a mediator, two parties and a lawyer take a case from its creation to the first session', async ({
  browser,
  product,
}) => {
  const mediator = await openWindow(browser, product);
  const ana = await openWindow(browser, product);
  const ben = await openWindow(browser, product);
  const lea = await openWindow(browser, product);
  await ana.page.setViewportSize({ width: 390, height: 844 });
  const email = newAddress('ana');

  await signIn(mediator.page, 'mediator@demo.example');
  const caseId = await createCase(mediator.page, { title: 'Duarte family', name: 'Ana Duarte', email });
  const links = [
    await invite(mediator.page, { name: 'Ana Duarte', email, side: 'A' }),
    await invite(mediator.page, { name: 'Ben Duarte', email: newAddress('ben'), side: 'B' }),
    await invite(mediator.page, { name: 'Lea Kim', email: newAddress('lea'), side: 'A', role: 'lawyer' }),
  ];
  const noor = { name: 'Noor Vega', email: newAddress('noor'), side: 'B', role: 'lawyer' } as const;
  const lawyerOfBen = await joinByApi(product, await invite(mediator.page, noor), noor);
  for (const [at, { page }] of [ana, ben, lea].entries()) await accept(page, links[at]!);

  for (const [{ page }, lawyer] of [
    [ana, 'Lea Kim'],
    [ben, 'Noor Vega'],
  ] as const) {
    await page.goto(`/case/${caseId}?tab=people`);
    await page.getByRole('button', { name: 'Confirm as my lawyer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, confirm' }).click();
    await expect(page.getByText(`${lawyer} is now your lawyer here`)).toBeVisible();
  }

  await sendIntake(ana.page);
  await sendIntake(ben.page, { phone: '+44 117 496 0999', address: '3 Canal Street, Bristol' });
  await mediator.page.goto(`/intake?case=${caseId}`);
  for (const name of ['Ana Duarte', 'Ben Duarte']) {
    const intake = mediator.page.getByRole('region', { name, exact: true });
    await expect(intake).toContainText('The children keep their school.');
    await intake.getByRole('button', { name: 'Accept' }).click();
    await expect(intake).toContainText('Accepted');
  }

  await ana.page.goto('/divorcee');
  await ana.page.getByRole('link', { name: 'Read the terms' }).click();
  await signTerms(ana.page, 'Ana Duarte');
  await ben.page.goto(`/cases/${caseId}/terms`);
  await expect(ben.page.getByRole('region', { name: 'Who has signed version 1' })).toContainText(/Ana Duarte\s*Signed/);

  await ana.page.goto('/divorcee');
  await addDocument(ana.page, 'Identity document', 'Passport of Ana');
  await ben.page.goto(`/cases/${caseId}/uploads`);
  await addDocument(ben.page, 'Recent pay slips', 'Pay slip of Ben');
  await ben.page.getByRole('button', { name: 'I don’t have this: Monthly budget' }).click();
  await ben.page.getByRole('dialog').getByLabel('Why is there none?').fill('I never kept one.');
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(ben.page.getByText('In review: I never kept one.')).toBeVisible();
  await lea.page.goto(`/cases/${caseId}/uploads`);
  await addDocument(lea.page, 'Bank statements', 'Bank statement of Ana');
  await expect(lea.page.getByText('Pay slip of Ben')).toHaveCount(0);
  await expect(ben.page.getByRole('region', { name: 'Documents of Ana Duarte' })).toHaveCount(0);
  await refusesLawyerOfOtherSide(lea.page, lawyerOfBen, caseId);
  await waiveTheRest(mediator.page, (await apiOf(product, 'mediator@demo.example')).api, caseId);
  await mediator.page.getByRole('button', { name: 'Go on without it: Monthly budget' }).click();
  await expect(mediator.page.getByText('Not needed: I never kept one.')).toBeVisible();

  await mediator.page.goto(`/mediator/review?case=${caseId}`);
  for (const left of [2, 1]) {
    await mediator.page.getByRole('button', { name: 'Confirm and open next' }).click();
    await expect(mediator.page.getByText(new RegExp(`^${left} waits? for you`))).toBeVisible();
  }
  await mediator.page.getByRole('button', { name: 'Confirm and open next' }).click();
  await expect(mediator.page.getByText('No document waits in this list.')).toBeVisible();
  await expectStep(ana.page, caseId, /^3Mediator review/);
  await mediator.page.goto(`/case/${caseId}`);
  await mediator.page.getByRole('button', { name: 'Go on to “First session”' }).click();
  await mediator.page.getByRole('alertdialog').getByRole('button', { name: 'Go on' }).click();
  await expect(mediator.page.getByText('The case is now at “First session”.')).toBeVisible();

  for (const { page } of [mediator, ana, ben, lea]) await expectStep(page, caseId, /^4First session/);
  for (const { complaints } of [mediator, ana, ben, lea]) expect(complaints).toEqual([]);
});
