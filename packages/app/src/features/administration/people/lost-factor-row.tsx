import { useLingui } from '@lingui/react/macro';
import { confirmFactorRemoval, type LostFactors, stopFactorRemoval } from '@mediation/api-client';
import { Button, List, Row, Stack, Text } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { moment, relativeTime } from '../../../words/times/relative-time.ts';
import { AskedAction } from './asked-action.tsx';
import { RemoveFactors } from './remove-factors.tsx';

/** A person who cannot use their second step: since when, who acts, when it takes effect, and what an admin can do. */
export function LostFactorRow({ lost }: { lost: LostFactors }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const stopping = useAction();
  const { user_id: userId, name, asked_at: asked, due_at: due, begun_by_name: begunBy, is_mine: isMine } = lost;
  const beginner = begunBy ?? t`Another admin`;
  const stop = () =>
    stopping.run(() => call(stopFactorRemoval, { userId }), {
      failed: t`Failed to stop it`,
      done: t`The second step stays`,
    });
  return (
    <List.Row>
      <Row wrap grow gap="medium">
        <Stack gap="none" grow="words">
          <Text weight="strong">{name}</Text>
          {asked !== null && (
            <Text size="small" tone="soft">
              {t`Asked for help: ${relativeTime(asked)}.`}
            </Text>
          )}
          {due !== null && (
            <Text size="small" tone="soft">
              {isMine
                ? t`You began the removal. Another admin can confirm it, else it happens on ${moment(due)}.`
                : t`${beginner} began the removal. Confirm it, else it happens on ${moment(due)}.`}
            </Text>
          )}
        </Stack>
        <Row gap="small" wrap>
          <Button
            tone="secondary"
            size="small"
            busy={stopping.isBusy}
            aria-label={due === null ? t`Decline the request of ${name}` : t`Stop the removal for ${name}`}
            onClick={() => void stop()}
          >
            {due === null ? t`Decline` : t`Stop`}
          </Button>
          {due === null && <RemoveFactors userId={userId} name={name} label={t`Begin removal`} />}
          {due !== null && !isMine && (
            <AskedAction
              label={t`Confirm removal`}
              accessibleLabel={t`Confirm the removal for ${name}`}
              question={t`Remove the second step of ${name} now?`}
              text={t`Do this only if you yourself made sure that ${name} asked for it. They are signed out everywhere. Their password is then enough to sign in, and they are asked to set up a new second step.`}
              action={t`Remove it now`}
              failed={t`Failed to remove the second step`}
              done={t`Second step removed`}
              work={() => call(confirmFactorRemoval, { userId })}
            />
          )}
        </Row>
      </Row>
    </List.Row>
  );
}
