import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { AudienceLine, Card, Facts, Stack } from '@mediation/ui';
import { useId } from 'react';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import { sessionTime } from '../../../words/times/relative-time.ts';
import { refusedTimes } from './form/offer-draft.ts';

/** Which offered times parties refused, with what they wrote about the times. Renders nothing without any. */
export function RefusalsCard({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const id = useId();
  const refused = refusedTimes(session);
  const said = session.words.filter(({ about }) => about === 'times');
  if (refused.length === 0 && said.length === 0) return null;
  const nameOf = (participantId: string) =>
    session.attendees.find(({ participant_id }) => participant_id === participantId)?.name ??
    t`Somebody who no longer comes`;
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>{t`Why other times`}</Card.Title>
        <Facts
          facts={[
            ...said.map(({ participant_id: author, text }) => ({ term: nameOf(author), detail: t`“${text}”` })),
            ...refused.map(({ start, by }) => ({
              term: sessionTime(start, null),
              detail: t`Said no: ${listOf(by.map(({ name }) => firstName(name)))}`,
            })),
          ]}
        />
        <AudienceLine short audience="self">{t`Answered in private. Only you see this.`}</AudienceLine>
      </Stack>
    </Card>
  );
}
