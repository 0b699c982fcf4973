import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComparedClause } from '@mediation/agreement';
import { Badge, Heading, VisuallyHidden } from '@mediation/ui';
import type { Talk } from '../comments/use-talk.ts';
import { stateNames } from '../drafting/editor/clause-states.tsx';
import { NotAgreed } from '../not-agreed.tsx';
import { ChangedDuties } from './changed-duties.tsx';
import { ChangedText } from './changed-text.tsx';
import * as styles from './compare.css.ts';
import { LawyerComments } from './lawyer-comments.tsx';

export interface ChangedClauseProps {
  caseId: string;
  clause: ComparedClause;
  /** Both texts beside each other, on wide screens, or one text with both. */
  isPair: boolean;
  /** What the two are called: "Version 1", "Version 2". */
  names: readonly [string, string];
  talk: Talk | undefined;
  /** Whether both parties signed the later one. */
  isInForce: boolean;
}

/** A clause that differs, with the comments of both lawyers below it. */
export function ChangedClause({ caseId, clause, isPair, names: [old, fresh], talk, isInForce }: ChangedClauseProps) {
  const { t, i18n } = useLingui();
  const { id, number, before, now, runs, changes } = clause;
  const title = now?.heading ?? before?.heading;
  const isRenamed = before && now && before.heading !== now.heading;
  return (
    <section className={styles.clause} aria-labelledby={`changed-${id}`}>
      <div className={styles.title}>
        <Heading id={`changed-${id}`} tabIndex={-1}>
          <span className={styles.number}>{number}</span> {title}
        </Heading>
        <Badge>
          {before === undefined
            ? t`New clause`
            : now === undefined
              ? t`Taken out`
              : plural(changes, { one: '# change', other: '# changes' })}
        </Badge>
        {now && <NotAgreed state={now.state} isInForce={isInForce} />}
      </div>
      {isRenamed && (
        <p className={`${styles.side} ${styles.renamed}`}>
          <ChangedText
            runs={[
              { kind: 'out', words: before.heading },
              { kind: 'same', words: ' ' },
              { kind: 'in', words: now.heading },
            ]}
          />
        </p>
      )}
      <div className={isPair ? styles.onWide : styles.away}>
        <div className={styles.pair}>
          <p className={`${styles.side} ${styles.words}`}>
            <VisuallyHidden>{old}: </VisuallyHidden>
            <ChangedText runs={runs.filter(({ kind }) => kind !== 'in')} />
          </p>
          <p className={`${styles.side} ${styles.words}`}>
            <VisuallyHidden>{fresh}: </VisuallyHidden>
            <ChangedText runs={runs.filter(({ kind }) => kind !== 'out')} />
          </p>
        </div>
      </div>
      <div className={isPair ? styles.onNarrow : undefined}>
        <p className={`${styles.side} ${styles.words}`}>
          <ChangedText runs={runs} />
        </p>
      </div>
      {clause.isStateChanged && before && now && (
        <p className={styles.side}>
          {t`State:`}{' '}
          <ChangedText
            runs={[
              { kind: 'out', words: `${i18n._(stateNames[before.state])} ` },
              { kind: 'in', words: i18n._(stateNames[now.state]) },
            ]}
          />
        </p>
      )}
      {clause.plain.length > 0 && (
        <p className={`${styles.side} ${styles.words}`}>
          {t`In plain words:`} <ChangedText runs={clause.plain} />
        </p>
      )}
      <ChangedDuties caseId={caseId} duties={clause.duties} />
      {talk && <LawyerComments talk={talk} clauseId={id} />}
    </section>
  );
}
