import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DraftClause } from '@mediation/api-client';
import { ClauseList as Parts } from '@mediation/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { issueNames } from '../../../../words/names/issue-names.ts';
import { stateIcons, stateNames } from '../editor/clause-states.tsx';
import { groupClauses } from './group-clauses.ts';
import type { DraftPoints } from '../release/use-draft-points.ts';

export interface ClauseListProps {
  clauses: readonly DraftClause[];
  /** The number of places to settle in each clause. */
  places: DraftPoints['places'];
  /** The number of open comments on each clause. */
  comments: ReadonlyMap<string, number>;
  current: string | null;
  addressOf: (id: string) => { search: string };
  onMove: (id: string, step: 'up' | 'down') => Promise<unknown>;
  /** The ways to add a clause. */
  children: ReactNode;
}

const keepInView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' });

/** The clauses of a draft, in groups. Alt and an arrow key move one up or down. */
export function ClauseList({ clauses, places, comments, current, addressOf, onMove, children }: ClauseListProps) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const agreed = clauses.filter(({ state }) => state === 'agreed').length;
  const move = async (id: string, step: 'up' | 'down') => {
    await onMove(id, step);
    // In another group it is another link, and the focus is nowhere. A person who went on keeps it where they are.
    if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-clause="${id}"]`)?.focus();
  };
  const keyDown = (id: string) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    void move(id, event.key === 'ArrowUp' ? 'up' : 'down');
  };
  return (
    <Parts.Root
      ref={list}
      id="clauses"
      title={t`Clauses`}
      count={t`${agreed} of ${clauses.length} agreed`}
      foot={children}
    >
      {groupClauses(clauses).map((group) => (
        <Parts.Group
          key={group.clauses[0]?.id}
          name={group.issue === null ? t`For everything` : i18n._(issueNames[group.issue])}
        >
          {group.clauses.map(({ id, number, heading, state }) => (
            <Parts.Item
              key={id}
              number={number}
              name={heading}
              notes={notesOf(places.get(id) ?? 0, comments.get(id) ?? 0)}
              state={
                <>
                  {stateIcons[state]}
                  {i18n._(stateNames[state])}
                </>
              }
              isSettled={state === 'agreed'}
            >
              <Link
                ref={id === current ? keepInView : undefined}
                data-clause={id}
                to={addressOf(id)}
                aria-current={id === current ? 'true' : undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onKeyDown={keyDown(id)}
              />
            </Parts.Item>
          ))}
        </Parts.Group>
      ))}
    </Parts.Root>
  );
}

/** What waits in a clause. */
const notesOf = (count: number, comments: number) => [
  ...(count > 0 ? [plural(count, { one: '# place to settle', other: '# places to settle' })] : []),
  ...(comments > 0 ? [plural(comments, { one: '# open comment', other: '# open comments' })] : []),
];
