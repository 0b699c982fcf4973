import { useLingui } from '@lingui/react/macro';
import type { ComparedClause } from '@mediation/agreement';
import { Badge, Comparison, Text } from '@mediation/ui';
import { ChangedText } from '../changed-text.tsx';

/** The part with the signatures, which is no change of the agreement but may have one below it. */
export function OtherSignatures({ part: { before, now, runs } }: { part: ComparedClause }) {
  const { t } = useLingui();
  return (
    <Comparison.Item
      id="changed-signatures"
      title={now?.heading ?? before?.heading}
      badges={<Badge>{t`Not counted`}</Badge>}
    >
      <Comparison.Side>
        <Text size="small" tone="soft">
          {t`This part changes when somebody signs. Look whether anything else was added to it.`}
        </Text>
      </Comparison.Side>
      <Comparison.Side asChild look="words">
        <p>
          <ChangedText runs={runs} />
        </p>
      </Comparison.Side>
    </Comparison.Item>
  );
}
