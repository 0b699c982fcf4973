import { useLingui } from '@lingui/react/macro';
import {
  type Case,
  type Intake,
  type Participant,
  getCaseStep,
  listIntakes,
  listPartyActivity,
} from '@mediation/api-client';
import { Button, Card, PersonPair, PersonPanel, Row } from '@mediation/ui';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { ParticipantBadge } from '../../../shared/badges/participant-badge.tsx';
import { caseTab, paths } from '../../../paths.ts';
import { documentCountText } from '../../../words/document-count.ts';
import { fullDate } from '../../../words/relative-time.ts';
import { participantsBySide, type SideParticipants } from '../participants-by-side.ts';

export interface PartiesCardProps {
  mediationCase: Pick<Case, 'id' | 'status'>;
  participants: Participant[];
}

/** The two parties side by side in equal width and weight. What is known of each is as much as the reader may know. */
export function PartiesCard({ mediationCase: { id: caseId, status }, participants }: PartiesCardProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const isMediator = role === 'mediator';
  const sides = participantsBySide(participants);
  const { data: progress } = useEndpoint(getCaseStep, { caseId }, {});
  const { data: activity } = useEndpoint(listPartyActivity, { caseId }, { enabled: isMediator });
  const { data: intakes } = useEndpoint(listIntakes, { caseId }, { enabled: isMediator });
  const mayInvite = isMediator && status !== 'closed';

  const factsOf = ({ party, lawyer }: SideParticipants) => {
    const documents = progress?.documents.filter((it) => it.participant_id === party?.id) ?? [];
    const lastActive = activity?.parties.find((it) => it.participant_id === party?.id)?.last_active_on;
    const prefers = wishesOf(intakes?.intakes.find(({ user_id }) => user_id !== null && user_id === party?.user_id));
    return [
      {
        term: t`Lawyer`,
        detail: lawyer === null ? t`None yet` : <Lawyer lawyer={lawyer} />,
      },
      ...(documents.length === 0 ? [] : [{ term: t`Documents`, detail: documentCountText(documents) }]),
      ...(lastActive == null ? [] : [{ term: t`Last active`, detail: fullDate(lastActive) }]),
      ...(prefers === undefined ? [] : [{ term: t`Prefers`, detail: prefers }]),
    ];
  };

  return (
    <Card flush aria-label={t`The two parties`}>
      <PersonPair>
        {(['A', 'B'] as const).map((side) => {
          const { party } = sides[side];
          return (
            <PersonPanel
              key={side}
              level={2}
              tone={side === 'A' ? 'a' : 'b'}
              name={party?.name ?? (side === 'A' ? t`First party` : t`Second party`)}
              role={t`Divorcee`}
              state={<ParticipantBadge person={party} />}
              facts={factsOf(sides[side])}
              action={
                party === null &&
                mayInvite && (
                  <Button asChild tone="quiet" size="small">
                    <Link to={caseTab(caseId, 'people')}>
                      <UserPlus />
                      {t`Invite`}
                    </Link>
                  </Button>
                )
              }
            />
          );
        })}
      </PersonPair>
      {isMediator && (
        <Card.Foot>
          <Link to={paths.mediatorProgress(caseId)}>{t`See progress and send reminders`}</Link>
        </Card.Foot>
      )}
    </Card>
  );
}

function Lawyer({ lawyer }: { lawyer: Participant }) {
  return (
    <Row wrap gap="small">
      <span>{lawyer.name}</span>
      {(lawyer.status !== 'active' || lawyer.confirmed_by_client_at === null) && <ParticipantBadge person={lawyer} />}
    </Row>
  );
}

/** When and how a party wants to meet, as their intake says it. */
function wishesOf(intake: Intake | undefined): string | undefined {
  const wish = intake?.preferences['sessions'];
  return typeof wish === 'string' && wish !== '' ? wish : undefined;
}
