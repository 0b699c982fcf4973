import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { weekly } from '../../packages/server/src/routes/agreement/schedules.fixture.ts';
import { agreedCase } from '../testing/agreed-case.ts';
import { apiOf, besidesLostConnections, comeAs, openWindow } from '../testing/people.ts';
import { type Product, test } from '../testing/product.ts';

const button = (on: Page | Locator, name: string | RegExp) =>
  on.getByRole('button', { name, exact: typeof name === 'string' });
const link = (on: Page | Locator, name: string | RegExp) =>
  on.getByRole('link', { name, exact: typeof name === 'string' });
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Writes into the open clause and waits until it is saved. */
async function write(page: Page, field: string, words: string) {
  await page.getByLabel(field, { exact: true }).fill(words);
  await expect(page.getByText('Saved just now')).toBeVisible();
}

/** Says that the plain words of the open clause fit its changed words to sign. */
async function keepPlainWords(page: Page) {
  await button(page, 'They still fit').click();
  await expect(button(page, 'They still fit')).toBeHidden();
  await expect(page.getByText('Saved just now')).toBeVisible();
}

/** Releases the open draft to everybody in the case. */
async function release(page: Page, number: number) {
  await button(page, `Release version ${number}`).click();
  const dialog = page.getByRole('dialog');
  await button(dialog, `Release version ${number}`).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Version ${number} is released; nothing has changed since.`)).toBeVisible();
}

/** A day goes by for all released versions of a case, and two more. */
const passCoolingOff = (product: Product, caseId: string) =>
  product.rewrite(`update agreement_versions set released_at = released_at - interval '3 days',
    signable_at = signable_at - interval '3 days' where case_id = '${caseId}'`);

/** Sets how long what an organization releases from now on waits before it can be signed. */
async function setCoolingOff(product: Product, orgId: string, cooling_off_hours: number) {
  const { api } = await apiOf(product, 'admin@demo.example');
  const { version } = (await api.getOrganizationSettings({ orgId })).settings;
  await api.updateOrganizationSettings({ orgId, cooling_off_hours, version });
}

/** Reads the open version with these words to the end and answers its questions, up to the time to think. */
async function read(page: Page, words: string, answers: Record<string, string> = {}) {
  await expect(page.getByRole('heading', { level: 1, name: 'Read it to the end' })).toBeVisible();
  await expect(page.getByText(words).first()).toBeVisible();
  await button(page, 'I have read it to the end').click();
  for (const [question, answer] of Object.entries(answers)) await page.getByLabel(question).fill(answer);
  if (Object.keys(answers).length > 0) await button(page, 'Save and continue').click();
}

/** Signs the version that is open at its last part. */
async function sign(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name: 'Is this your own decision?' })).toBeVisible();
  await button(page, /^Sign version/).click();
  await expect(page.getByText('Choose one of the two.')).toBeVisible();
  await page.getByRole('radio', { name: 'I was not pressed. I decide this myself.' }).click();
  await page.getByLabel('Write your full name to sign').fill(name);
  await expect(page.getByText('I agree to sign electronically.')).toBeVisible();
  await button(page, /^Sign version/).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You have signed: / })).toBeVisible();
}

/** Downloads the open version in both formats, and asks the page that came with them about each. */
async function checkDownloads(page: Page) {
  const save = async (item: string) => {
    const menu = button(page, /^Download version/);
    await menu.click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item, exact: true }).click(),
    ]);
    // A busy button opens nothing.
    await expect(menu).not.toHaveAttribute('aria-busy');
    const path = await file.path();
    return { name: file.suggestedFilename(), path, bytes: await readFile(path) };
  };
  const files = [await save('Download PDF'), await save('Download DOCX')];
  const { bytes } = await save('Download a page that checks files');
  const checkPage = await page.context().newPage();
  await checkPage.setContent(bytes.toString());
  for (const { name, bytes: buffer } of files) {
    await checkPage
      .getByLabel('Choose the PDF or DOCX')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(checkPage.getByRole('status').getByRole('heading')).toHaveText(
      'Yes. This is version 1, signed by both parties.',
    );
  }
  await checkPage.close();
  const { stdout, error } = spawnSync('pdfsig', ['-nocert', files[0]!.path], { encoding: 'utf8' });
  if (!error) expect(stdout).toContain('Signature is Valid.');
}

/** Fills in the first court form of the office. */
async function fillForm(page: Page, caseId: string) {
  await page.goto(`/cases/${caseId}?tab=agreement`);
  await link(page, 'Court forms').click();
  await expect(page.getByRole('row', { name: /applicant\.name Ana Duarte/ })).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download the filled copy').click()]);
  expect((await readFile(await file.path())).toString('latin1', 0, 5)).toBe('%PDF-');
}

test('a mediator, two parties and a lawyer take agreed proposals to a signed agreement', async ({
  browser,
  product,
}) => {
  const { caseId, organizationId, emails, api } = await agreedCase(product);
  const [ruth, ana, ben, lea] = await Promise.all(
    [emails.mediator, emails.ana, emails.ben, emails.lea].map(async (email) => {
      const window = await openWindow(browser, product);
      await comeAs(window.page, email);
      return window;
    }),
  );
  if (!ruth || !ana || !ben || !lea) throw new Error('A window is missing.');
  await ana.page.setViewportSize({ width: 390, height: 844 });

  await ruth.page.goto(`/case/${caseId}?tab=agreement`);
  await link(ruth.page, /^Memorandum of Understanding/).click();
  await button(ruth.page, 'Add from an agreed proposal (2)').click();
  await ruth.page.getByRole('menuitem', { name: 'The piano' }).click();
  await expect(ruth.page.getByLabel('Words to sign')).toHaveValue('Who keeps it: Ana keeps the piano.');
  await write(ruth.page, 'In plain words', 'The piano goes with Ana.');
  await button(ruth.page, 'Add from the library').click();
  const library = ruth.page.getByRole('dialog');
  await library.getByRole('button', { name: 'Add “Who lives in the home”' }).click();
  await expect(library).toBeHidden();
  await expect(ruth.page.getByRole('heading', { name: '2 Who lives in the home' })).toBeVisible();
  await write(
    ruth.page,
    'Words to sign',
    'Ana lives at 3 Quay Street until 1 March 2027. Ben moves out on 10 January 2027.',
  );
  await keepPlainWords(ruth.page);
  await release(ruth.page, 1);
  await button(ruth.page, 'Open a lawyer round').click();
  const round = ruth.page.getByRole('dialog', { name: 'Open a lawyer round' });
  await round.getByLabel('Last day, until 17:00').click();
  await ruth.page.getByRole('grid').getByRole('button', { disabled: false }).last().click();
  await button(round, 'Open the round').click();
  await expect(round).toBeHidden();

  await lea.page.goto('/lawyer');
  await link(lea.page, /^Notifications, /).click();
  await lea.page
    .getByRole('dialog')
    .getByText(/asks for your comments on the Memorandum of Understanding, version 1/)
    .click();
  await button(lea.page, 'Comment').first().click();
  await lea.page.getByLabel('Your comment on clause 1').fill('Say who pays to move it.');
  await button(lea.page, 'Save').click();
  await expect(lea.page.getByText('Only you read this until the lawyer round closes.')).toBeVisible();
  await ben.page.goto(`/agreement/${caseId}`);
  await expect(ben.page.getByText('The piano goes with Ana.').first()).toBeVisible();
  await expect(ben.page.getByText('Say who pays to move it.')).toHaveCount(0);
  await button(lea.page, 'I am done').click();
  await button(lea.page.getByRole('dialog'), 'I am done').click();
  for (const { page } of [lea, ben]) await expect(page.getByText('Say who pays to move it.')).toBeVisible();

  const clauses = ruth.page.getByRole('region', { name: 'Clauses' });
  await link(clauses, /The piano/).click();
  await expect(ruth.page.getByText('Say who pays to move it.')).toBeVisible();
  await button(ruth.page, 'Answer').click();
  await ruth.page.getByRole('dialog').getByLabel('Your answer').fill('Taken in: Ana pays.');
  await ruth.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(ruth.page.getByRole('dialog')).toBeHidden();
  await write(ruth.page, 'Words to sign', 'Ana keeps the piano and pays to move it by 1 March 2027.');
  await button(ruth.page, 'It is still agreed').click();
  await keepPlainWords(ruth.page);
  await release(ruth.page, 2);
  await expect(ben.page.getByText('Ana keeps the piano and pays to move it').first()).toBeVisible();
  await link(ben.page, 'What changed since version 1').click();
  await expect(ben.page.getByText(/pays to move it/).first()).toBeVisible();

  const before = region(ruth.page, 'Before they sign');
  await before.getByLabel('Another question').fill('Who moves the piano, and when?');
  await button(before, 'Ask').click();
  await expect(before.getByText('Who moves the piano, and when?')).toHaveCount(2);

  for (const [{ page }, answer] of [
    [ana, 'I do, by March.'],
    [ben, 'Ana does it.'],
  ] as const) {
    await page.goto('/divorcee');
    const toSign = region(page, 'Memorandum of Understanding, version 2: read it first');
    await expect(toSign).toContainText('You can sign from');
    await link(toSign, 'Read it').click();
    await read(page, 'Ana keeps the piano and pays to move it by 1 March 2027.', {
      'Who moves the piano, and when?': answer,
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Time to think' })).toBeVisible();
    await expect(button(page, /^Sign version/)).toHaveCount(0);
    await expect(before).toContainText(answer);
  }
  await ana.page.reload();
  for (const [one, other] of [
    [ana, 'Ana does it.'],
    [ben, 'I do, by March.'],
  ] as const)
    await expect(one.page.getByText(other)).toHaveCount(0);
  const { documents } = await api.ben.getAgreement({ caseId });
  const versionId = documents.find(({ document }) => document === 'memorandum')!.newest!.id;
  const { signing } = await api.ben.getSigning({ caseId, versionId });
  expect(signing.questions.map(({ answer }) => answer)).toEqual(['Ana does it.']);
  expect((await api.lea.getSigning({ caseId, versionId })).signing).toMatchObject({ questions: [], own: null });

  await passCoolingOff(product, caseId);
  await ana.page.reload();
  await sign(ana.page, 'Ana Duarte');
  await ben.page.reload();
  await expect(region(ben.page, 'Who has signed version 2')).toContainText(/Ana Duarte\s*Signed/);
  await sign(ben.page, 'Ben Duarte');
  await link(ben.page, 'Go to the dashboard').click();
  await expect(ben.page.getByText('You have signed 1 of 2 documents')).toBeVisible();
  await ruth.page.goto(`/case/${caseId}`);
  await expect(ruth.page.locator('[aria-current=step]')).toHaveText(/^6Agreement draft/);

  await api.mediator.saveParentingSchedule({ caseId, schedule: weekly() });
  await ruth.page.goto(`/agreement/${caseId}?document=parenting`);
  await button(ruth.page, 'Add from an agreed proposal (1)').click();
  await expect(ruth.page.getByLabel('Words to sign')).toHaveValue('Wednesday: The children sleep at Ben’s home.');
  await setCoolingOff(product, organizationId, 0);
  await release(ruth.page, 1);
  await setCoolingOff(product, organizationId, 48);
  for (const [{ page }, name] of [
    [ana, 'Ana Duarte'],
    [ben, 'Ben Duarte'],
  ] as const) {
    await page.goto('/divorcee?panel=notifications');
    await page
      .getByRole('dialog')
      .getByText(/ shared the Parenting Plan, version 1/)
      .click();
    await link(page, /^Go on to signing version/)
      .first()
      .click();
    await read(page, 'Library, 10:00');
    await sign(page, name);
  }
  for (const { page } of [ana, ben]) {
    await page.goto('/divorcee');
    await expect(page.getByText('All seven steps are done')).toBeVisible();
  }
  await ana.page.goto(`/agreement/${caseId}?document=parenting`);
  await checkDownloads(ana.page);
  await ruth.page.goto(`/case/${caseId}`);
  await expect(ruth.page.getByText('All seven steps are done.')).toBeVisible();
  await fillForm(ruth.page, caseId);
  await lea.page.goto(`/agreement/${caseId}?document=parenting`);
  await expect(region(lea.page, 'Who has signed version 1')).toContainText(/Ana Duarte\s*Signed.*Ben Duarte\s*Signed/);
  expect(await api.lea.getCaseStep({ caseId })).toMatchObject({ step: 'final_agreement', is_complete: true });
  for (const { complaints } of [ruth, ana, ben, lea]) expect(besidesLostConnections(complaints)).toEqual([]);
});
