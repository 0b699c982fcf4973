// Guards packages/app/src/features/sessions/** packages/server/src/routes/sessions/**
import { expect, type Locator, type Page } from '@playwright/test';
import { caseAtFirstSession } from '../testing/first-session-case.ts';
import { besidesLostConnections, comeAs, openWindow } from '../testing/people.ts';
import { test } from '../testing/product.ts';

const hour = 3_600_000;
const link = 'https://rooms.example/duarte';

/** The full hour that is so many days ahead, as the address of an offer names it. */
const inDays = (days: number, at: number) => {
  const day = new Date(Date.now() + days * 24 * hour);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), at)).toISOString();
};

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const button = (on: Page | Locator, name: string | RegExp) =>
  on.getByRole('button', { name, exact: typeof name === 'string' });

/** Answers each offered time on the card of the home, one tap a time. */
async function answer(page: Page, home: string, words: string[]) {
  await page.goto(home);
  const times = page.getByRole('radiogroup').filter({ has: page.getByRole('radio', { name: 'If needed' }) });
  await expect(times).toHaveCount(words.length);
  for (const [at, word] of words.entries()) await times.nth(at).getByText(word, { exact: true }).click();
  await expect(page.getByText(`${words.length} of ${words.length} answered.`)).toBeVisible();
}

/** A mediator adds a topic, one party proposes, the other counters, the mediator asks in private, and the first accepts. */
async function settleTopic(ruth: Page, ana: Page, ben: Page, caseId: string) {
  const at = `/cases/${caseId}?tab=proposals`;
  await ruth.goto(at);
  await button(ruth, 'Add a topic').first().click();
  await ruth.getByRole('dialog').getByLabel('Name').fill('School days');
  await ruth.getByRole('dialog').getByRole('button', { name: 'Add the topic' }).click();
  await expect(ruth.getByRole('dialog')).toBeHidden();
  await ana.goto(at);
  await ana.getByRole('link', { name: /^School days/ }).click();
  await button(ana, 'Make a proposal').click();
  await ana.getByRole('dialog').getByLabel('Point 1', { exact: true }).fill('Wednesday');
  await ana.getByRole('dialog').getByLabel('Your proposal for point 1').fill('Every week at mine.');
  await ana.getByRole('dialog').getByRole('button', { name: 'Send the proposal' }).click();
  await ben.goto(at);
  await button(ben, 'Make a counter-proposal').click();
  await ben.getByRole('dialog').getByLabel('Your proposal for point 1').fill('Every other week.');
  await ben.getByRole('dialog').getByRole('button', { name: 'Send the counter-proposal' }).click();
  await expect(ben.getByRole('dialog')).toBeHidden();
  await ruth.getByRole('radio', { name: 'Ana only' }).click();
  await ruth.getByLabel('Your question').fill('Which days at which home?');
  await button(ruth, 'Send to Ana only').click();
  await expect(part(ruth, 'Private with Ana')).toContainText('Which days at which home?');
  await expect(ana.getByText('Which days at which home?')).toBeVisible();
  await ben.reload();
  await expect(part(ben, 'Your counter-proposal')).toBeVisible();
  await expect(ben.getByText('Which days at which home?')).toHaveCount(0);
  const counter = part(ana, 'Ben’s counter-proposal');
  await counter.getByRole('button', { name: 'Accept this' }).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Accept this' }).click();
  await expect(counter).toContainText('Agreed');
  await expect(part(ben, 'Your counter-proposal')).toContainText('Agreed');
}

test('a mediator, two parties and a lawyer plan, move, hold and follow up a session, and settle a topic', async ({
  browser,
  product,
}) => {
  const { caseId, emails, api } = await caseAtFirstSession(product);
  const [ruth, ana, ben, lea] = await Promise.all(
    [emails.mediator, emails.ana, emails.ben, emails.lea].map(async (email) => {
      const window = await openWindow(browser, product);
      await comeAs(window.page, email);
      return window;
    }),
  );
  if (!ruth || !ana || !ben || !lea) throw new Error('A window is missing.');
  await ana.page.setViewportSize({ width: 390, height: 844 });

  await ruth.page.goto(`/case/${caseId}`);
  await ruth.page.getByRole('link', { name: 'Offer times' }).first().click();
  await expect(ruth.page).toHaveURL(/\/mediator\/offer\?case=/);
  await ruth.page.goto(`/mediator/offer?case=${caseId}&start=${inDays(8, 10)}`);
  await ruth.page.getByLabel('Kind').selectOption('Together');
  await ruth.page.getByLabel(/^Link for everyone/).fill(link);
  await ruth.page.getByLabel(/^Agenda/).fill('How these sessions work\nThe children');
  const offered = ruth.page.getByRole('grid', { name: 'Free hours' }).getByRole('button', { name: /Offered by you$/ });
  await offered.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await ruth.page.keyboard.press(key);
  await button(ruth.page, 'Send 2 times').click();
  await expect(ruth.page).toHaveURL(/\/sessions\/[0-9a-f-]{36}$/);
  const address = new URL(ruth.page.url()).pathname;
  const sessionId = address.split('/').at(-1)!;

  await answer(ana.page, '/divorcee', ['Yes', 'If needed']);
  await button(ana.page, 'Add a word for Ruth').click();
  await ana.page.getByLabel('A word to Ruth').fill('Mornings, while the children are at school.');
  await button(ana.page, 'Send to Ruth').click();
  await expect(ana.page.getByText('You wrote to Ruth')).toBeVisible();
  await answer(ben.page, '/divorcee', ['No', 'Yes']);
  await answer(lea.page, address, ['Yes', 'Yes']);
  await expect(ben.page.getByText('while the children are at school')).toHaveCount(0);
  const { session: asBenReads } = await api.ben.getSession({ sessionId });
  expect(asBenReads.words).toEqual([]);
  expect(asBenReads.slots.flatMap(({ answers }) => Object.values(answers))).toEqual(['no', 'yes']);

  await expect(part(ruth.page, 'Answers')).toContainText('If needed');
  await expect(ruth.page.getByText('Mornings, while the children are at school.')).toBeVisible();
  await button(ruth.page, 'Confirm this time').click();
  await ruth.page.getByRole('dialog').getByRole('button', { name: 'Confirm this time' }).click();
  await expect(button(ruth.page, 'Move the session')).toBeVisible();
  for (const { page } of [ana, ben, lea]) {
    await page.goto(address);
    await expect(page.getByText(/appears here at/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Join the session' })).toHaveCount(0);
  }

  await button(ben.page, 'Ask to move').click();
  const asking = ben.page.getByRole('dialog');
  await asking.getByRole('textbox', { name: /know/ }).fill('My shift changed.');
  await asking.getByRole('button', { name: 'Ask to move' }).click();
  await expect(ben.page.getByText(/Ruth has not answered yet/)).toBeVisible();
  await expect(ana.page.getByText('My shift changed.')).toHaveCount(0);
  await button(ruth.page, /^Pick a time/).click();
  const moving = ruth.page.getByRole('dialog');
  await moving.getByLabel('Begins at').fill('15:30');
  await moving.getByRole('button', { name: 'Move the session' }).click();
  await expect(moving).toBeHidden();
  for (const { page } of [ana, ben, lea]) await expect(page.getByText(/15:30 to/).first()).toBeVisible();

  await product.rewrite(`update sessions set starts_at = now() - interval '20 minutes' where id = '${sessionId}'`);
  await ana.page.goto(address);
  await expect(ana.page.getByRole('link', { name: 'Join the session' })).toHaveAttribute('href', link);
  await ruth.page.goto(address);
  const outcome = part(ruth.page, 'What came of it');
  await button(outcome, 'The session ended early').click();
  for (const name of ['Ana Duarte', 'Lea Kim']) await outcome.getByLabel(name).selectOption('Came');
  await outcome.getByLabel('Ben Duarte').selectOption('Came late');
  await outcome.getByLabel('Your note').fill('Both were calm.');
  await outcome.getByLabel('What both settled for now').fill('Ben collects the children on Mondays.');
  await outcome.getByRole('button', { name: 'Add an action' }).click();
  await outcome.getByLabel('Action 1', { exact: true }).fill('Send the pension letter');
  await outcome.getByLabel('Who', { exact: true }).selectOption('Ana Duarte');
  await outcome.getByRole('button', { name: 'Save' }).click();
  await expect(outcome).toContainText('Both were calm.');
  for (const { page } of [ana, ben, lea]) {
    await page.goto(address);
    await expect(page.getByText('Ben collects the children on Mondays.')).toBeVisible();
    await expect(page.getByText('Both were calm.')).toHaveCount(0);
  }
  await ana.page.goto('/divorcee');
  await expect(ana.page.getByText('Send the pension letter').first()).toBeVisible();
  await ana.page.goto(address);
  await ana.page.getByRole('checkbox', { name: /Send the pension letter/ }).check();
  await expect(ana.page.getByText('1 of 1 done')).toBeVisible();

  await settleTopic(ruth.page, ana.page, ben.page, caseId);
  await expect(lea.page.getByText('Which days at which home?')).toHaveCount(0);
  const { reality_checks: asked } = await api.lea.getNegotiation({ caseId });
  expect(asked).toEqual([]);

  await api.mediator.addClause({
    caseId,
    document: 'parenting',
    issue: 'parenting',
    heading: 'School days',
    text: 'The children sleep at each home every other week.',
    plain_text: '',
    state: 'agreed',
  });
  const { documents } = await api.mediator.getAgreement({ caseId });
  const tag = documents.find(({ document }) => document === 'parenting')?.draft?.tag ?? '';
  await api.mediator.releaseAgreement({ caseId, document: 'parenting', tag, readers: 'everyone', open_points: [] });
  for (const { page } of [ruth, ana, ben, lea]) {
    await page.goto(`/case/${caseId}`);
    await expect(page.locator('[aria-current=step]')).toHaveText(/^6Agreement draft/);
  }
  for (const { complaints } of [ruth, ana, ben, lea]) expect(besidesLostConnections(complaints)).toEqual([]);
});
