// Guards packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newCase, newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const trail = page.getByRole('navigation', { name: 'You are here' });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

test('a mediator follows the breadcrumbs from the progress to the case and to the case list', async () => {
  const { mediator, caseId } = await newCase('Whitfield family');
  const { path } = await renderAt(`/mediator/progress/${caseId}`, mediator);
  await expect.element(trail.getByText('Progress')).toHaveAttribute('aria-current', 'page');
  await trail.getByRole('link', { name: 'Whitfield family' }).click();
  await expect.poll(path).toBe(`/case/${caseId}`);
  await page.getByRole('main').getByRole('link', { name: 'Cases', exact: true }).click();
  await expect.element(title('Cases')).toBeVisible();
});

test('a party follows the breadcrumbs from the documents to the case and to the dashboard', async () => {
  const { mediator, caseId } = await newCase('Whitfield family');
  const ada = await newPerson('divorcee', 'Ada Whitfield');
  const { token } = await mediator.api.invite({
    caseId,
    email: ada.email,
    name: ada.name,
    role: 'divorcee',
    side: 'A',
  });
  await ada.api.acceptInvitation({ token });
  const { path } = await renderAt(`/cases/${caseId}/uploads`, ada);
  await expect.element(trail.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await trail.getByRole('link', { name: 'Whitfield family' }).click();
  await expect.element(title('Whitfield family')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(path).toBe('/divorcee');
});
