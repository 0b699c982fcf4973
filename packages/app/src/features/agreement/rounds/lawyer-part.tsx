import { useLingui } from '@lingui/react/macro';
import { finishLawyerRound, type LawyerRound, resumeLawyerRound } from '@mediation/api-client';
import { Button, Text } from '@mediation/ui';
import { useRef, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { commentCount } from './comment-count.ts';

export interface LawyerPartProps {
  roundId: string;
  mine: LawyerRound['lawyers'][number];
  /** Moves the focus when the round is closed and its buttons are gone. */
  focusAfter: () => void;
}

/** A lawyer's own part in an open round: how much they wrote, and that they are done. */
export function LawyerPart({ roundId, mine, focusAfter }: LawyerPartProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isDone = mine.done_at !== null;
  return (
    <>
      <Text size="small">{t`You: ${commentCount(mine.comments)}`}</Text>
      <ProblemNotice problem={problem} />
      {isDone && (
        <Text size="small" tone="soft">{t`You are done. Until the round closes, your mediator alone sees that.`}</Text>
      )}
      <Button
        ref={button}
        tone="secondary"
        block
        busy={isBusy}
        onClick={() => {
          if (isDone) void run(() => call(resumeLawyerRound, { roundId }), { failed: t`Failed to save` });
          else setAsking(true);
        }}
      >
        {isDone ? t`I am not done yet` : t`I am done`}
      </Button>
      {!isDone && <Text size="small" tone="soft">{t`The round closes early when all lawyers are done.`}</Text>}
      {isAsking && (
        <ActionDialog
          title={t`Are you done?`}
          description={t`If you are the last one, the round closes at once and everybody in the case reads all comments. Otherwise you can go on until it closes.`}
          action={t`I am done`}
          failed={t`Failed to save`}
          work={() => call(finishLawyerRound, { roundId })}
          onClose={() => setAsking(false)}
          focusAfter={focusAfter}
        />
      )}
    </>
  );
}
