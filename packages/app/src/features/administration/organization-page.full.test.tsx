// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const name = `Langname${'x'.repeat(112)}`;

test('an organization whose name has 120 letters and no space keeps its page and the list within the window', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name });
  const width = () => document.documentElement.scrollWidth;
  for (const wide of [1280, 390, 320]) {
    await page.viewport(wide, 800);
    await renderAt(`/admin/organizations/${organization.id}`, admin);
    const heading = page.getByRole('heading', { level: 1, name });
    await expect.element(heading).toBeVisible();
    expect(width()).toBeLessThanOrEqual(wide);
    const suspend = page.getByRole('button', { name: 'Suspend' }).element().getBoundingClientRect();
    const words = heading.element().getBoundingClientRect();
    expect(suspend.top >= words.bottom || suspend.left >= words.right).toBe(true);
    expect(suspend.right).toBeLessThanOrEqual(wide);
    leaveApp();

    await renderAt('/admin/organizations', admin);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect.element(row.getByText('Active')).toBeVisible();
    expect(row.getByText('Active').element().getBoundingClientRect().right).toBeLessThanOrEqual(wide);
    expect(width()).toBeLessThanOrEqual(wide);
    leaveApp();
  }
});
