import { useLingui } from '@lingui/react/macro';
import { type CaseTopic, type Participant, askRealityCheck, limits } from '@mediation/api-client';
import { AudienceLine, Card, Row, SegmentedControl, Stack } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { firstName } from '../../../../words/names/people-names.ts';
import { KeptForm } from './kept-form.tsx';

/** Asks a party, or each alone, a private question. The button names the reader. */
export function AskRealityCheck({ topic, parties }: { topic: CaseTopic; parties: Participant[] }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [reader, setReader] = useState(parties[0]?.id ?? 'each');
  const chosen = parties.filter(({ id }) => reader === 'each' || id === reader);
  const name = chosen.length === 1 ? firstName(chosen[0]?.name ?? '') : null;
  return (
    <Card aria-labelledby="ask">
      <Stack>
        <Row wrap justify="between">
          <Card.Title id="ask">{t`Ask a reality check`}</Card.Title>
          <SegmentedControl.Root label={t`Who is asked`} value={reader} onValueChange={setReader}>
            {parties.map((party) => (
              <SegmentedControl.Item key={party.id} value={party.id}>
                {t`${firstName(party.name)} only`}
              </SegmentedControl.Item>
            ))}
            {parties.length > 1 && <SegmentedControl.Item value="each">{t`Each alone`}</SegmentedControl.Item>}
          </SegmentedControl.Root>
        </Row>
        <KeptForm
          key={topic.id}
          draft={`reality-check-about:${topic.id}`}
          label={t`Your question`}
          most={limits.noteMax}
          action={name === null ? t`Send to each alone` : t`Send to ${name} only`}
          failed={t`Failed to send the question`}
          work={(question) =>
            call(askRealityCheck, { topicId: topic.id, participant_ids: chosen.map(({ id }) => id), question })
          }
        >
          <AudienceLine icon={<Lock />}>
            {name === null
              ? t`Each of them gets this question alone. Nobody else sees it or the answers.`
              : t`Only ${name} and you will see this question.`}
          </AudienceLine>
        </KeptForm>
      </Stack>
    </Card>
  );
}
