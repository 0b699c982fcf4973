import { page } from 'vitest/browser';
import { newCase } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

/** Opens the dialog in which a mediator edits a case. */
export async function editing() {
  const opened = await newCase('Reyes family');
  await renderAt(`/case/${opened.caseId}`, opened.mediator);
  await page.getByRole('button', { name: 'Edit' }).click();
  const current = async () => (await opened.mediator.api.getCase({ caseId: opened.caseId })).case;
  return { ...opened, current };
}
