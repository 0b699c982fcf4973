import { expect } from '@playwright/test';
import { apiOf, comeAs, listenForComplaints, navigate } from '../testing/people.ts';
import { endOf, mainVisitorOf, nobodysId, routesOf, type Visitor, visitors } from '../testing/every-route.ts';
import { expectAccessible, pendingRequests } from '../testing/looks.ts';
import { test } from '../testing/product.ts';

/** The quick set asks each page for the person whom it is mostly for, and for a fifth of the others, other ones at each commit. */
const isTurn = (at: number) =>
  process.env['TEST_SET'] !== 'quick' || (at + Number(process.env['COMMIT_NUMBER'] ?? 0)) % 5 === 0;

for (const visitor of Object.keys(visitors) as Visitor[])
  test(`every page opens for the ${visitor} or redirects them, and their own are accessible`, async ({
    page,
    product,
  }) => {
    const complaints = listenForComplaints(page);
    pendingRequests(page);
    const { api: mediator } = await apiOf(product, visitors.mediator);
    const { cases } = await mediator.listCases({});
    const okafor = cases.find(({ title }) => title === 'Okafor family')!;
    const email = visitors[visitor];
    if (email !== null) await comeAs(page, email);
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    for (const [at, route] of routesOf(okafor.id, okafor.organization_id).entries()) {
      const end = endOf(route, visitor);
      if (mainVisitorOf(route) !== visitor && !isTurn(at)) continue;
      await navigate(page, route.path);
      const words = visitor === 'admin' ? (route.headingForAdmin ?? route.heading) : route.heading;
      if (end === route.path) await expect(heading, route.path).toHaveText(words);
      else await expect(heading, route.path).toBeVisible();
      await expect(page, route.path).toHaveURL(end);
      if (end === route.path && mainVisitorOf(route) === visitor) await expectAccessible(page, route.path, at);
    }
    // Some routes, which guests don't see, ask for what nobody has, or what admins don't read.
    const missing = new RegExp(
      `status of 404.*/api/((uploads|sessions|cases|ai/consents|admin/users)/${nobodysId}(/|$)|cases/${okafor.id}/terms$)`,
    );
    expect(complaints.filter((it) => !missing.test(it))).toEqual([]);
  });

test('only the Plasmic host page may be framed, and only by Plasmic Studio', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/plasmic-host')).toContain('frame-ancestors https://studio.plasmic.app');
  expect(await policyOf('/dashboard-showcase')).toContain("frame-ancestors 'none'");
});
