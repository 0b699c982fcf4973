import { useLingui } from '@lingui/react/macro';
import type { ErrorDetail, ParentingSchedule } from '@mediation/api-client';
import { Button, Notice, Row, Stack, Text } from '@mediation/ui';
import { Check } from 'lucide-react';
import { useAction } from '../../../shared/forms/use-action.ts';
import { draftPlace } from './handovers/draft-place.ts';
import type { ScheduleSaveState } from './use-draft-schedule.ts';

/** Whether the schedule is saved, beside the title of the page. */
export function SaveLine({ state }: { state: ScheduleSaveState }) {
  const { t } = useLingui();
  return (
    <Row gap="tiny" asChild>
      <output>
        {state === 'saved' && <Check size={16} aria-hidden />}
        <Text size="small" tone="soft">
          {state === 'saving' && t`Saving`}
          {state === 'saved' && t`Saved just now`}
        </Text>
      </output>
    </Row>
  );
}

export interface SaveProblemProps {
  state: ScheduleSaveState;
  schedule: ParentingSchedule;
  /** The fields that the server refused. */
  refused: readonly ErrorDetail[];
  onRetry: () => Promise<unknown>;
  onResolve: (choice: 'mine' | 'newest') => Promise<unknown>;
}

/** Why the schedule is not saved, with the way on. */
export function SaveProblem({ state, schedule, refused, onRetry, onResolve }: SaveProblemProps) {
  const { t } = useLingui();
  const { run, isBusy } = useAction();
  const failed = t`Failed to load the newest schedule`;
  if (state === 'failed')
    return (
      <Notice
        tone="danger"
        role="alert"
        action={
          <Button size="small" tone="secondary" onClick={() => void onRetry()}>
            {t`Try Again`}
          </Button>
        }
      >
        <Stack gap="tiny">
          <Text>{t`Your last changes are not saved yet. They stay on this page.`}</Text>
          {refused.map(({ path, message }) => (
            <Text key={path} size="small">{`${draftPlace(path, schedule)}: ${message}`}</Text>
          ))}
        </Stack>
      </Notice>
    );
  if (state !== 'conflict') return null;
  return (
    <Notice tone="warning" role="alert">
      <Stack>
        <Text weight="strong">{t`Somebody changed this schedule while you were working on it.`}</Text>
        <Row wrap>
          <Button size="small" busy={isBusy} onClick={() => void run(() => onResolve('mine'), { failed })}>
            {t`Save mine`}
          </Button>
          <Button
            size="small"
            tone="secondary"
            busy={isBusy}
            onClick={() => void run(() => onResolve('newest'), { failed })}
          >
            {t`Take the other version`}
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}
