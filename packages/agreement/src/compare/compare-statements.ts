import type { MoneyStatement, StatementFigure } from '@mediation/api-client';

/** A figure in two statements. One of them is absent where it was added or taken out. */
export interface ComparedFigure {
  id: string;
  before: StatementFigure | undefined;
  now: StatementFigure | undefined;
}

/** The figures that differ between two statements, in the order of the later one; those that were taken out come last. */
export function compareStatements(before: MoneyStatement | null, now: MoneyStatement | null): ComparedFigure[] {
  const [old, fresh] = [before, now].map((it) => new Map((it?.figures ?? []).map((figure) => [figure.id, figure])));
  return [...new Set([...fresh!.keys(), ...old!.keys()])]
    .map((id) => ({ id, before: old!.get(id), now: fresh!.get(id) }))
    .filter((it) => !isSameFigure(it.before, it.now));
}

const fields = [
  'participant_id',
  'is_joint',
  'own_share',
  'category',
  'label',
  'amount_minor',
  'rhythm',
  'as_of',
] as const;

/** The former amounts and the document's id say nothing that a reader compares. */
const isSameFigure = (one: StatementFigure | undefined, other: StatementFigure | undefined) =>
  fields.every((field) => one?.[field] === other?.[field]) &&
  one?.evidence?.doc_type === other?.evidence?.doc_type &&
  one?.evidence?.page === other?.evidence?.page;
