import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { join, newParty } from '../../../testing/parties.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const words =
  'Daniel pays Maya a reasonable share of the cost of clubs. He pays soon after Maya sends him the receipt. ' +
  'Costs above 150 are agreed first by message.';

/** Two parties, a memorandum with two clauses, and an agreed proposal. */
async function newDraft() {
  const family = await newParty();
  const { mediator, maya, caseId } = family;
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  const add = async (issue: 'home' | 'support', heading: string, text: string) =>
    (
      await mediator.api.addClause({
        caseId,
        document: 'memorandum',
        issue,
        heading,
        text,
        plain_text: '',
        state: 'discussing',
      })
    ).clause;
  const home = await add('home', 'The family home', 'Maya lives at 8 Larch Lane until 30 September 2027.');
  const clubs = await add('support', 'Clubs and trips', words);
  const agree = async () => {
    const { topic } = await mediator.api.addTopic({ caseId, issue: 'home', title: 'The car' });
    const terms = [{ label: 'Who keeps it', words: 'Maya keeps the car.' }];
    const { proposal } = await maya.api.makeProposal({ topicId: topic.id, audience: 'everyone', terms });
    await daniel.api.acceptProposal({ proposalId: proposal.id });
  };
  const read = async () => {
    const { documents } = await mediator.api.getAgreement({ caseId });
    return documents.find(({ document }) => document === 'memorandum')!;
  };
  const readClause = async (id: string) => (await read()).draft?.clauses.find((it) => it.id === id);
  const at = `/agreement/${caseId}`;
  return { ...family, daniel, home, clubs, agree, read, readClause, at };
}

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

test('a clause is saved while it is written, and after a lost connection', async () => {
  const { mediator, home, at, readClause } = await newDraft();
  await openAt(at, mediator, home.id);
  await field.fill('Maya lives at 8 Larch Lane until 1 May 2028.');
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  expect((await readClause(home.id))?.text).toBe('Maya lives at 8 Larch Lane until 1 May 2028.');
  const reconnect = cutConnection();
  await page.getByLabelText('In plain words').fill('Maya stays.');
  await expect.element(page.getByText('Not saved yet. Your words stay in this tab.')).toBeVisible();
  leaveApp();
  reconnect();
  await openAt(at, mediator, home.id);
  await expect.element(page.getByLabelText('In plain words')).toHaveValue('Maya stays.');
  await expect.poll(async () => (await readClause(home.id))?.plain_text).toBe('Maya stays.');
});

test('a heading is never saved empty, and the field says what is missing', async () => {
  const { mediator, home, at, readClause } = await newDraft();
  await openAt(at, mediator, home.id);
  await page.getByLabelText('Heading').fill('');
  await expect.element(page.getByText('Give the clause a heading.')).toBeVisible();
  await page.getByLabelText('Heading').fill('Our home');
  await expect.poll(async () => (await readClause(home.id))?.heading).toBe('Our home');
});

test('two mediators who change the same words see both versions, and nothing is lost', async () => {
  const { mediator, home, at, readClause } = await newDraft();
  await openAt(at, mediator, home.id);
  await expect.element(field).toBeVisible();
  const other = { clauseId: home.id, version: home.version, issue: home.issue, heading: home.heading };
  await mediator.api.updateClause({ ...other, text: 'Theirs.', plain_text: 'They stay.', state: 'agreed' });
  await field.fill('Mine.');
  const notice = page.getByRole('alert');
  await expect.element(notice).toMatchTextContent(/Saved meanwhile:.*Theirs\..*Yours, not saved yet:.*Mine\./);
  expect((await readClause(home.id))?.text).toBe('Theirs.');
  await notice.getByRole('button', { name: 'Keep both, one below the other' }).click();
  await expect
    .poll(() => readClause(home.id))
    .toMatchObject({ text: 'Theirs.\n\nMine.', plain_text: 'They stay.', state: 'agreed' });
});

test('a mediator keeps what they wrote in a clause that another mediator removed', async () => {
  const { mediator, home, at, read } = await newDraft();
  await openAt(at, mediator, home.id);
  await expect.element(field).toBeVisible();
  await mediator.api.removeClause({ clauseId: home.id, version: home.version });
  await field.fill('Mine.');
  await page.getByRole('button', { name: 'Add it again' }).click();
  await expect.poll(async () => (await read()).draft?.clauses.map(({ text }) => text)).toEqual([words, 'Mine.']);
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
  const points = page.getByRole('region', { name: 'Before you release' });
  await renderAt(at, mediator);
  await expect.element(points).toMatchTextContent(/Money: the statements are not opened yet/);
  leaveApp();
  await mediator.api.openStatements({ caseId });
  const { figures } = await mediator.api.getMoney({ caseId });
  await mediator.api.askAboutFigure({ figureId: figures[0]!.id, question: 'Who drives it?' });
  await mediator.api.sendFigureQuestions({ caseId });
  await renderAt(at, mediator);
  await expect.element(points).toMatchTextContent(/Money: 1 open question/);
  await points.getByRole('link', { name: 'Money' }).click();
  await expect.element(page.getByRole('heading', { name: 'Money' })).toBeVisible();
});

test('a party finds no draft on the page of the agreement', async () => {
  const { maya, at } = await newDraft();
  await renderAt(at, maya);
  await expect.element(page.getByText('It appears here when your mediator releases it.')).toBeVisible();
  expect(page.getByText('Clubs and trips').query()).toBeNull();
});
