import { useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mediation/ui';
import { Check } from 'lucide-react';
import { useAction } from '../../../shared/forms/use-action.ts';
import { relativeTime } from '../../../words/relative-time.ts';

export interface DealtWithProps {
  handledAt: string | null;
  handle: () => Promise<unknown>;
}

/** Marks what was asked of the mediator as dealt with, or says when that was. */
export function DealtWith({ handledAt, handle }: DealtWithProps) {
  const { t } = useLingui();
  const { run, isBusy } = useAction();
  if (handledAt !== null) return <Text size="small" tone="soft">{t`Dealt with ${relativeTime(handledAt)}`}</Text>;
  const mark = () => run(handle, { failed: t`Failed to note it`, done: t`Noted as dealt with` });
  return (
    <div>
      <Button tone="secondary" size="small" busy={isBusy} onClick={() => void mark()}>
        <Check />
        {t`Mark as dealt with`}
      </Button>
    </div>
  );
}
