import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { apiOf, signIn } from './people.ts';
import { type Route, routesOf, type Visitor, visitors } from './every-route.ts';
import { test } from './product.ts';

const looks = [
  { name: 'light', theme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark', theme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'phone', theme: 'light', viewport: { width: 390, height: 844 } },
] as const;

/** Each page once, as somebody whose page it is. */
const faceOf = ({ roles, isOpen }: Route): Visitor =>
  isOpen ? 'guest' : (roles?.[0] ?? (roles ? 'admin' : 'divorcee'));

const tabs = (caseId: string, orgId: string): Route[] => [
  ...['people', 'documents', 'sessions', 'notes', 'agreement', 'activity'].map((tab) => ({
    path: `/cases/${caseId}?tab=${tab}`,
    heading: /./,
    roles: ['mediator'] as Visitor[],
  })),
  ...['cases', 'branding', 'policies'].map((tab) => ({
    path: `/admin/organizations/${orgId}?tab=${tab}`,
    heading: /./,
    roles: [],
  })),
];

for (const { name, theme, viewport } of looks)
  test(`every route is accessible, ${name}`, async ({ page, product }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await page.addInitScript((it) => localStorage.setItem('app-theme', it), theme);
    const { api } = await apiOf(product, visitors.mediator);
    const { cases } = await api.listCases({});
    const { id, organization_id } = cases.find(({ title }) => title === 'Okafor family')!;
    const all = [...routesOf(id, organization_id), ...tabs(id, organization_id)];
    for (const [visitor, routes] of Map.groupBy(all, faceOf)) {
      const email = visitors[visitor];
      if (email !== null) await signIn(page, email);
      for (const { path } of routes) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map((it) => [path, it.id, it.nodes.map(({ html }) => html)]);
        expect.soft(found).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      }
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    }
  });
