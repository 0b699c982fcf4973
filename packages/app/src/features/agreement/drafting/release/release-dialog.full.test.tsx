// Guards packages/app/src/features/agreement/drafting/** packages/agreement/src/**
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../../testing/render-app.tsx';

test('a mediator takes a line off the list of what is open with a reason, which readers and the next release read', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const document = 'memorandum' as const;
  const { clause } = await ruth.api.addClause({
    caseId,
    document,
    issue: 'home',
    plain_text: '',
    state: 'agreed',
    heading: 'The home',
    text: 'Maya moves out soon.',
  });
  const dialog = page.getByRole('dialog');
  const line = '1 place to settle, in clause 1';
  await renderAt(`/agreement/${caseId}`, ruth);
  await expect.element(page.getByText('Draft of version 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await dialog.getByRole('button', { name: `Take off: ${line}` }).click();
  await dialog.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(dialog.getByText('Say why.')).toBeVisible();
  const reason = dialog.getByLabelText('Why is this not open?');
  await expect.element(reason).toHaveFocus();
  await dialog.getByRole('button', { name: `Put back: ${line}` }).click();
  await expect.element(reason).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: `Take off: ${line}` }).click();
  await reason.fill('Both know \u{13000}.');
  await expect.element(dialog.getByText(/^A PDF has no letter for a part of “\u{13000}\.”/u)).toBeVisible();
  await reason.fill('Both know the day.');
  await dialog.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(page.getByText('Version 1 is released; nothing has changed since.')).toBeVisible();
  const { documents } = await maya.api.getAgreement({ caseId });
  expect(documents[0]!.newest!.open_points).not.toContain(line);
  leaveApp();

  await renderAt(`/agreement/${caseId}`, maya);
  await expect
    .element(page.getByRole('region', { name: 'What changes for you' }))
    .toMatchTextContent(`Not counted as open“${line}” ${ruth.name}: Both know the day.`);
  leaveApp();

  await ruth.api.updateClause({ ...clause, clauseId: clause.id, text: 'Maya moves out very soon.' });
  await renderAt(`/agreement/${caseId}`, ruth);
  await page.getByRole('button', { name: 'Release version 2' }).click();
  await expect.element(dialog.getByLabelText('Why is this not open?')).toHaveValue('Both know the day.');
  leaveApp();
});

test('a mediator takes all lines that are left off the list with one reason, which stands at each of them', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  const words = { issue: 'home' as const, plain_text: '', state: 'agreed' as const };
  await ruth.api.addClause({
    caseId,
    document: 'memorandum',
    ...words,
    heading: 'The home',
    text: 'Maya moves out soon.',
  });
  await renderAt(`/agreement/${caseId}`, ruth);
  await page.getByRole('button', { name: 'Release version 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take off: 1 place to settle, in clause 1' }).click();
  await dialog.getByLabelText('Why is this not open?').fill('Both know the day.');
  await dialog.getByRole('button', { name: /^Take off all \d+ that are left$/ }).click();
  await dialog.getByLabelText('Why are these not open?').fill('Not part of this case.');
  await dialog.getByRole('button', { name: 'Take them off' }).click();
  await dialog.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(page.getByText('Version 1 is released; nothing has changed since.')).toBeVisible();
  const { newest } = (await maya.api.getAgreement({ caseId })).documents[0]!;
  expect(newest!.open_points).toEqual([]);
  const [first, ...others] = newest!.struck_points;
  expect(first).toMatchObject({ reason: 'Both know the day.', by: ruth.name });
  expect(others.length).toBeGreaterThan(1);
  for (const it of others) expect(it).toMatchObject({ reason: 'Not part of this case.', by: ruth.name });
  leaveApp();
});

test('a release waits until every place is filled in; the dialog names the clause and leads to it', async () => {
  const { id: caseId, mediator } = await commands.prepare('negotiatedCase');
  const ruth = await signIn(mediator);
  const document = 'memorandum';
  const words = { issue: 'home' as const, plain_text: '', state: 'agreed' as const };
  const add = async (heading: string, text: string, state: 'agreed' | 'parked' | 'discussing') =>
    (await ruth.api.addClause({ caseId, document, ...words, heading, text, state })).clause;
  await add('The home', 'Maya stays until 1 May 2027.', 'agreed');
  await add('Pensions', 'Each keeps their own pensions until [date].', 'parked');
  await add('The car', 'Maya keeps the car.', 'discussing');
  const dialog = page.getByRole('dialog');
  const checks = page.getByRole('region', { name: 'Before you release' });

  await renderAt(`/agreement/${caseId}?document=${document}`, ruth);
  await expect.element(checks).toMatchTextContent(/To fill in before a release: clause 2.*Parked: clause 2/);
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/Finish these clauses first:.*2 Pensions: a place that is not filled in yet/);
  await expect.element(dialog.getByRole('button', { name: 'Release version 1' })).toBeDisabled();
  await expect
    .element(dialog)
    .toMatchTextContent(/Not agreed yet, and part of this version.*2 Pensions: Parked.*3 The car: Discussing/);
  await dialog.getByRole('alert').getByRole('link', { name: '2 Pensions' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const field = page.getByLabelText('Words to sign');
  await expect.element(field).toHaveValue('Each keeps their own pensions until [date].');

  await field.fill('Each keeps their own pensions until 2030.');
  await expect.element(checks).not.toMatchTextContent('To fill in before a release');
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await dialog.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(page.getByText('Version 1 is released; nothing has changed since.')).toBeVisible();
  leaveApp();
});

test('a mediator reads in the dialog that a draft without clauses cannot be released', async () => {
  const { id: caseId, mediator } = await commands.prepare('negotiatedCase');
  await renderAt(`/agreement/${caseId}?document=memorandum`, await signIn(mediator));
  await page.getByRole('button', { name: 'Release version 1' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Write a clause; then it can be released.');
  await expect.element(dialog.getByRole('button', { name: 'Release version 1' })).toBeDisabled();
});
