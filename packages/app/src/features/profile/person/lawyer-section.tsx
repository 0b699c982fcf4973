import { useLingui } from '@lingui/react/macro';
import { type Participant, getMyCase, listParticipants } from '@mediation/api-client';
import { AudienceLine, Badge, Row, Text } from '@mediation/ui';
import { Check } from 'lucide-react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { shortDate } from '../../../words/times/relative-time.ts';
import { LawyerQuestion } from '../../../shared/people/lawyer-question.tsx';
import { ProfileSection } from '../profile-section.tsx';

/** The lawyer of a party, and whether the party has confirmed them. Renders nothing without a lawyer. */
export function LawyerSection() {
  const { t } = useLingui();
  const mediationCase = useEndpoint(getMyCase, {}).data?.case;
  const caseId = mediationCase?.id;
  const { id: me } = useUser();
  const { data } = useEndpoint(listParticipants, { caseId: caseId ?? '' }, { enabled: caseId !== undefined });
  const people = data?.participants ?? [];
  const own = people.find((it) => it.user_id === me && it.status === 'active');
  const lawyers = people.filter((it) => it.status === 'active' && own && it.represents_participant_id === own.id);
  if (lawyers.length === 0) return null;
  return (
    <ProfileSection title={t`Your lawyer`}>
      {lawyers.map((lawyer) => (
        <Lawyer key={lawyer.id} lawyer={lawyer} isSuspended={mediationCase?.is_suspended ?? false} />
      ))}
      <AudienceLine audience="lawyer">
        {t`A lawyer whom you confirmed reads and writes in your private channel. If somebody is here by mistake, tell your mediator.`}
      </AudienceLine>
    </ProfileSection>
  );
}

function Lawyer({ lawyer, isSuspended }: { lawyer: Participant; isSuspended: boolean }) {
  const { t } = useLingui();
  const since = lawyer.confirmed_by_client_at;
  return (
    <Row wrap justify="between">
      <Text weight="strong">{lawyer.name}</Text>
      {since === null ? (
        <LawyerQuestion lawyer={lawyer} isSuspended={isSuspended} />
      ) : (
        <Badge tone="success" icon={<Check />}>
          {t`Confirmed by you, ${shortDate(since)}`}
        </Badge>
      )}
    </Row>
  );
}
