import { useLingui } from '@lingui/react/macro';
import type { Participant } from '@mediation/api-client';
import { Avatar, Badge, List, Row, Stack, Text } from '@mediation/ui';
import { CircleX } from 'lucide-react';
import { useUser } from '../../../auth/session-provider.tsx';
import { ParticipantBadge } from '../../../shared/badges/participant-badge.tsx';
import { LawyerQuestion } from '../../../shared/people/lawyer-question.tsx';
import { shortDate } from '../../../words/times/relative-time.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import type { CaseState } from '../../../shared/cases/writable-case.ts';
import type { InviteStart } from '../invite-dialog.tsx';
import { PersonActions } from './person-actions.tsx';

export interface PersonRowProps {
  person: Participant;
  participants: Participant[];
  mediationCase: CaseState;
  onInvite: (start: InviteStart) => void;
}

/** One person of a case: their role, whose lawyer they are, whether they joined, and what can be done about it. */
export function PersonRow({ person, participants, mediationCase, onInvite }: PersonRowProps) {
  const { t, i18n } = useLingui();
  const { id: me, role } = useUser();
  const client = participants.find(({ id }) => id === person.represents_participant_id);
  const isMine = client !== undefined && client.user_id === me;
  const waitsForMe = isMine && person.status === 'active' && person.confirmed_by_client_at === null;
  const isClosed = mediationCase.status === 'closed';
  const isSuspended = mediationCase.is_suspended;
  const what = client === undefined ? i18n._(roleNames[person.role]) : t`Lawyer of ${client.name}`;
  return (
    <List.Row
      end={
        role === 'mediator' &&
        person.role !== 'mediator' &&
        !isClosed && <PersonActions person={person} isSuspended={isSuspended} onInvite={onInvite} />
      }
    >
      <Stack gap="small" grow>
        <Row wrap gap="small">
          <Avatar name={person.name} tone={toneOf(person)} size="small" />
          <Stack gap="none">
            <Text weight="strong">{person.name}</Text>
            <Text size="small" tone="soft">
              {what}
            </Text>
          </Stack>
          <StateOf person={person} />
        </Row>
        {waitsForMe && !isClosed && <LawyerQuestion lawyer={person} isSuspended={isSuspended} />}
      </Stack>
    </List.Row>
  );
}

const toneOf = ({ side }: Participant) => (side === 'neutral' ? 'neutral' : side === 'A' ? 'a' : 'b');

/** Since when they are there; or why they are not, or not yet. */
function StateOf({ person }: { person: Participant }) {
  const { t } = useLingui();
  const { status, role, joined_at, confirmed_by_client_at } = person;
  if (status === 'declined') return <Badge icon={<CircleX />}>{t`Declined`}</Badge>;
  if (status === 'removed') return <Badge icon={<CircleX />}>{t`Left`}</Badge>;
  if (status === 'invited' || joined_at === null || (role === 'lawyer' && confirmed_by_client_at === null))
    return <ParticipantBadge person={person} />;
  return (
    <Text asChild size="small" tone="soft">
      <span>{t`Joined ${shortDate(joined_at)}`}</span>
    </Text>
  );
}
