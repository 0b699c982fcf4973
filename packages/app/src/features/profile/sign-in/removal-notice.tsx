import { useLingui } from '@lingui/react/macro';
import { keepMyFactors } from '@mediation/api-client';
import { Button, Notice, Stack } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { moment } from '../../../words/times/relative-time.ts';

/** Tells a person that an admin has begun to remove their second factors, which they can stop. */
export function RemovalNotice({ dueAt }: { dueAt: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const keep = () => run(() => call(keepMyFactors), { failed: t`We could not stop it` });
  return (
    <Stack>
      <Notice
        tone="warning"
        action={
          <Button tone="secondary" busy={isBusy} onClick={() => void keep()}>
            {t`Keep my second step`}
          </Button>
        }
      >
        <b>{t`Your second step is about to be removed.`}</b>{' '}
        {t`An admin was told that you cannot use it. It is removed on ${moment(dueAt)} at the latest. If it was not you who asked, keep it and change your password.`}
      </Notice>
      <ProblemNotice problem={problem} />
    </Stack>
  );
}
