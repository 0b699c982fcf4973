import { randomUUID } from 'node:crypto';
import { type ApiClient, createApiClient, type Session } from '@mediation/api-client';
import { type Browser, type BrowserContext, type Page, expect } from '@playwright/test';
import type { Product } from './product.ts';

export const demoPassword = 'Demo-2026!';

/** An address that nobody has yet. */
export const newAddress = (name: string) => `${name}-${randomUUID().slice(0, 8)}@demo.example`;

/** A window of its own, as another person's browser would be; what its console complains about is kept. */
export async function openWindow(
  browser: Browser,
  product: Product,
): Promise<{ page: Page; complaints: string[]; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: product.url });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  return { page, complaints: listenForComplaints(page), context };
}

/** Collects errors of the page and of its console with their address, and what the content security policy blocked. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

/** The complaints of a window that are not about a server that was away while the page was open. */
export const besidesLostConnections = (complaints: string[]) =>
  complaints.filter(
    (it) => !/net::ERR_(CONNECTION|SOCKET|EMPTY)|Error in connection establishment|could not reach the server/.test(it),
  );

/** Signs in through the form. */
export async function signIn(page: Page, email: string, password = demoPassword) {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/signin/);
}

/** Somebody who signed in before: their browser holds what signing in leaves there. For tests that are not about the way in. */
export async function comeAs(page: Page, email: string) {
  const answer = await page.request.post('/api/auth/login', { data: { email, password: demoPassword } });
  const { token, user } = (await answer.json()) as Session;
  const localStorage = Object.entries({ auth_token: token, user: JSON.stringify(user) });
  await page.context().setStorageState({
    cookies: await page.context().cookies(),
    origins: [
      { origin: new URL(answer.url()).origin, localStorage: localStorage.map(([name, value]) => ({ name, value })) },
    ],
  });
}

/** Opens a page and waits for its heading. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes to an address within the running app, as a link does. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** An account that nothing else uses: a divorcee. */
export async function newAccount(product: Product, name: string) {
  const email = newAddress(name.split(' ')[0]!.toLowerCase());
  const guest = createApiClient({ baseUrl: product.url, token: () => null });
  await guest.register({ email, name, password: demoPassword, role: 'divorcee' });
  return email;
}

interface Joining {
  name: string;
  email: string;
  role: 'divorcee' | 'lawyer';
}

/** Accepts an invitation with a new account, outside any browser. */
export async function joinByApi(product: Product, link: string, { name, email, role }: Joining): Promise<ApiClient> {
  const invitation = link.split('/').at(-1)!;
  const session: { token: string | null } = { token: null };
  const api = createApiClient({ baseUrl: product.url, token: () => session.token });
  const registered = await api.register({ email, name, password: demoPassword, role, invitation });
  if ('token' in registered) session.token = registered.token;
  await api.acceptInvitation({ token: invitation });
  return api;
}

/** The typed client of a person with an account, outside any browser. */
export async function apiOf(product: Product, email: string): Promise<{ api: ApiClient; token: string }> {
  const session: { token: string | null } = { token: null };
  const api = createApiClient({ baseUrl: product.url, token: () => session.token });
  const { token } = await api.login({ email, password: demoPassword });
  session.token = token;
  return { api, token };
}
