import { useLingui } from '@lingui/react/macro';
import { getMe } from '@mediation/api-client';
import { Button, Notice, Row, Stack, Text } from '@mediation/ui';
import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { errorText } from '../../words/texts/error-text.ts';
import { clockTime } from '../../words/times/relative-time.ts';

/** Shows that a requested role waits for approval. It polls, and has a button to check now. */
export function PendingApproval({ granted }: { granted: string }) {
  const { t } = useLingui();
  const { changeUser, signOut } = useSession();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useEndpoint(getMe, {}, { poll: true });
  const answered = data?.user;
  useEffect(() => {
    if (answered && answered.requested_role === null) changeUser(answered);
  }, [answered, changeUser]);
  const at = clockTime(new Date(dataUpdatedAt).toISOString());
  return (
    <Stack>
      <Notice tone="warning" icon={<Clock />}>
        {t`An admin looks at your request. Until it is approved you use the platform as ${granted}. There is nothing else you need to do. We tell you by email when it is decided.`}
      </Notice>
      <Row>
        <Button tone="secondary" busy={isFetching} onClick={() => void refetch()}>
          {isFetching ? t`Checking` : t`Check again`}
        </Button>
        <Button tone="plain" onClick={signOut}>{t`Sign out`}</Button>
      </Row>
      <Text asChild tone="soft" size="small">
        <output>
          {error !== null && errorText(error, t`Failed to check`)}
          {error === null && dataUpdatedAt > 0 && t`Still waiting. Checked at ${at}.`}
        </output>
      </Text>
    </Stack>
  );
}
