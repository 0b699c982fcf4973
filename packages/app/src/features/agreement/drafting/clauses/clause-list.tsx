import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DraftClause } from '@mediation/api-client';
import { Heading, Text } from '@mediation/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { issueNames } from '../../../../words/names/issue-names.ts';
import { stateIcons, stateNames } from '../editor/clause-states.tsx';
import { number as numberStyle } from './clause.css.ts';
import * as styles from './clause-list.css.ts';
import { groupClauses, type NumberedClause } from './group-clauses.ts';
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
    <>
      <div className={styles.listHead}>
        <Heading id="clauses">{t`Clauses`}</Heading>
        <Text size="small" tone="soft">
          {t`${agreed} of ${clauses.length} agreed`}
        </Text>
      </div>
      <ul className={styles.listBody} aria-labelledby="clauses" ref={list}>
        {groupClauses(clauses).map((group) => (
          <li key={group.clauses[0]?.id}>
            <Text size="tiny" tone="soft" className={styles.group}>
              {group.issue === null ? t`For everything` : i18n._(issueNames[group.issue])}
            </Text>
            <ul>
              {group.clauses.map((clause) => (
                <li key={clause.id}>
                  <Link
                    ref={clause.id === current ? keepInView : undefined}
                    className={styles.clause}
                    data-clause={clause.id}
                    to={addressOf(clause.id)}
                    aria-current={clause.id === current ? 'true' : undefined}
                    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                    onKeyDown={keyDown(clause.id)}
                  >
                    <ClauseLine
                      clause={clause}
                      count={places.get(clause.id) ?? 0}
                      comments={comments.get(clause.id) ?? 0}
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={styles.adds}>{children}</div>
    </>
  );
}

interface ClauseLineProps {
  clause: NumberedClause;
  /** The places to settle. */
  count: number;
  comments: number;
}

function ClauseLine({ clause: { number, heading, state }, count, comments }: ClauseLineProps) {
  const { i18n } = useLingui();
  return (
    <>
      <span className={numberStyle}>{number}</span>
      <span className={styles.name}>
        {heading}
        {count > 0 && (
          <span className={styles.count}>
            {plural(count, { one: '# place to settle', other: '# places to settle' })}
          </span>
        )}
        {comments > 0 && (
          <span className={styles.count}>{plural(comments, { one: '# open comment', other: '# open comments' })}</span>
        )}
      </span>
      <span className={styles.state} data-state={state}>
        {stateIcons[state]}
        {i18n._(stateNames[state])}
      </span>
    </>
  );
}
