import { useLingui } from '@lingui/react/macro';
import { acknowledgeInsight } from '@mediation/api-client';
import { Button, Text } from '@mediation/ui';
import { Eye } from 'lucide-react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { relativeTime } from '../../../../words/times/relative-time.ts';
import { isUrgent, type RiskFinding } from './findings.ts';

/** States that a mediator has seen an urgent finding; until then it stays in the panel and in the attention list. */
export function SeenButton({ finding: { id, content, acknowledgedAt } }: { finding: RiskFinding }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  if (!isUrgent(content)) return null;
  if (acknowledgedAt !== null) {
    const time = relativeTime(acknowledgedAt);
    return (
      <Text size="meta" tone="soft">
        {t`Seen by a mediator: ${time}`}
      </Text>
    );
  }
  const acknowledge = () =>
    run(() => call(acknowledgeInsight, { insightId: id }), { failed: t`Failed to save that you have seen this` });
  return (
    <div>
      <Button tone="secondary" size="small" busy={isBusy} onClick={() => void acknowledge()}>
        <Eye />
        {t`I have seen this`}
      </Button>
    </div>
  );
}
