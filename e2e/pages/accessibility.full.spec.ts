// Guards packages/app/src/** packages/ui/src/**
import { expect, type Page } from '@playwright/test';
import { offerIn } from '../../packages/app/src/case-paths.ts';
import { panels } from '../../packages/app/src/panel-paths.ts';
import { agreementPaths } from '../../packages/app/src/agreement-paths.ts';
import { paths } from '../../packages/app/src/paths.ts';
import { routesOf, type Visitor, visitors } from '../testing/every-route.ts';
import { applyLook, expectAccessible, looksOf, pendingRequests } from '../testing/looks.ts';
import { apiOf, comeAs, listenForComplaints, navigate, newAddress, signIn } from '../testing/people.ts';
import { type Product, test } from '../testing/product.ts';

const parts = (page: string, part: string, names: string[]) => names.map((name) => `${page}?${part}=${name}`);

/** What a page of everybody looks like to those who have more on it, its parts, and what opens over it. */
const morePagesOf = (caseId: string, orgId: string, invitation: string): Record<Visitor, string[]> => {
  const over = (home: string, names: (keyof typeof panels)[]) => names.map((name) => home + panels[name]().search);
  return {
    guest: [paths.acceptInvitation(invitation), `${paths.resetPassword()}?token_hash=unknown&type=recovery`],
    divorcee: [
      ...over(paths.divorcee(), ['notifications', 'assistant', 'whatToExpect', 'faq', 'privacyPolicy', 'help', 'chat']),
      ...parts(paths.profile(), 'part', ['display', 'notifications', 'calendar', 'safety', 'sign-in', 'data']),
      ...parts(paths.caseFile(caseId), 'tab', ['proposals', 'agreement']),
      paths.faq(),
      '/nowhere',
    ],
    lawyer: [
      paths.areas(),
      paths.messages(),
      paths.case(caseId),
      paths.caseFile(caseId),
      paths.uploads(caseId),
      paths.intake(),
    ],
    mediator: [
      ...over(paths.mediator(), ['newCase', 'chat', 'notifications', 'assistant', 'help']),
      ...parts(paths.caseFile(caseId), 'tab', [
        'people',
        'messages',
        'documents',
        'sessions',
        'proposals',
        'agreement',
        'activity',
        'notes',
        'safety',
      ]),
      offerIn(caseId),
      paths.areas(),
      paths.case(caseId),
      paths.uploads(caseId),
      paths.intake(),
      paths.profile(),
    ],
    admin: [
      ...parts(paths.adminOrganization(orgId), 'tab', ['cases', 'branding', 'policies', 'assistant', 'audit']),
      paths.areas(),
      paths.adminRoles(),
      paths.profile(),
    ],
  };
};

async function familyCase(product: Product) {
  const { api } = await apiOf(product, visitors.mediator);
  const { cases } = await api.listCases({});
  return cases.find(({ title }) => title === 'Okafor family')!.id;
}

/** What somebody sees besides the routes, which `routes.spec.ts` opens. */
async function pagesOf(product: Product, visitor: Visitor) {
  const { api } = await apiOf(product, visitors.mediator);
  const { cases } = await api.listCases({});
  const { id, organization_id } = cases.find(({ title }) => title === 'Okafor family')!;
  const { sessions } =
    visitor === 'guest' ? { sessions: [] } : await (await apiOf(product, visitors[visitor])).api.listSessions();
  const inEachState = new Map(sessions.map(({ status, id: sessionId }) => [status, paths.session(sessionId)]));
  const invitation = visitor === 'guest' ? await newInvitation(product) : 'unknown';
  return [...inEachState.values(), ...morePagesOf(id, organization_id, invitation)[visitor]];
}

/** In a case of the other organization, so that the families of the demo stay as they are. */
async function newInvitation(product: Product) {
  const { api } = await apiOf(product, 'other-mediator@demo.example');
  const iris = { name: 'Iris Bell', email: newAddress('iris') };
  const { case: opened } = await api.createCase({
    title: 'Bell family',
    personalInfo: { ...iris, phone: '+44 131 496 0101', dateOfBirth: '1986-04-17', address: '3 Leith Walk' },
  });
  const { token } = await api.invite({ caseId: opened.id, ...iris, role: 'divorcee', side: 'A' });
  return token;
}

/** Opens a page within the running app where the shell is around it, and anew where it is not. */
async function open(page: Page, path: string, hasShell: boolean) {
  if (hasShell) {
    await navigate(page, path);
    const { pathname } = new URL(page.url());
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('lastRoute')?.replace(/\?.*/, '')))
      .toBe(pathname);
  } else await page.goto(path);
  // While a page loads it has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (path.includes('?panel=')) await expect(page.getByRole('dialog')).toBeVisible();
}

/** Each page is opened in one of its looks, the next page in the next, and is then shown in the others. */
async function checkPages(page: Page, addresses: string[], isGuest = false) {
  await page.goto(addresses[0]!);
  for (const [at, path] of addresses.entries()) {
    await applyLook(page, looksOf(at)[0]!);
    await open(page, path, !isGuest);
    await expectAccessible(page, path, at);
  }
}

for (const visitor of Object.keys(visitors) as Visitor[])
  test(`every state, part and panel of a ${visitor} page passes the accessibility checks`, async ({
    page,
    product,
  }) => {
    const complaints = listenForComplaints(page);
    pendingRequests(page);
    const email = visitors[visitor];
    if (email !== null) await comeAs(page, email);
    await checkPages(page, await pagesOf(product, visitor), email === null);
    expect(complaints.filter((it) => !/status of 40[14]/.test(it))).toEqual([]);
  });

for (const visitor of ['divorcee', 'lawyer', 'mediator'] as const)
  test(`every ${visitor} page of an agreement passes the accessibility checks`, async ({ page, product }) => {
    const complaints = listenForComplaints(page);
    pendingRequests(page);
    const caseId = await familyCase(product);
    await comeAs(page, visitors[visitor]);
    const documents = ['memorandum', 'finances', 'parenting'];
    await checkPages(page, [
      ...parts(agreementPaths.home(caseId), 'document', documents),
      ...(visitor === 'divorcee' ? parts(agreementPaths.sign(caseId), 'document', documents) : []),
      ...(visitor === 'mediator'
        ? [agreementPaths.schedule(caseId), agreementPaths.forms(caseId), agreementPaths.recitals(caseId)]
        : []),
      agreementPaths.compare(caseId),
      agreementPaths.money(caseId),
      agreementPaths.division(caseId),
      agreementPaths.scenarios(caseId),
      agreementPaths.packet(caseId),
    ]);
    expect(complaints).toEqual([]);
  });

test('every page of an intake that is not sent passes the accessibility checks', async ({ page }) => {
  pendingRequests(page);
  await comeAs(page, 'other-party@demo.example');
  const parts = ['you', 'relationship', 'children', 'money', 'documents', 'matters', 'safety', 'access', 'review'];
  await checkPages(
    page,
    parts.map((it) => paths.intakeSection(it)),
  );
});

test('the accessibility checks cover every page and every panel', () => {
  const routes = routesOf('a', 'b');
  const isThere = (pattern: string) =>
    routes.some(({ path }) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`).test(path));
  const left = Object.values(paths).filter(({ pattern }) => !isThere(pattern));
  expect(left.map(({ pattern }) => pattern)).toEqual([]);
  const more = Object.values(morePagesOf('a', 'b', 'c')).flat();
  const closed = Object.values(panels).filter((it) => !more.some((path) => path.endsWith(it().search)));
  expect(closed).toEqual([]);
});

test('the built app shows the platform’s color to a guest and the organization’s color after sign-in', async ({
  page,
}) => {
  await page.goto('/');
  const register = page.getByRole('link', { name: 'Register' }).first();
  const platform = await register.evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(platform).toBe('rgb(51, 113, 216)');
  await signIn(page, 'mediator@demo.example');
  const create = page.getByRole('link', { name: 'Create new case' }).first();
  await expect(create).toBeVisible();
  await expect.poll(() => create.evaluate((it) => getComputedStyle(it).backgroundColor)).not.toBe(platform);
});
