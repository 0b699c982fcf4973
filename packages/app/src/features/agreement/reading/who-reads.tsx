import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Card, Stack } from '@mediation/ui';
import { Eye, Lock, Users } from 'lucide-react';
import { useUser } from '../../../auth/session-provider.tsx';
import type { Discussion } from '../comments/use-discussion.ts';

/** Who reads the words, the questions, and that somebody reads. */
export function WhoReads({ discussion: { version, people } }: { discussion: Discussion }) {
  const { t } = useLingui();
  const { role } = useUser();
  const names = people.readerNames({ readers: version.readers, audience: 'everyone', partyId: null });
  return (
    <Card aria-labelledby="who-reads">
      <Stack gap="small">
        <Card.Title id="who-reads">{t`Who reads what`}</Card.Title>
        <AudienceLine icon={<Users />}>{t`These words: ${names}.`}</AudienceLine>
        <AudienceLine icon={<Lock />}>
          {role === 'divorcee'
            ? t`Your questions: only the people you choose.`
            : t`Your comments: only the people you choose.`}
        </AudienceLine>
        <AudienceLine icon={<Eye />}>{t`Nobody sees when you read this, or how often.`}</AudienceLine>
      </Stack>
    </Card>
  );
}
