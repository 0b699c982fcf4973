import { useLingui } from '@lingui/react/macro';
import type { RecitalGap } from '@mediation/agreement';
import type { DraftRecitals } from '@mediation/api-client';
import { Bullets, Link as TextLink, Notice, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { gapText } from './gap-text.ts';

export interface GapListProps {
  gaps: readonly RecitalGap[];
  parties: DraftRecitals['parties'];
}

/** What the recitals do not say yet, each with the way to its field. */
export function GapList({ gaps, parties }: GapListProps) {
  const { t } = useLingui();
  if (gaps.length === 0) return <Notice tone="success">{t`Nothing is missing.`}</Notice>;
  return (
    <Notice tone="warning">
      <Text weight="strong">{t`The paper says “Not stated” here:`}</Text>
      <Bullets>
        {gaps.map((gap) => {
          const { text, field } = gapText(gap, parties);
          return (
            <li key={field}>
              {gap.kind === 'parties' ? (
                text
              ) : (
                <TextLink asChild>
                  <Link to={{ hash: field }}>{text}</Link>
                </TextLink>
              )}
            </li>
          );
        })}
      </Bullets>
    </Notice>
  );
}
