// Guards packages/app/src/features/agreement/drafting/** packages/server/src/routes/agreement/**
import { cycleOf } from '@mediation/agreement';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutConnection, holdRequests } from '../../../../testing/interruptions.ts';
import type { Person } from '../../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../../testing/render-app.tsx';
import { emptySchedule } from '../../schedule/empty-schedule.ts';
import { words, newDraft } from '../draft-workspace.testing.ts';

/** Opens the workspace at a clause. */
const openAt = (at: string, mediator: Person, clauseId: string) =>
  renderAt(`${at}?document=memorandum&clause=${clauseId}`, mediator);

const dialog = page.getByRole('dialog');
const field = page.getByLabelText('Words to sign');

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
    .toMatchObject({ text: 'Theirs.\n\nMine.', plain_text: 'They stay.', state: 'draft' });
});

/** Types where a fast person would: into the words that are still on the screen. */
async function typeInField(text: string) {
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard(text);
}

test('a mediator cannot write in the open clause while another one is added', async () => {
  const { mediator, home, at, read, readClause } = await newDraft();
  await openAt(at, mediator, home.id);
  await expect.element(field).toHaveValue(home.text);
  const answer = holdRequests('/clauses');
  await page.getByRole('button', { name: 'Add an empty clause' }).click();
  await typeInField('Lost words');
  answer();
  await expect.element(page.getByRole('heading', { name: /New clause/ })).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('A dog.');
  await expect.poll(async () => (await read()).draft?.clauses.map(({ text }) => text)).toContain('A dog.');
  expect(await readClause(home.id)).toEqual(home);
});

test('a mediator cannot write in a clause while it is removed', async () => {
  const { mediator, clubs, at } = await newDraft();
  await openAt(at, mediator, clubs.id);
  await expect.element(field).toHaveValue(words);
  const answer = holdRequests(`/clauses/${clubs.id}`);
  await page.getByRole('button', { name: 'More for “Clubs and trips”' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await typeInField('Lost words');
  await expect.element(field).toHaveValue(words);
  answer();
  await expect.element(page.getByRole('heading', { name: /Clubs and trips/ })).not.toBeInTheDocument();
});

test('a clause whose agreed words change is a draft until its mediator says that it is still agreed', async () => {
  const { mediator, home, at, readClause } = await newDraft();
  await mediator.api.updateClause({ ...home, clauseId: home.id, state: 'agreed' });
  await openAt(at, mediator, home.id);
  const asked = page.getByText('You changed what was agreed, so this clause is a draft again.');
  const stateNow = async () => (await readClause(home.id))?.state;
  await page.getByLabelText('Heading').fill('Our home');
  await expect.poll(async () => (await readClause(home.id))?.heading).toBe('Our home');
  expect(await stateNow()).toBe('agreed');
  await field.fill('Maya lives at 8 Larch Lane until 1 May 2030.');
  await expect.element(asked).toBeVisible();
  await expect.poll(stateNow).toBe('draft');
  await page.getByRole('button', { name: 'It is still agreed' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.poll(stateNow).toBe('agreed');
  await field.fill('Maya leaves.');
  await expect.poll(stateNow).toBe('draft');
  await field.fill('Maya lives at 8 Larch Lane until 1 May 2030.');
  await expect.element(asked).not.toBeInTheDocument();
  await expect.poll(stateNow).toBe('agreed');
});

test('a mediator keeps what they wrote in a clause that another mediator removed', async () => {
  const { mediator, home, at, read } = await newDraft();
  await openAt(at, mediator, home.id);
  await expect.element(field).toBeVisible();
  await mediator.api.removeClause({ clauseId: home.id, version: home.version });
  await field.fill('Mine.');
  await page.getByRole('button', { name: 'Add it again' }).click();
  const texts = async () => (await read()).draft?.clauses.map(({ text }) => text).toSorted();
  await expect.poll(texts).toEqual([words, 'Mine.'].toSorted());
});

test('a mediator reads which clause, thing to do and schedule contradict each other, before and at the release', async () => {
  const { mediator, caseId, at } = await newDraft();
  const duty = { id: crypto.randomUUID(), kind: 'review' as const, who: 'both' as const, repeats: 'none' as const };
  const clause = { issue: null, plain_text: '', state: 'agreed' as const };
  const document = 'parenting' as const;
  await mediator.api.addClause({
    caseId,
    document,
    ...clause,
    heading: 'The home',
    text: 'The home is on the market by 15 January 2027.',
    duties: [{ ...duty, what: 'Put the home on the market', due_on: '2026-11-30' }],
  });
  const spanish = 'Daniel paga a Maya 350 euros el primer día de cada mes.';
  await mediator.api.addClause({ caseId, document, ...clause, heading: 'Costs', text: spanish });
  const text = 'Ada is with Daniel from Friday 17:00 to Monday 08:30.';
  await mediator.api.addClause({ caseId, document, ...clause, heading: 'Weekends', text });
  await mediator.api.addClause({
    caseId,
    document,
    ...clause,
    heading: 'The deposit',
    text: 'The home is put on the market by 1 March 2027. Daniel pays Maya £420 by 1 May 2027.',
    duties: [{ ...duty, kind: 'payment', what: 'Pay £350', due_on: '2027-05-01' }],
  });
  const patterns = [
    { id: crypto.randomUUID(), from: '2027-05-03', cycle: cycleOf('second_weekend', 'A', '2027-05-03') },
  ];
  await mediator.api.saveParentingSchedule({ caseId, schedule: { ...emptySchedule(), patterns } });
  await renderAt(`${at}?document=parenting`, mediator);
  const said =
    /3 Weekends: “Friday 17:00 to Monday 08:30” with Daniel is not in the schedule\. There a stretch with Daniel that begins on this day \(Friday\) has 2 nights\..*1 The home: “Put the home on the market” has the day November 30, 2026\. The words of clause 1 say January 15, 2027\..*1 The home: “The home is on the market by 15 January 2027” has the day January 15, 2027\. The words of clause 4 say March 1, 2027\..*4 The deposit: “Pay £350” has £350\. The words to sign say £420\..*2 Costs: It has words in Spanish\. This document is written in English\./;
  await expect.element(page.getByRole('region', { name: 'Is everything in it?' })).toMatchTextContent(said);
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(dialog).toMatchTextContent(said);
  await dialog.getByRole('link', { name: '3 Weekends' }).click();
  await expect.element(field).toHaveValue(text);
  await field.fill('Ada is with Daniel from Friday 17:00 to Sunday 10:00.');
  await expect
    .element(page.getByRole('region', { name: 'Is everything in it?' }))
    .not.toMatchTextContent('is not in the schedule');
  leaveApp();
});

test('a party finds no draft on the page of the agreement', async () => {
  const { maya, at } = await newDraft();
  await renderAt(at, maya);
  await expect.element(page.getByText('It appears here when your mediator releases it.')).toBeVisible();
  expect(page.getByText('Clubs and trips').query()).toBeNull();
});
