import { useLingui } from '@lingui/react/macro';
import {
  type Case,
  type Intake,
  listCaseSessions,
  listScreenings,
  type MediationSession,
  type Participant,
  type ScreeningDecision,
} from '@mediation/api-client';
import { AudienceLine, Button, Card, Heading, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useWhole } from '../../../backend/use-pages.ts';
import { useReveal } from '../../../browser/use-reveal.ts';
import { isWritable } from '../../../shared/cases/writable-case.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { OpenMeetings } from '../../../shared/sessions/open-meetings.tsx';
import { ScreeningDialog } from './screening-dialog.tsx';
import { ScreeningHistory } from './screening-history.tsx';
import { answeredSafety } from './screening-words.ts';

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;

export interface ScreeningCardProps {
  mediationCase: Case;
  people: readonly Participant[];
  intakes: readonly Intake[];
}

/** For the mediator: what they decided about each party before the first session, and the next decision. */
export function ScreeningCard({ mediationCase, people, intakes }: ScreeningCardProps) {
  const { t } = useLingui();
  const reveal = useReveal('screening');
  const query = useEndpoint(listScreenings, { caseId: mediationCase.id });
  const sessions = useWhole(listCaseSessions, { caseId: mediationCase.id }, sessionsOf);
  const parties = people.filter(({ role, status }) => role === 'divorcee' && status === 'active');
  return (
    <Card ref={reveal} tabIndex={-1} aria-labelledby="screening-title">
      <Stack gap="large">
        <Stack gap="tiny">
          <Card.Title id="screening-title">{t`Before the first session`}</Card.Title>
          <Text size="small" tone="soft">
            {t`Decide for each party after reading their private answers and a talk with them alone. The first session of both waits for it.`}
          </Text>
        </Stack>
        <OpenMeetings sessions={sessions.data ?? []} />
        <Loaded query={query} loadingLabel={t`Loading`} fallback={t`Failed to load the decisions`}>
          {({ decisions }) =>
            parties.length === 0 ? (
              <Text>{t`No party has joined yet.`}</Text>
            ) : (
              parties.map((party) => (
                <PartyScreening
                  key={party.id}
                  party={party}
                  mediationCase={mediationCase}
                  intake={intakes.find(({ user_id }) => user_id === party.user_id)}
                  decisions={decisions.filter(({ participant_id }) => participant_id === party.id)}
                />
              ))
            )
          }
        </Loaded>
        <AudienceLine short icon={<Lock />}>
          {t`Only mediators of this case read this: no party, no lawyer and no admin.`}
        </AudienceLine>
      </Stack>
    </Card>
  );
}

interface PartyScreeningProps {
  party: Participant;
  mediationCase: Case;
  intake: Intake | undefined;
  decisions: readonly ScreeningDecision[];
}

function PartyScreening({ party, mediationCase, intake, decisions }: PartyScreeningProps) {
  const { t, i18n } = useLingui();
  const [isDeciding, setDeciding] = useState(false);
  const { name } = party;
  return (
    <Stack gap="small" ruled>
      <Heading level={3}>{name}</Heading>
      <Text size="small" tone="soft">
        {i18n._(answeredSafety(intake))}
      </Text>
      {decisions.length === 0 && <Text>{t`Nothing is decided yet.`}</Text>}
      <ScreeningHistory decisions={decisions} />
      {isWritable(mediationCase) && (
        <div>
          <Button
            tone="secondary"
            size="small"
            aria-label={t`Record a decision about ${name}`}
            onClick={() => setDeciding(true)}
          >
            {t`Record a decision`}
          </Button>
        </div>
      )}
      {isDeciding && <ScreeningDialog party={party} onClose={() => setDeciding(false)} />}
    </Stack>
  );
}
