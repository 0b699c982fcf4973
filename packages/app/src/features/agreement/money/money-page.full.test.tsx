// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { figure, twoParties } from './money-page.testing.ts';
import { newOffice } from '../../../testing/offices.ts';
import { join } from '../../../testing/parties.ts';
import { client, newPerson } from '../../../testing/people.ts';
import { pdfFile } from '../../../testing/choose-files.ts';
import { cutConnection } from '../../../testing/interruptions.ts';

const dialog = page.getByRole('dialog');

test('a mediator sends figures back, opens both statements, and sends questions to both sides with one button', async () => {
  const { mediator, maya, daniel, caseId, at } = await twoParties();
  await maya.api.addFigure({ caseId, ...figure });
  await daniel.api.addFigure({ caseId, ...figure, label: 'Flat', is_joint: true });
  for (const { api } of [maya, daniel]) await api.completeStatement({ caseId, is_complete: true });
  await renderAt(at, mediator);
  await expect.element(page.getByText(/^Only the party or their lawyer changes a figure/)).toBeVisible();
  await page.getByRole('button', { name: 'Send back to Maya' }).click();
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect.element(page.getByText(/^Maya has not said yet that the figures are complete/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open both statements' })).not.toBeInTheDocument();
  await maya.api.completeStatement({ caseId, is_complete: true });
  await page.getByRole('button', { name: 'Open both statements' }).click();
  await dialog.getByRole('button', { name: 'Open both' }).click();
  await expect.element(page.getByText(/Both statements opened together on/)).toBeVisible();
  for (const [label, readers] of [
    ['Savings', /Then Maya and their lawyer read it\.$/],
    ['Flat', /Then Daniel, who entered this shared figure, .* The other party does not read it\.$/],
  ] as const) {
    await page.getByRole('button', { name: `Ask about ${label}` }).click();
    await expect.element(dialog.getByText(readers)).toBeVisible();
    await dialog.getByLabelText('Your question').fill(`Where is ${label} written?`);
    await dialog.getByRole('button', { name: 'Note the question' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  await expect
    .element(page.getByRole('region', { name: 'How the totals are made' }))
    .toMatchTextContent(/£0\.01 more is counted for Daniel/);
  await page.getByRole('button', { name: 'Send both questions' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await daniel.api.getMoney({ caseId })).questions).toEqual([]);
  await page.getByRole('button', { name: 'Send both questions' }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('2 questions are sent')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Open questions' })).toHaveFocus();
  await expect.element(page.getByText('Sent, waits for the answer').first()).toBeVisible();
  expect((await daniel.api.getMoney({ caseId })).questions).toMatchObject([{ question: 'Where is Flat written?' }]);

  leaveApp();
  await renderAt(at, maya);
  await page.getByRole('button', { name: 'Answer' }).click();
  await dialog.getByLabelText('Your answer').fill('In the savings book.');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect.element(page.getByText('Answer: In the savings book.')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Figures of both' })).toBeVisible();
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  await expect.element(page.getByText('British Pound (GBP) · November 1, 2026')).toBeVisible();
  await expect.element(page.getByText('“Own estimate” means that no document shows the figure.')).toBeVisible();
  await expect.element(page.getByText(/A page without a link/)).not.toBeInTheDocument();
});

test('a party reads what a calculator that is on makes of the open figures, with its source', async () => {
  const { admin, orgId, mediator, maya, caseId } = await newOffice();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  await admin.api.switchCalculator({ orgId, calculator: 'tenth', is_on: true });
  await maya.api.addFigure({ caseId, ...figure, category: 'comes_in', label: 'Pay', amount_minor: 300_055 });
  await daniel.api.addFigure({ caseId, ...figure });
  const estimates = page.getByRole('region', { name: 'What a formula says about support' });
  await renderAt(`/agreement/${caseId}/money`, maya);
  await expect.element(page.getByRole('heading', { name: 'Money' })).toBeVisible();
  await expect.element(estimates).not.toBeInTheDocument();
  for (const { api } of [maya, daniel]) await api.completeStatement({ caseId, is_complete: true });
  await mediator.api.openStatements({ caseId });
  await expect.element(estimates).toMatchTextContent('Maya would pay £300.06 a month.');
  await expect.element(estimates).toMatchTextContent(/Income each month, Maya\s*£3,000\.55, as both read it/);
  await expect.element(estimates).toMatchTextContent('United Kingdom, rules from January 1, 2026');
  await expect.element(estimates).toMatchTextContent('It is not advice and decides nothing.');
});

test('a party enters weekly wages, and the sum that makes a month of them is shown', async () => {
  const { maya, caseId, at } = await twoParties();
  await renderAt(at, maya);
  await page.getByRole('button', { name: 'Add: What comes in each month' }).click();
  await dialog.getByLabelText('What it is').fill('Wages');
  await dialog.getByLabelText('Amount').fill('100');
  await dialog.getByLabelText('How often?').selectOptions('Every week');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('£433.33')).toBeVisible();
  await expect.element(page.getByText('Every week: £100.00 × 52 ÷ 12')).toBeVisible();
  const { figures } = await maya.api.getMoney({ caseId });
  expect(figures).toMatchObject([{ rhythm: 'weekly', amount_minor: 10_000 }]);
});

test('a party writes their share of what both hold, and the totals count it', async () => {
  const { mediator, maya, daniel, caseId, at } = await twoParties();
  await daniel.api.addFigure({ caseId, ...figure });
  await renderAt(at, maya);
  await page.getByRole('button', { name: 'Add: What you own' }).click();
  await dialog.getByLabelText('What it is').fill('Home');
  await dialog.getByLabelText('Amount').fill('1000');
  await dialog.getByRole('checkbox', { name: 'It is of both of you together' }).click();
  await dialog.getByLabelText('Own share in percent').fill('120');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Write a number from 0 to 100.')).toBeVisible();
  await dialog.getByLabelText('Own share in percent').fill('66,67');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Own share: 66.67%')).toBeVisible();
  leaveApp();
  await renderAt(at, mediator);
  await expect.element(page.getByText(/Home £1,000\.00 \(Maya 66\.67% and Daniel 33\.33%\)/)).toBeVisible();
  await expect.element(page.getByText('+ £666.70')).toBeVisible();
  leaveApp();
});

test('a question counts as open in a draft once it is sent; before it is the mediator’s own note', async () => {
  const { mediator, maya, daniel, caseId, at } = await twoParties();
  for (const { api } of [maya, daniel]) await api.addFigure({ caseId, ...figure });
  for (const { api } of [maya, daniel]) await api.completeStatement({ caseId, is_complete: true });
  await mediator.api.openStatements({ caseId });
  const { figures } = await mediator.api.getMoney({ caseId });
  await mediator.api.askAboutFigure({ figureId: figures[0]!.id, question: 'Is this all of it?' });
  const words = { issue: null, heading: 'Our figures', text: 'Both showed their figures.', plain_text: '' };
  await mediator.api.addClause({ caseId, document: 'finances', ...words, state: 'agreed' });
  const draft = at.replace('/money', '?document=finances');
  await renderAt(draft, mediator);
  await expect.element(page.getByRole('main')).toMatchTextContent('Money: 1 question that is not sent yet');
  leaveApp();
  await mediator.api.sendFigureQuestions({ caseId });
  await renderAt(draft, mediator);
  await expect.element(page.getByRole('main')).toMatchTextContent('Money: 1 open question');
  leaveApp();
});

test('a party takes over the sums of their own intake as estimates, and never those of the other party', async () => {
  const { maya, daniel, caseId, at } = await twoParties();
  const financialSituation = { currency: 'GBP', income_minor: 268_450, savings_minor: 'unsure', debts_minor: 90_000 };
  await maya.api.saveIntake({ caseId, financialSituation });
  await daniel.api.saveIntake({ caseId, financialSituation: { currency: 'GBP', home_minor: 41_200_000 } });
  await maya.api.addFigure({ caseId, ...figure, category: 'owes', label: 'Other debts' });
  await renderAt(at, maya);
  const offered = page.getByRole('region', { name: 'From the intake' });
  await expect.element(offered.getByRole('listitem')).toHaveTextContent('Pay after tax£2,684.50');
  await offered.getByRole('button', { name: 'Take these over' }).click();
  await expect.element(offered).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Change Pay after tax' })).toBeVisible();
  const { figures } = await maya.api.getMoney({ caseId });
  expect(
    figures.map(({ label, category, amount_minor, evidence }) => [label, category, amount_minor, evidence]),
  ).toEqual(expect.arrayContaining([['Pay after tax', 'comes_in', 268_450, null]]));
  expect(figures).toHaveLength(2);
});

test('an intake in another currency says so to its party and the mediator, who is proposed that of the first intake', async () => {
  const { mediator, maya, daniel, caseId, at } = await twoParties();
  const send = async ({ api }: typeof maya, currency: string) => {
    const financialSituation = { currency, income_minor: 268_450 };
    const { intake } = await api.saveIntake({ caseId, personalInfo: client, financialSituation });
    await api.submitIntake({ caseId, version: intake.version });
  };
  await send(daniel, 'EUR');
  await send(maya, 'SEK');
  await renderAt(at, daniel);
  await expect.element(page.getByText(/^The sums of the intake are in another currency: Euro\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take these over' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/Swedish/)).not.toBeInTheDocument();
  leaveApp();
  await renderAt(at, mediator);
  await expect.element(page.getByText('The intake of Maya is in another currency: Swedish Krona.')).toBeVisible();
  await page.getByRole('button', { name: 'Use Euro' }).click();
  await expect.element(page.getByText(/^The intake of Daniel/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Use / })).not.toBeInTheDocument();
  expect((await mediator.api.getMoney({ caseId })).currency).toBe('EUR');
});

test('a party enters a figure, learns what is missing, loses no word without a connection, and says that it is complete', async () => {
  const { maya, caseId, at } = await twoParties();
  await renderAt(at, maya);
  await page.getByRole('button', { name: 'Add: What you own' }).click();
  await dialog.getByLabelText('Amount').fill('2.150,50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Write what it is.')).toBeVisible();
  await expect.element(dialog.getByText('Write the amount in numbers, like 1,150.')).toBeVisible();
  await dialog.getByLabelText('What it is').fill('Savings');
  await dialog.getByLabelText('Amount').fill('14850.01');
  const reconnect = cutConnection();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  await expect.element(dialog.getByLabelText('What it is')).toHaveValue('Savings');
  reconnect();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('£14,850.01')).toBeVisible();
  const { figures } = await maya.api.getMoney({ caseId });
  expect(figures).toMatchObject([{ label: 'Savings', amount_minor: 1_485_001, evidence: null }]);

  await page.getByRole('button', { name: 'These are complete' }).click();
  await expect.element(page.getByRole('button', { name: 'Change them again' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change Savings' })).not.toBeInTheDocument();
});

test('a figure links to the page that shows it for people who may open the document, and tells others that they cannot', async () => {
  const { mediator, maya, daniel, caseId, at } = await twoParties();
  const file = pdfFile('Statement.pdf');
  const { upload } = await maya.api.uploadFile({
    case_id: caseId,
    doc_type: 'bank_statements',
    audience: 'mediator',
    file,
  });
  const upload_id = upload.id;
  await maya.api.addFigure({ caseId, ...figure, evidence: { upload_id, page: 1 } });
  await daniel.api.addFigure({ caseId, ...figure });
  for (const { api } of [maya, daniel]) await api.completeStatement({ caseId, is_complete: true });
  await mediator.api.openStatements({ caseId });
  const link = page.getByRole('link', { name: /, p\. 1$/ });
  const note = page.getByText(/A page without a link is in a document that you cannot open\./);
  await renderAt(at, mediator);
  await expect.element(link).toHaveAttribute('href', `/documents/${upload_id}?page=1`);
  await expect.element(note).not.toBeInTheDocument();
  leaveApp();
  await renderAt(at, daniel);
  await expect.element(note).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});
