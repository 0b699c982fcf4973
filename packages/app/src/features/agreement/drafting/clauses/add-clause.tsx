import { useLingui } from '@lingui/react/macro';
import { Button, DropdownMenu } from '@mediation/ui';
import { CircleCheck, LibraryBig, Plus } from 'lucide-react';
import type { ClauseActions, NewClause } from './use-clause-actions.ts';

export interface AddClauseProps {
  /** Agreed proposals that no clause was made from. */
  waiting: readonly NewClause[];
  actions: ClauseActions;
  /** The issue of an empty clause. */
  issue: NewClause['issue'];
  onLibrary: () => void;
}

/** The three ways to a new clause. */
export function AddClause({ waiting, actions: { add, isBusy }, issue, onLibrary }: AddClauseProps) {
  const { t } = useLingui();
  const empty: NewClause = { issue, heading: t`New clause`, text: '', plain_text: '', state: 'draft', duties: [] };
  const [only] = waiting;
  const label = t`Add from an agreed proposal (${waiting.length})`;
  const proposal = (
    <>
      <CircleCheck />
      {label}
    </>
  );
  return (
    <>
      {waiting.length === 1 && only && (
        <Button tone="quiet" size="small" busy={isBusy} onClick={() => void add(only)}>
          {proposal}
        </Button>
      )}
      {waiting.length > 1 && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button tone="quiet" size="small" busy={isBusy}>
              {proposal}
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="start">
            {waiting.map((clause) => (
              <DropdownMenu.Item key={clause.source_proposal_id} onSelect={() => void add(clause)}>
                {clause.heading}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
      <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={onLibrary}>
        <LibraryBig />
        {t`Add from the library`}
      </Button>
      <Button tone="quiet" size="small" busy={isBusy} onClick={() => void add(empty)}>
        <Plus />
        {t`Add an empty clause`}
      </Button>
    </>
  );
}
