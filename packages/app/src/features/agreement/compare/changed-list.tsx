import { useLingui } from '@lingui/react/macro';
import type { ComparedClause } from '@mediation/agreement';
import { Card, Rule, Stack, Text } from '@mediation/ui';
import { annexId, type ChangedAnnexProps } from './changed-annex.tsx';
import * as styles from './compare.css.ts';

export interface ChangedListProps {
  clauses: readonly ComparedClause[];
  annex: ChangedAnnexProps | undefined;
}

/** The clauses that differ and the annex, as links, and the key to the marks. */
export function ChangedList({ clauses, annex }: ChangedListProps) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="changed-clauses">
      <Stack gap="small">
        <Card.Title id="changed-clauses">{t`Changed clauses`}</Card.Title>
        {clauses.length === 0 ? (
          <Text size="small" tone="soft">{t`No clause has changed.`}</Text>
        ) : (
          <ol>
            {clauses.map(({ id, number, before, now, changes }) => (
              <li key={id}>
                <a className={styles.jump} href={`#changed-${id}`}>
                  <span className={styles.number}>{number}</span>
                  <span>{now?.heading ?? before?.heading}</span>
                  <span className={styles.number}>{changes}</span>
                </a>
              </li>
            ))}
          </ol>
        )}
        {annex && (
          <a className={styles.jump} href={`#${annexId}`}>
            <span />
            <span>{annex.title}</span>
            <span className={styles.number}>{annex.changes.length}</span>
          </a>
        )}
        <Rule />
        <p className={styles.key}>
          <del className={styles.out}>{t`Taken out`}</del>
          <ins className={styles.put}>{t`Put in`}</ins>
        </p>
      </Stack>
    </Card>
  );
}
