// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newCase, newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const card = page.getByRole('region', { name: 'Handover note' });

test('a newly assigned mediator opens the case from the notification and reads the handover note', async () => {
  const { caseId } = await newCase('Reyes family');
  const [admin, next] = [await newPerson('admin'), await newPerson('mediator', 'Jonas Feld')];
  const note = 'The home is settled.\nBegin with the pensions.';
  await admin.api.assignMediator({ case_id: caseId, mediator_id: next.user.id, note });
  const { path } = await renderAt(`${paths.mediator()}?panel=notifications`, next);
  await userEvent.click(page.getByRole('link', { name: /A case was assigned to you\. There is a handover note/ }));
  await expect.element(card).toMatchTextContent('The home is settled.');
  await expect.element(card).toMatchTextContent('Only mediators of this case read this.');
  expect(path()).toBe(paths.case(caseId));
});

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
