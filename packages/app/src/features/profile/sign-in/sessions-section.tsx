import { useLingui } from '@lingui/react/macro';
import { type SignedInSession, listMySessions, endMySession, endMyOtherSessions } from '@mediation/api-client';
import { Badge, Button, List, Row, Skeleton, SkeletonGroup, Stack, Text } from '@mediation/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { relativeTime, shortDate } from '../../../words/times/relative-time.ts';
import { deviceName } from './device-name.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { ProfileSavingLine } from '../profile-saving-line.tsx';
import { ProfileSection } from '../profile-section.tsx';

/** The person's sign-in sessions; all but the current one can be ended here. */
export function SessionsSection() {
  const { t } = useLingui();
  const { call } = useBackend();
  const { data, error, refetch, isFetching } = useEndpoint(listMySessions, {});
  const saving = useAction({ inPlace: true });
  const [ending, setEnding] = useState<string[]>([]);
  const sessions = data?.sessions ?? [];
  const others = sessions.filter((it) => !it.is_current).map(({ id }) => id);

  const end = async (ids: string[]) => {
    const [only] = ids;
    setEnding(ids);
    await saving.run(
      () => (ids.length === 1 && only ? call(endMySession, { sessionId: only }) : call(endMyOtherSessions)),
      { failed: t`Failed to sign out that device` },
    );
    setEnding([]);
  };

  return (
    <ProfileSection
      title={t`Where you are signed in`}
      text={t`If you do not know one of these, sign it out and change your password.`}
    >
      {error !== null && !data && (
        <LoadFailed
          error={error}
          fallback={t`We could not load your devices`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!data && error === null && (
        <SkeletonGroup label={t`Loading your devices`}>
          <Skeleton shape="block" height="8rem" />
        </SkeletonGroup>
      )}
      {data && (
        <List aria-label={t`Where you are signed in`}>
          {sessions.map((session) => (
            <Device
              key={session.id}
              session={session}
              isEnding={ending.includes(session.id)}
              onEnd={() => void end([session.id])}
            />
          ))}
        </List>
      )}
      <Row wrap>
        {others.length > 1 && (
          <Button tone="secondary" busy={ending.length > 1} onClick={() => void end(others)}>
            {t`Sign out everywhere else`}
          </Button>
        )}
        <ProfileSavingLine saving={saving} />
      </Row>
    </ProfileSection>
  );
}

interface DeviceProps {
  session: SignedInSession;
  isEnding: boolean;
  onEnd: () => void;
}

function Device({ session, isEnding, onEnd }: DeviceProps) {
  const { t } = useLingui();
  const name = deviceName(session.user_agent);
  const since = shortDate(session.created_at);
  const seen = relativeTime(session.last_active_at);
  return (
    <List.Row>
      <Row wrap grow gap="medium">
        <Stack gap="none" grow="words">
          <Text weight="strong">{name}</Text>
          <Text size="small" tone="soft">
            {t`Last active: ${seen}. Signed in on ${since}.`}
          </Text>
        </Stack>
        {session.is_current ? (
          <Badge tone="success" icon={<Check />}>
            {t`This device`}
          </Badge>
        ) : (
          <Button tone="secondary" size="small" busy={isEnding} aria-label={t`Sign out ${name}`} onClick={onEnd}>
            {t`Sign out`}
          </Button>
        )}
      </Row>
    </List.Row>
  );
}
