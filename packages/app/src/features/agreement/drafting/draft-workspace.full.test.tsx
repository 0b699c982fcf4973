// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Person } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newDraft, words } from './draft-workspace.testing.ts';

/** Opens the workspace at a clause. */
const openAt = (at: string, mediator: Person, clauseId: string) =>
  renderAt(`${at}?document=memorandum&clause=${clauseId}`, mediator);

const dialog = page.getByRole('dialog');
const field = page.getByLabelText('Words to sign');
const list = page.getByRole('region', { name: 'Clauses' });
const clauseLink = (name: RegExp) => list.getByRole('link', { name });

test('a mediator sees which words cannot be followed, and the verb leads to them without changing them', async () => {
  const { mediator, clubs, at } = await newDraft();
  await openAt(at, mediator, clubs.id);
  const marks = page.getByRole('region', { name: '4 places that cannot be followed as written' });
  await expect.element(marks).toMatchTextContent(/“reasonable” Nobody can check this.*“soon” Name a number of days/);
  await expect.element(clauseLink(/Clubs and trips/)).toMatchTextContent(/4 places to settle.*Discussing/);
  await marks.getByRole('button', { name: 'Fill in days' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue(words);
  await userEvent.keyboard('within 14 days');
  await expect.element(page.getByRole('region', { name: /^3 places/ })).toBeVisible();
  await expect.element(field).toHaveValue(words.replace('soon', 'within 14 days'));
});

test('a mediator reads while writing which letter a PDF cannot show, and in which word', async () => {
  const { mediator, home, at, readClause } = await newDraft();
  await openAt(at, mediator, home.id);
  await field.fill('Maya keeps the \u{13000} by 1 May 2027.');
  const marks = page.getByRole('region', { name: '1 place that cannot be followed as written' });
  await expect.element(marks).toMatchTextContent('A PDF shows a code here, because no font has this letter.');
  await page.getByLabelText('Heading').fill('The home \u{13000}x');
  await expect.element(page.getByText(/^A PDF has no letter for a part of “\u{13000}x”/u)).toBeVisible();
  await page.getByLabelText('Heading').fill('البيت 🏠');
  await expect.element(page.getByText(/^A PDF has no letter/)).not.toBeInTheDocument();
  await field.fill('First line.\vSecond line.');
  await expect.poll(async () => (await readClause(home.id))?.text).toBe('First line.\nSecond line.');
});

test('a heading is never saved empty, and the field says what is missing', async () => {
  const { mediator, home, at, readClause } = await newDraft();
  await openAt(at, mediator, home.id);
  await page.getByLabelText('Heading').fill('');
  await expect.element(page.getByText('Give the clause a heading.')).toBeVisible();
  await page.getByLabelText('Heading').fill('Our home');
  await expect.poll(async () => (await readClause(home.id))?.heading).toBe('Our home');
});

test('a mediator adds a clause from an agreed proposal with one click, and sees how far its words have moved', async () => {
  const { mediator, home, agree, at, read } = await newDraft();
  await agree();
  await openAt(at, mediator, home.id);
  await page.getByRole('button', { name: 'Add from an agreed proposal (1)' }).click();
  await expect.element(field).toHaveValue('Who keeps it: Maya keeps the car.');
  expect((await read()).draft?.clauses).toMatchObject([
    { heading: 'The family home' },
    { heading: 'The car', state: 'agreed', issue: 'home' },
    { heading: 'Clubs and trips' },
  ]);
  expect(page.getByRole('button', { name: /^Add from an agreed/ }).query()).toBeNull();
  await field.fill('Who keeps it: Maya keeps the blue car.');
  await expect.element(page.getByText(/Its words have changed since: 1 word\./)).toBeVisible();
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect.element(page.getByText('blue', { exact: true })).toBeVisible();
});

test('a mediator adds what nothing is said about from the library, and its blanks are marked', async () => {
  const { mediator, home, at } = await newDraft();
  await openAt(at, mediator, home.id);
  const checks = page.getByRole('complementary', { name: 'Checks' });
  await expect.element(checks).toMatchTextContent(/Nothing said about the day of the next review/);
  await checks.getByRole('button', { name: 'Add a clause about the day of the next review' }).click();
  await dialog.getByRole('button', { name: 'Add “Looking at this again”' }).click();
  await expect
    .element(field)
    .toHaveValue(
      'Both review this agreement on [date], with [name of the mediator]. It stays as it is until both have signed a change.',
    );
  await expect.element(page.getByRole('region', { name: /^2 places/ })).toMatchTextContent(/“\[date\]”/);
  await expect.element(checks).not.toMatchTextContent(/Nothing said about the day of the next review/);
});

test('a mediator moves a clause with the keyboard, removes it, and takes that back', async () => {
  const { mediator, home, clubs, at, read } = await newDraft();
  const headings = async () => (await read()).draft?.clauses.map(({ heading }) => heading);
  await openAt(at, mediator, clubs.id);
  const link = clauseLink(/Clubs and trips/);
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(headings).toEqual(['Clubs and trips', 'The family home']);
  await expect.element(link).toHaveFocus();
  await page.getByRole('button', { name: 'More for “Clubs and trips”' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(headings).toEqual([home.heading]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(headings).toEqual(['Clubs and trips', 'The family home']);
  await expect.element(field).toHaveValue(words);
});

test('a mediator reads what is open in the money before a release', async () => {
  const { mediator, maya, daniel, caseId, at } = await newDraft();
  const figure = {
    category: 'owns',
    label: 'Car',
    amount_minor: 890_000,
    as_of: '2026-10-31',
    evidence: null,
  } as const;
  for (const { api } of [maya, daniel]) {
    await api.addFigure({ caseId, is_joint: false, ...figure });
    await api.completeStatement({ caseId, is_complete: true });
  }
  const panel = page.getByRole('region', { name: 'Before you release' });
  await renderAt(at, mediator);
  await expect.element(panel).toMatchTextContent(/Money: the statements are not opened yet/);
  leaveApp();
  await mediator.api.openStatements({ caseId });
  const { figures } = await mediator.api.getMoney({ caseId });
  await mediator.api.askAboutFigure({ figureId: figures[0]!.id, question: 'Who drives it?' });
  await mediator.api.sendFigureQuestions({ caseId });
  await renderAt(at, mediator);
  await expect.element(panel).toMatchTextContent(/Money: 1 open question/);
  await panel.getByRole('link', { name: 'Money' }).click();
  await expect.element(page.getByRole('heading', { name: 'Money' })).toBeVisible();
});

test('a mediator writes an empty clause; it cannot be released without words', async () => {
  const { mediator, home, at, read } = await newDraft();
  await openAt(at, mediator, home.id);
  await page.getByRole('button', { name: 'Add an empty clause' }).click();
  await expect.element(page.getByRole('heading', { name: /New clause/ })).toBeVisible();
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/New clause: no words yet/);
  await expect.element(dialog.getByRole('button', { name: 'Release version 1' })).toBeDisabled();
  expect((await read()).newest).toBeNull();
});

test('a mediator replaces “my” in words to sign by the name of the party who said it', async () => {
  const { mediator, home, at, readClause } = await newDraft();
  await mediator.api.updateClause({ ...home, clauseId: home.id, text: 'Nora sleeps at my home on Fridays.' });
  await openAt(at, mediator, home.id);
  const marks = page.getByRole('region', { name: '1 place that cannot be followed as written' });
  await expect.element(marks).toMatchTextContent('“my” Two people sign. Say whose, or who.');
  await marks.getByRole('button', { name: 'Write Daniel' }).click();
  await expect.element(field).toHaveValue('Nora sleeps at Daniel’s home on Fridays.');
  await expect.element(field).toHaveFocus();
  await expect.element(marks).not.toBeInTheDocument();
  await expect.poll(async () => (await readClause(home.id))?.text).toBe('Nora sleeps at Daniel’s home on Fridays.');
  await field.fill('Nora duerme en mi casa los viernes.');
  await marks.getByRole('button', { name: 'Write Maya' }).click();
  await expect.element(field).toHaveValue('Nora duerme en la casa de Maya los viernes.');
  await field.fill('I, Maya, move out by 1 May 2027.');
  await marks.getByRole('button', { name: 'Write Maya' }).click();
  await expect.element(field).toHaveValue('Maya move out by 1 May 2027.');
});

test('a mediator replaces “my” in the heading and in something to do by a name, and both count as places to settle', async () => {
  const { mediator, home, at, readClause } = await newDraft();
  const due = { id: crypto.randomUUID(), kind: 'handover', who: 'A', due_on: '2027-05-01', repeats: 'none' } as const;
  const duties = [{ ...due, what: 'Give me the keys' }];
  await mediator.api.updateClause({ ...home, clauseId: home.id, heading: 'MY HOME', duties });
  await openAt(at, mediator, home.id);
  await expect.element(clauseLink(/MY HOME/)).toMatchTextContent('2 places to settle');
  const marks = page.getByRole('region', { name: 'Clause', exact: true }).getByRole('listitem');
  await expect.element(marks.nth(0)).toMatchTextContent('“MY” Two people sign. Say whose, or who.');
  await marks.nth(0).getByRole('button', { name: 'Write Maya' }).click();
  const heading = page.getByLabelText('Heading');
  await expect.element(heading).toHaveValue('MAYA’S HOME');
  await expect.element(heading).toHaveFocus();
  await expect.element(marks).toMatchTextContent('“me” Two people sign. Say whose, or who.');
  await marks.getByRole('button', { name: 'Write Daniel' }).click();
  await expect.element(page.getByLabelText('What is to be done?')).toHaveValue('Give Daniel the keys');
  await expect.element(page.getByLabelText('What is to be done?')).toHaveFocus();
  await expect.element(marks).not.toBeInTheDocument();
  await expect
    .poll(() => readClause(home.id))
    .toMatchObject({
      heading: 'MAYA’S HOME',
      duties: [{ what: 'Give Daniel the keys' }],
    });
});
