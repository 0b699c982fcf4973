import { useLingui } from '@lingui/react/macro';
import { addClause, type DocumentKind, type DraftClause, moveClause, removeClause } from '@mediation/api-client';
import { toast } from '@mediation/ui/toast';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import type { ClauseDraft } from '../editor/clause-draft.ts';
import { type ClauseValues, valuesOf } from '../editor/clause-values.ts';
import { neighborOf, placeOf } from './group-clauses.ts';

export type NewClause = ClauseValues & Partial<Pick<DraftClause, 'source_proposal_id' | 'plain_is_older'>>;

interface Drafting {
  caseId: string;
  document: DocumentKind;
  clauses: readonly DraftClause[];
  /** Shows a clause, or the list. */
  open: (id: string | null) => void;
  /** Learns which clause was added. */
  onAdded: (id: string | null) => void;
}

/** Adds, moves and removes clauses of a draft. */
export function useClauseActions({ caseId, document, clauses, open, onAdded }: Drafting) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [switches, setSwitches] = useState(0);

  /** Nothing can be written from here on until another clause is open: it would land in the one that is left. */
  const switching = async <Result>(work: () => Promise<Result>) => {
    setSwitches((count) => count + 1);
    try {
      return await work();
    } finally {
      setSwitches((count) => count - 1);
    }
  };
  const put = async (clause: NewClause, before: string | null) => {
    const added = await call(addClause, { caseId, document, ...clause });
    if (before !== null) await call(moveClause, { clauseId: added.clause.id, before });
    return added.clause.id;
  };
  const add = (clause: NewClause, before = placeOf(clause.issue, clauses)) =>
    switching(async () => {
      let id: string | null = null;
      const isDone = await run(
        async () => {
          id = await put(clause, before);
        },
        { failed: t`Failed to add the clause` },
      );
      if (isDone) {
        onAdded(id);
        open(id);
      }
      return isDone;
    });
  const move = (id: string, step: 'up' | 'down') => {
    const before = neighborOf(id, step, clauses);
    return before === undefined
      ? Promise.resolve(false)
      : run(() => call(moveClause, { clauseId: id, before }), { failed: t`Failed to move the clause` });
  };
  const take = async (draft: ClauseDraft) => {
    const isSaved = await draft.saved();
    const { base } = draft.state();
    const at = clauses.findIndex(({ id }) => id === base.id);
    const next = clauses[at + 1]?.id ?? null;
    const isDone =
      isSaved &&
      (await run(() => call(removeClause, { clauseId: base.id, version: base.version }), {
        failed: t`Failed to remove the clause`,
      }));
    if (!isDone) return;
    open(next ?? clauses[at - 1]?.id ?? null);
    const { heading, source_proposal_id, plain_is_older } = base;
    toast({
      title: t`“${heading}” is removed.`,
      action: {
        label: t`Undo`,
        onClick: () => void add({ ...valuesOf(base), source_proposal_id, plain_is_older }, next),
      },
    });
  };
  const remove = (draft: ClauseDraft) => switching(() => take(draft));
  return { add, move, remove, isBusy, isSwitching: switches > 0 };
}

export type ClauseActions = ReturnType<typeof useClauseActions>;
