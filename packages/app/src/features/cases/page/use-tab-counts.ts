import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getNegotiation, listParticipants } from '@mediation/api-client';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { waitingFor } from '../../../shared/cases/actions/open-proposals.ts';

/** What waits for the reader in the parts of a case. */
export function useTabCounts(caseId: string) {
  const { t } = useLingui();
  const { id: userId, role } = useUser();
  const negotiation = useEndpoint(getNegotiation, { caseId }, { enabled: role !== 'admin' });
  const people = useEndpoint(listParticipants, { caseId });
  if (negotiation.data === undefined || people.data === undefined) return {};
  const { participants } = people.data;
  const me = participants.find((it) => it.user_id === userId && it.status === 'active');
  const { proposals, questions } = waitingFor(negotiation.data, participants, me);
  const count = proposals.length + questions.length;
  const label =
    me?.role === 'lawyer'
      ? t`${plural(count, { one: '# waits for your client', other: '# wait for your client' })}`
      : t`${plural(count, { one: '# waits for you', other: '# wait for you' })}`;
  return { proposals: { count, label } };
}
