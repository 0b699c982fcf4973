import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newCase, newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const card = page.getByRole('region', { name: 'Handover note' });

test('the handover card is hidden from the admin who wrote the note and on a case without a note', async () => {
  const { mediator, caseId } = await newCase('Reyes family');
  const [admin, next] = [await newPerson('admin'), await newPerson('mediator', 'Jonas Feld')];
  await renderAt(paths.case(caseId), mediator);
  await expect.element(page.getByRole('region', { name: 'Next step' })).toBeVisible();
  expect(card.query()).toBeNull();
  await admin.api.assignMediator({ case_id: caseId, mediator_id: next.user.id, note: 'The home is settled.' });
  await renderAt(paths.case(caseId), admin);
  await expect.element(page.getByRole('region', { name: 'Next step' })).toBeVisible();
  expect(card.query()).toBeNull();
});
