import { useLingui } from '@lingui/react/macro';
import type { ComparedClause } from '@mediation/agreement';
import { Card, ChangeKey, Comparison, Rule, Stack, Text } from '@mediation/ui';
import { annexId, type ChangedAnnexProps, recitalsId } from './changed-annex.tsx';

export interface ChangedListProps {
  /** Instead of "Changed clauses", for what has other parts, too. */
  title?: string;
  clauses: readonly ComparedClause[];
  annex: ChangedAnnexProps | undefined;
  /** How many facts of the recitals differ. */
  inRecitals: number;
}

/** The clauses that differ and the annex, as links, and the key to the marks. */
export function ChangedList({ title, clauses, annex, inRecitals }: ChangedListProps) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="changed-clauses">
      <Stack gap="small">
        <Card.Title id="changed-clauses">{title ?? t`Changed clauses`}</Card.Title>
        {clauses.length === 0 ? (
          <Text size="small" tone="soft">{t`No clause has changed.`}</Text>
        ) : (
          <ol>
            {clauses.map(({ id, number, before, now, changes }) => (
              <li key={id}>
                <Comparison.Jump href={`#changed-${id}`} number={number} count={changes}>
                  {now?.heading ?? before?.heading}
                </Comparison.Jump>
              </li>
            ))}
          </ol>
        )}
        {inRecitals > 0 && (
          <Comparison.Jump href={`#${recitalsId}`} count={inRecitals}>
            {t`Recitals`}
          </Comparison.Jump>
        )}
        {annex && (
          <Comparison.Jump href={`#${annexId}`} count={annex.changes.length}>
            {annex.title}
          </Comparison.Jump>
        )}
        <Rule />
        <ChangeKey labels={{ out: t`Taken out`, in: t`Put in` }} />
      </Stack>
    </Card>
  );
}
