import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { AudienceLine, Card, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { relativeTime } from '../../../words/times/relative-time.ts';

/** For the mediator: what people wrote to them alone about a session. Renders nothing without any. */
export function WordsCard({ session: { words, attendees } }: { session: MediationSession }) {
  const { t } = useLingui();
  const id = useId();
  if (words.length === 0) return null;
  const about = { times: t`about the times`, agenda: t`asks for a topic`, afterwards: t`about how it was` };
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>{t`Said to you in private`}</Card.Title>
        <Stack asChild gap="normal">
          <ul>
            {words.map((word) => {
              const author = attendees.find(({ participant_id }) => participant_id === word.participant_id);
              return (
                <li key={`${word.participant_id} ${word.created_at}`}>
                  <Text size="small" tone="soft">
                    {author?.name ?? t`Somebody who no longer comes`}, {about[word.about]} ·{' '}
                    {relativeTime(word.created_at)}
                  </Text>
                  <Text>{word.text}</Text>
                </li>
              );
            })}
          </ul>
        </Stack>
        <AudienceLine short icon={<Lock />}>{t`Visible to: who wrote it, and mediators of the case.`}</AudienceLine>
      </Stack>
    </Card>
  );
}
