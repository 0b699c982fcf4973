// Guards packages/app/src/features/homes/**
import { expect, type Page, type Route } from '@playwright/test';
import { paths } from '../../packages/app/src/paths.ts';
import { apiOf, comeAs, listenForComplaints, signIn } from '../testing/people.ts';
import { test } from '../testing/product.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The addresses that a batch of reads carries. */
const pathsOf = (route: Route) => new URL(route.request().url()).searchParams.get('paths')?.split(',') ?? [];
const tile = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: new RegExp(`^${name}`) });

test('a party sees their next step, whose turn it is, the offered session times and the ways to get help', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await signIn(page, 'party-a@demo.example');
  await expect(page).toHaveURL('/divorcee');
  await expect(page.getByText('7 things wait for you. Begin with this one.')).toBeVisible();
  await expect(part(page, 'Waiting on you')).toContainText('Sign: Memorandum of Understanding, version 2');
  const times = part(page, 'Which times suit you?');
  await expect(times).toContainText('Only Ruth sees your answers.');
  await expect(times.getByRole('radiogroup')).toHaveCount(3);
  await expect(part(page, 'Who to ask')).toContainText('Tomas Herrera');
  for (const name of ['Ask for a private conversation', 'Ask to pause', 'Get help now'])
    await expect(page.getByRole('main').getByRole('button', { name })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a mediator sees the cases needing attention', async ({ page }) => {
  await signIn(page, 'mediator@demo.example');
  await expect(page).toHaveURL('/mediator');
  const needs = part(page, 'Cases needing attention');
  await expect(needs.getByRole('link', { name: 'Review: Okafor family' })).toBeVisible();
  await expect(needs).toContainText('Messages that may need you');
});

test('an admin sees counts and system health without case names, and every dashboard unlocked', async ({ page }) => {
  await signIn(page, 'admin@demo.example');
  await expect(page).toHaveURL('/admin');
  await expect(tile(page, 'Approvals')).toContainText('0');
  await expect(part(page, 'System health')).toContainText('parts work');
  await expect(page.getByRole('main')).not.toContainText('Okafor');
  await page.getByRole('link', { name: 'All dashboards' }).click();
  await expect(page).toHaveURL('/dashboard/areas');
  await expect(page.getByText('Locked')).toHaveCount(0);
});

test('the areas page shows a dash for a count that fails to load, and the other counts', async ({ page }) => {
  await comeAs(page, 'party-a@demo.example');
  await page.route('**/rest/v1/uploads*', (route) => route.abort());
  await page.goto('/dashboard/areas');
  await expect(tile(page, 'Cases')).toContainText('1');
  await expect(tile(page, 'Contacts')).toContainText('4');
  await expect(tile(page, 'Documents')).toContainText('Could not be counted');
  await expect(tile(page, 'Documents')).toContainText('–');
  await expect(page.getByText('Locked')).toHaveCount(3);
});

test('a home shows an error and a retry in the place of what failed to load, and the rest of it', async ({ page }) => {
  await comeAs(page, 'party-a@demo.example');
  const body = { error: { code: 'unexpected', message: 'The list could not be read.' } };
  const failed = { status: 500, body };
  // Alone, as it is tried again, and with the other reads of the page.
  await page.route('**/api/cases/*/requirements*', (route) => route.fulfill({ status: 500, json: body }));
  await page.route('**/api/batch*', async (route) => {
    const response = await route.fetch();
    const { answers } = (await response.json()) as { answers: object[] };
    const paths = pathsOf(route);
    const json = { answers: answers.map((it, index) => (paths[index]?.includes('/requirements') ? failed : it)) };
    await route.fulfill({ response, json });
  });
  await page.goto('/divorcee');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The list could not be read.');
  await expect(part(page, 'Who to ask')).toContainText('Tomas Herrera');
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(part(page, 'Waiting on you')).toContainText('Sign: Memorandum of Understanding, version 2');
});

for (const width of [1110, 1280, 1366])
  test(`a mediator sees the action buttons in full beside the widest risk badge on a screen of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await comeAs(page, 'mediator@demo.example');
    await page.goto('/mediator');
    const needs = part(page, 'Cases needing attention');
    await expect(needs.getByRole('row')).not.toHaveCount(0);
    // The widest risk and the longest step that a row can have.
    await needs
      .getByRole('cell', { name: '–', exact: true })
      .first()
      .evaluate((it) => {
        it.innerHTML = '<span style="display:inline-block;width:6rem">Critical 9</span>';
      });
    const action = await needs.getByRole('link', { name: 'Review: Okafor family' }).boundingBox();
    const card = await needs.boundingBox();
    expect(action!.x + action!.width).toBeLessThanOrEqual(card!.x + card!.width);
  });

test('the mediator’s case and message tiles show no counts until the cases are loaded', async ({ page }) => {
  await comeAs(page, 'mediator@demo.example');
  const { promise: cases, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/batch*', async (route) => {
    if (pathsOf(route).some((path) => path.startsWith('/api/cases?'))) await cases;
    await route.continue();
  });
  await page.goto('/mediator');
  await expect(tile(page, 'Contacts')).toContainText('in your cases');
  await expect(tile(page, 'Cases')).not.toContainText('this week');
  await expect(tile(page, 'Messages')).not.toContainText('unread');
  answer();
  await expect(tile(page, 'Cases')).toContainText('this week');
  await expect(tile(page, 'Messages')).toContainText('unread');
});

test('a mediator sees which documents lack a signature, and an admin, who reads no agreement, whose signature is missing', async ({
  page,
  browser,
  product,
}) => {
  const { api } = await apiOf(product, 'mediator@demo.example');
  const { id } = (await api.listCases({})).cases.find(({ title }) => title === 'Okafor family')!;
  await comeAs(page, 'mediator@demo.example');
  await page.goto(paths.case(id));
  const missing = (of: Page) => part(of, 'Next step').getByRole('listitem');
  await expect(missing(page)).toContainText([
    'Maya Okafor: the signature of the Memorandum of Understanding, version 2',
    'The Parenting Plan, version 1: both parties can sign from',
  ]);

  const admin = await browser.newPage({ baseURL: product.url });
  await comeAs(admin, 'admin@demo.example');
  await admin.goto(paths.case(id));
  await expect(missing(admin)).toContainText(['Maya Okafor: the signature of the newest version']);
  await expect(missing(admin).getByRole('link')).toHaveCount(0);
  await admin.close();
});
