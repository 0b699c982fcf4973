import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Comparison, Heading } from '@mediation/ui';
import type { AnnexChange } from './annex-change.ts';
import { ChangedText } from './changed-text.tsx';

/** Where the list of changes leads to. */
export const annexId = 'changed-annex';

/** Where the list of changes leads to for the recitals. */
export const recitalsId = 'changed-recitals';

export interface ChangedAnnexProps {
  /** Where the list of changes leads to. */
  id?: string;
  title: string;
  changes: readonly AnnexChange[];
  /** The nights of each parent in the years in which some of them move. */
  years: readonly (AnnexChange & { moved: number })[];
}

/** What differs in the annex, each thing in one text with the words of both. */
export function ChangedAnnex({ id: itemId = annexId, title, changes, years }: ChangedAnnexProps) {
  const { t } = useLingui();
  return (
    <Comparison.Item
      id={itemId}
      title={title}
      badges={<Badge>{plural(changes.length, { one: '# change', other: '# changes' })}</Badge>}
    >
      <ul>
        {changes.map(({ id, name, runs, isNew, isGone }) => (
          <Comparison.Side asChild key={id}>
            <li>
              <Heading level={3}>
                {name} {isNew && <Badge>{t`New`}</Badge>}
                {isGone && <Badge>{t`Taken out`}</Badge>}
              </Heading>
              <Comparison.Words>
                <ChangedText runs={runs} />
              </Comparison.Words>
            </li>
          </Comparison.Side>
        ))}
        {years.map(({ id, name, runs, moved }) => (
          <Comparison.Side asChild key={id}>
            <li>
              <Heading level={3}>{name}</Heading>
              <Comparison.Words>
                <ChangedText runs={runs} />{' '}
                {plural(moved, {
                  one: '# night is not with the same parent as before.',
                  other: '# nights are not with the same parent as before.',
                })}
              </Comparison.Words>
            </li>
          </Comparison.Side>
        ))}
      </ul>
    </Comparison.Item>
  );
}
