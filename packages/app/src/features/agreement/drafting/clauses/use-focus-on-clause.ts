import { useEffect, useRef } from 'react';
import { focusClause } from './focus-clause.ts';

/** Moves the focus to a clause that replaces the list, where the link to it was. */
export function useFocusOnClause(clauseId: string | undefined, isNarrow: boolean) {
  const shown = useRef(clauseId);
  useEffect(() => {
    if (shown.current === clauseId) return;
    shown.current = clauseId;
    if (isNarrow && clauseId !== undefined) focusClause();
  }, [clauseId, isNarrow]);
}
