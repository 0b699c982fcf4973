import { useLingui } from '@lingui/react/macro';
import { endMySession, forgetDevice, type SignedInSession } from '@mediation/api-client';
import { Badge, Button, List, Row, Stack, Text } from '@mediation/ui';
import { Check } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { shortMoment } from '../../../words/times/relative-time.ts';
import { ConfirmedButton } from '../../../shared/forms/confirmed-button.tsx';
import { deviceName } from './device-name.ts';
import type { Device } from './devices-of.ts';

/** One device of the person: its open sign-in sessions, each of which can be ended, and a button to forget it. */
export function DeviceRow({ device: { id, agent, lastUsed, isCurrent, sessions } }: { device: Device }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const name = deviceName(agent);
  const used = shortMoment(lastUsed);
  return (
    <List.Row>
      <Stack gap="small" grow="words">
        <Row wrap grow gap="medium">
          <Stack gap="none" grow="words">
            <Text weight="strong">{name}</Text>
            {sessions.length === 0 && (
              <Text size="small" tone="soft">{t`Not signed in there. Last used: ${used}.`}</Text>
            )}
            <ProblemNotice problem={problem} />
          </Stack>
          {isCurrent && (
            <Badge tone="success" icon={<Check />}>
              {t`This device`}
            </Badge>
          )}
          {!isCurrent && id !== null && (
            <ConfirmedButton
              label={t`Forget`}
              size="small"
              name={t`Forget ${name}, last used ${used}`}
              question={t`Forget ${name}?`}
              text={t`Last used: ${used}. It is signed out at once. When somebody signs in there again, we tell you.`}
              keepLabel={t`Keep it`}
              isBusy={isBusy}
              onConfirm={() =>
                void run(() => call(forgetDevice, { deviceId: id }), { failed: t`Failed to forget the device` })
              }
            />
          )}
        </Row>
        {sessions.map((session) => (
          <OpenSession key={session.id} session={session} device={name} />
        ))}
      </Stack>
    </List.Row>
  );
}

function OpenSession({ session, device }: { session: SignedInSession; device: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const since = shortMoment(session.created_at);
  const seen = shortMoment(session.last_active_at);
  const end = () =>
    run(() => call(endMySession, { sessionId: session.id }), { failed: t`Failed to sign out that device` });
  return (
    <Row wrap grow gap="medium">
      <Stack gap="none" grow="words">
        <Text size="small" tone="soft">{t`Signed in on ${since}. Last active: ${seen}.`}</Text>
        <ProblemNotice problem={problem} />
      </Stack>
      {!session.is_current && (
        <Button
          tone="secondary"
          size="small"
          busy={isBusy}
          aria-label={t`End the sign-in of ${since} on ${device}`}
          onClick={() => void end()}
        >
          {t`End`}
        </Button>
      )}
    </Row>
  );
}
