import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerRequests } from '../../../testing/interruptions.ts';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

/** Answers the page's call with something else. */
const answerWith = (response: () => Response) => answerRequests('/api/admin/neutrality', response);

test('an admin reads from System health per engine version how far scores differ, with examples', async () => {
  await renderAt('/admin/system-health', await newPerson('admin'));
  await page.getByRole('link', { name: 'Neutrality of the AI assistance' }).click();
  await expect.element(page.getByRole('heading', { name: 'Neutrality', level: 1 })).toBeVisible();
  await expect.element(page.getByText(/^The figures of the version in use.*are not here yet/)).toBeVisible();
  const report = page.getByRole('table', { name: 'Version 0.9.0, rules earlier' });
  await expect
    .element(report.getByRole('row', { name: 'A person’s name Risk score 13,200 pairs 0 points No difference' }))
    .toBeVisible();
  await expect
    .element(report.getByRole('row', { name: 'Who speaks first Tone intensity 600 pairs 2 points Differs' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Examples: Who speaks first: Tone intensity' }).click();
  const examples = page.getByRole('table', { name: 'Examples' });
  await expect.element(examples.getByRole('row', { name: 'Alex: Fine. Sam: You always lie. 3 of 10' })).toBeVisible();
  await expect.element(examples.getByRole('row', { name: 'Sam: You always lie. Alex: Fine. 5 of 10' })).toBeVisible();
});

test('a failed reading of the swap tests can be tried again', async () => {
  const restore = answerWith(() => Response.json({ error: 'forbidden', message: 'No.' }, { status: 403 }));
  await renderAt('/admin/neutrality', await newPerson('admin'));
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect.element(again).toBeVisible();
  restore();
  await again.click();
  await expect.element(page.getByRole('table', { name: 'Version 0.9.0, rules earlier' })).toBeVisible();
});
