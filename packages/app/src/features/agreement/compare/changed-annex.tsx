import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Heading } from '@mediation/ui';
import type { AnnexChange } from './annex-change.ts';
import { ChangedText } from './changed-text.tsx';
import * as styles from './compare.css.ts';

/** Where the list of changes leads to. */
export const annexId = 'changed-annex';

export interface ChangedAnnexProps {
  title: string;
  changes: readonly AnnexChange[];
  /** The nights of each parent in the years in which some of them move. */
  years: readonly (AnnexChange & { moved: number })[];
}

/** What differs in the annex, each thing in one text with the words of both. */
export function ChangedAnnex({ title, changes, years }: ChangedAnnexProps) {
  const { t } = useLingui();
  return (
    <section className={styles.clause} aria-labelledby={annexId}>
      <div className={styles.title}>
        <Heading id={annexId} tabIndex={-1}>
          {title}
        </Heading>
        <Badge>{plural(changes.length, { one: '# change', other: '# changes' })}</Badge>
      </div>
      <ul>
        {changes.map(({ id, name, runs, isNew, isGone }) => (
          <li key={id} className={styles.side}>
            <Heading level={3}>
              {name} {isNew && <Badge>{t`New`}</Badge>}
              {isGone && <Badge>{t`Taken out`}</Badge>}
            </Heading>
            <p className={styles.words}>
              <ChangedText runs={runs} />
            </p>
          </li>
        ))}
        {years.map(({ id, name, runs, moved }) => (
          <li key={id} className={styles.side}>
            <Heading level={3}>{name}</Heading>
            <p className={styles.words}>
              <ChangedText runs={runs} />{' '}
              {plural(moved, {
                one: '# night is not with the same parent as before.',
                other: '# nights are not with the same parent as before.',
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
