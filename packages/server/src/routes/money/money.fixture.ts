import type { ApiClient } from '@mediation/api-client';
import type { TestPerson } from '../../testing.ts';
import type { Family } from '../../testing/family.ts';

type NewFigure = Omit<Parameters<ApiClient['addFigure']>[0], 'caseId'>;

/** A figure as a party enters it: by default savings, estimated. */
export const figure = (changes: Partial<NewFigure> = {}): NewFigure => ({
  is_joint: false,
  category: 'owns',
  label: 'Savings',
  amount_minor: 1_485_000,
  as_of: '2026-11-01',
  evidence: null,
  ...changes,
});

/** Adds a figure and returns it. */
export async function enter(person: TestPerson, { caseId }: Pick<Family, 'caseId'>, changes: Partial<NewFigure> = {}) {
  await person.api.addFigure({ caseId, ...figure(changes) });
  return (await person.api.getMoney({ caseId })).figures.at(-1)!;
}

/** Both parties say that their figures are complete, and the mediator opens the statements. */
export async function openBoth({ a, b, mediator, caseId }: Family): Promise<void> {
  for (const { api } of [a, b]) await api.completeStatement({ caseId, is_complete: true });
  await mediator.api.openStatements({ caseId });
}
