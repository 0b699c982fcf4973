import { useLingui } from '@lingui/react/macro';
import { type CaseRequest, listCaseRequests, type MediationSession } from '@mediation/api-client';
import { AudienceLine, Notice, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { sessionTime } from '../../../words/times/relative-time.ts';

export interface SaidConcernsProps {
  session: MediationSession;
  /** First name. */
  mediator: string;
}

/** When the reader said that a session feels unsafe, and what the mediator did. Renders nothing before. */
export function SaidConcerns({ session, mediator }: SaidConcernsProps) {
  const { id: me } = useUser();
  const { data } = useEndpoint(listCaseRequests, { caseId: session.case_id });
  const said = data?.requests.filter(({ session_id, user_id }) => session_id === session.id && user_id === me) ?? [];
  return (
    <div aria-live="polite">
      {said.length > 0 && (
        <Stack gap="small">
          {said.map((concern) => (
            <Said key={concern.id} concern={concern} mediator={mediator} />
          ))}
        </Stack>
      )}
    </div>
  );
}

function Said({ concern, mediator }: { concern: CaseRequest; mediator: string }) {
  const { t } = useLingui();
  const { role } = useUser();
  const { created_at, handled_at, answer } = concern;
  return (
    <Notice>
      <Stack gap="small">
        <Text weight="strong">
          {role === 'lawyer'
            ? t`You told ${mediator} that this session is not safe, on ${sessionTime(created_at, null)}.`
            : t`You told ${mediator} that you feel unsafe, on ${sessionTime(created_at, null)}.`}
        </Text>
        <Text>
          {handled_at === null
            ? sentence(t`${mediator} was told at once and has not answered yet.`)
            : sentence(t`${mediator} dealt with it on ${sessionTime(handled_at, null)}.`)}
        </Text>
        {answer !== null && <Text>{sentence(t`${mediator} wrote to you: “${answer}”`)}</Text>}
        <AudienceLine short icon={<Lock />}>{t`Only you and ${mediator} read this.`}</AudienceLine>
      </Stack>
    </Notice>
  );
}
