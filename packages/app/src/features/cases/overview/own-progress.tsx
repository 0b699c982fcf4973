import { useLingui } from '@lingui/react/macro';
import {
  type Case,
  type Participant,
  getCaseStep,
  getIntake,
  getNegotiation,
  limits,
  listCaseSessions,
  listDuties,
  listRequirements,
  listUnsignedVersions,
} from '@mediation/api-client';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { countAsked, refusedTopics } from '../../../shared/cases/actions/open-proposals.ts';
import { lawyerToConfirm } from '../../../shared/cases/actions/lawyer-to-confirm.ts';
import { OwnProgressCard } from '../../../shared/cases/actions/own-progress-card.tsx';
import { useAskedConsent } from '../../../shared/cases/use-asked-consent.ts';
import { ownDuties } from '../../../shared/duties/own-duties.ts';
import { useTermsToSign } from '../../../shared/signing/use-terms-to-sign.ts';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { firstName } from '../../../words/names/people-names.ts';

export interface OwnProgressProps {
  mediationCase: Pick<Case, 'id' | 'status'>;
  participants: Participant[];
}

/** For a party: their own progress in a case that is not closed. */
export function OwnProgress({ mediationCase: { id: caseId, status }, participants }: OwnProgressProps) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const progress = useEndpoint(getCaseStep, { caseId }, {});
  const requirements = useEndpoint(listRequirements, { caseId, limit: limits.pageMax });
  const sessions = useEndpoint(listCaseSessions, { caseId });
  const intake = useEndpoint(getIntake, { caseId });
  const unsigned = useEndpoint(listUnsignedVersions, { caseId });
  const negotiation = useEndpoint(getNegotiation, { caseId });
  const duties = useEndpoint(listDuties, { caseId });
  const hasTermsToSign = useTermsToSign(caseId);
  const askedConsent = useAskedConsent(caseId);
  const reading = combineReadings({ progress, requirements, sessions, intake, negotiation, unsigned });
  const own = participants.find(({ user_id, status }) => user_id === me && status === 'active');
  const nameOf = (fallback: string, is: (person: Participant) => boolean) => {
    const found = participants.find((it) => it.status !== 'removed' && it.status !== 'declined' && is(it));
    return found === undefined ? fallback : firstName(found.name);
  };
  return (
    <OwnProgressCard
      caseId={caseId}
      mediator={nameOf(t`your mediator`, ({ role }) => role === 'mediator')}
      other={nameOf(t`the other person`, ({ role, user_id }) => role === 'divorcee' && user_id !== me)}
      reading={{
        ...reading,
        data: reading.data && {
          progress: reading.data.progress,
          requirements: reading.data.requirements.requirements,
          sessions: reading.data.sessions.sessions,
          intake: reading.data.intake.intake,
          participantId: own?.id,
          hasTermsToSign,
          asked: countAsked(reading.data.negotiation, participants, own),
          refused: refusedTopics(reading.data.negotiation, own),
          unsigned: reading.data.unsigned.versions,
          signed: reading.data.unsigned.signed,
          duties: ownDuties(duties.data?.duties ?? [], own),
          lawyer: lawyerToConfirm(participants, me),
          isAskedAboutAi: status === 'open' && askedConsent !== undefined,
          people: participants,
        },
      }}
    />
  );
}
