import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, limits, listCaseRequests, type Participant } from '@mediation/api-client';
import { Notice, Stack } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { caseTab } from '../../../../case-paths.ts';
import { firstName } from '../../../../words/names/people-names.ts';

export interface WaitingWordsProps {
  version: AgreementVersion;
  parties: readonly Participant[];
}

/** What parties asked of the mediator alone about this version, as long as it waits. */
export function WaitingWords({ version: { case_id: caseId, id }, parties }: WaitingWordsProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(listCaseRequests, { caseId, limit: limits.pageMax });
  const waiting = (data?.requests ?? []).filter((it) => it.version_id === id && it.handled_at === null);
  if (waiting.length === 0) return null;
  return (
    <Stack gap="small">
      {waiting.map((request) => {
        const party = parties.find(({ user_id }) => user_id === request.user_id);
        const who = party ? firstName(party.name) : t`A party`;
        return (
          <Notice
            key={request.id}
            tone="warning"
            action={<Link to={caseTab(caseId, 'safety')}>{t`Read and answer`}</Link>}
          >
            {request.kind === 'pause'
              ? t`${who} asks for more time before signing.`
              : request.signature_id !== null
                ? t`${who} says that the signature on paper in their name is not right. It does not count until you have dealt with it.`
                : t`${who} asks for a private word. Their signing is paused until you have dealt with it.`}
          </Notice>
        );
      })}
    </Stack>
  );
}
