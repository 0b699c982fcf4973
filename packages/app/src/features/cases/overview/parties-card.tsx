import { useLingui } from '@lingui/react/macro';
import {
  type Case,
  type Intake,
  type Participant,
  getCaseStep,
  listIntakes,
  listPartyActivity,
} from '@mediation/api-client';
import { Badge, Button, Card, IconButton, PersonPair, PersonPanel, Row } from '@mediation/ui';
import { MessageSquareLock, TriangleAlert, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { ParticipantBadge } from '../../../shared/badges/participant-badge.tsx';
import { useOver } from '../../../shared/layout/panel.ts';
import { caseTab } from '../../../case-paths.ts';
import { panels } from '../../../panel-paths.ts';
import { paths } from '../../../paths.ts';
import { documentCountText } from '../../../words/amounts/document-count.ts';
import { meetingWish } from '../../../words/names/meeting-wishes.ts';
import { fullDate } from '../../../words/times/relative-time.ts';
import { sideNamesInCase } from '../client-details.ts';
import { participantsBySide, type SideParticipants } from '../participants-by-side.ts';
import { type CaseState, isWritable } from '../../../shared/cases/writable-case.ts';

export interface PartiesCardProps {
  mediationCase: Pick<Case, 'id'> & CaseState;
  participants: Participant[];
}

/** The two parties side by side in equal width and weight. What is known of each is as much as the reader may know. */
export function PartiesCard({ mediationCase, participants }: PartiesCardProps) {
  const { id: caseId } = mediationCase;
  const { t } = useLingui();
  const { role } = useUser();
  const over = useOver();
  const isMediator = role === 'mediator';
  const sides = participantsBySide(participants);
  const names = sideNamesInCase(caseId, sides);
  const { data: progress } = useEndpoint(getCaseStep, { caseId }, {});
  const { data: activity } = useEndpoint(listPartyActivity, { caseId }, { enabled: isMediator });
  const { data: intakes } = useEndpoint(listIntakes, { caseId }, { enabled: isMediator });
  const isOpen = isMediator && isWritable(mediationCase);
  const wishes = useWishes(isMediator ? (intakes?.intakes ?? []) : []);

  const factsOf = ({ party, lawyer }: SideParticipants) => {
    const documents = progress?.documents.filter((it) => it.participant_id === party?.id) ?? [];
    const { last_active_on = null, is_stalled = false } =
      activity?.parties.find((it) => it.participant_id === party?.id) ?? {};
    return [
      {
        term: t`Lawyer`,
        detail: lawyer === null ? t`None yet` : <Lawyer lawyer={lawyer} />,
      },
      ...(isMediator || documents.length > 0
        ? [{ term: t`Documents`, detail: documents.length === 0 ? '–' : documentCountText(documents) }]
        : []),
      ...(isMediator
        ? [{ term: t`Last active`, detail: <LastActive on={last_active_on} isStalled={is_stalled} /> }]
        : []),
      ...(wishes.size > 0 ? [{ term: t`Prefers`, detail: wishes.get(party?.user_id ?? '') ?? '–' }] : []),
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
              name={names[side]}
              role={t`Divorcee`}
              state={<ParticipantBadge person={party} />}
              facts={factsOf(sides[side])}
              action={
                isOpen &&
                (party === null ? (
                  <Button asChild tone="quiet" size="small">
                    <Link to={caseTab(caseId, 'people')}>
                      <UserPlus />
                      {t`Invite`}
                    </Link>
                  </Button>
                ) : (
                  party.user_id !== null && (
                    <IconButton asChild label={t`Write to ${party.name} in private`}>
                      <Link to={over(panels.chat(caseId, party.user_id))}>
                        <MessageSquareLock />
                      </Link>
                    </IconButton>
                  )
                ))
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

function LastActive({ on, isStalled }: { on: string | null; isStalled: boolean }) {
  const { t } = useLingui();
  return (
    <Row wrap gap="small">
      <span>{on === null ? t`Not yet` : fullDate(on)}</span>
      {isStalled && <Badge tone="warning" icon={<TriangleAlert />}>{t`Nothing for a week`}</Badge>}
    </Row>
  );
}

/** How each party wants to meet, as their intake says it, by user id. */
function useWishes(intakes: Intake[]): Map<string, string> {
  const { i18n } = useLingui();
  return new Map(
    intakes.flatMap(({ user_id, preferences }) => {
      const wish = meetingWish(preferences['meeting']);
      return user_id === null || wish === undefined ? [] : [[user_id, i18n._(wish)]];
    }),
  );
}
