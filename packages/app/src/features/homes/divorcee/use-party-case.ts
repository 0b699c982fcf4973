import {
  type CaseListItem,
  getCaseStep,
  getIntake,
  getNegotiation,
  limits,
  listCaseRequests,
  listCaseSessions,
  listConversations,
  listDuties,
  listInvoices,
  listParticipants,
  listRequirements,
  listUnsignedVersions,
} from '@mediation/api-client';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { lawyerToConfirm } from '../../../shared/cases/actions/lawyer-to-confirm.ts';
import { countAsked, firstAsked, refusedTopics } from '../../../shared/cases/actions/open-proposals.ts';
import { useAskedConsent } from '../../../shared/cases/use-asked-consent.ts';
import { isGoingOn } from '../../../shared/cases/writable-case.ts';
import { ownDuties } from '../../../shared/duties/own-duties.ts';
import { useTermsToSign } from '../../../shared/signing/use-terms-to-sign.ts';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { isBegun } from './is-begun.ts';

/** How many requests to the mediator are read for the newest one that may be shown. */
export const shownRequests = 10;

/** What is read of a party's own case, and the facts from which their next step follows. */
export function usePartyCase(mediationCase: CaseListItem, now: number) {
  const { id: me } = useUser();
  const caseId = mediationCase.id;
  const people = useEndpoint(listParticipants, { caseId });
  const progress = useEndpoint(getCaseStep, { caseId });
  const requirements = useEndpoint(listRequirements, { caseId, limit: limits.pageMax });
  const sessions = useEndpoint(listCaseSessions, { caseId });
  const intake = useEndpoint(getIntake, { caseId });
  const negotiation = useEndpoint(getNegotiation, { caseId });
  const unsigned = useEndpoint(listUnsignedVersions, { caseId });
  const duties = useEndpoint(listDuties, { caseId });
  // For the cards of the home, which show them together with the rest.
  useEndpoint(listConversations, { caseId });
  useEndpoint(listCaseRequests, { caseId, limit: shownRequests });
  useEndpoint(listInvoices, { caseId });

  const participants = people.data?.participants ?? [];
  const participant = participants.find(({ user_id, status }) => user_id === me && status === 'active');
  const participantId = participant?.id;
  const lawyer = lawyerToConfirm(participants, me);
  const hasTermsToSign = useTermsToSign(caseId);
  const askedConsent = useAskedConsent(caseId);
  const reading = combineReadings({ people, progress, requirements, sessions, intake, negotiation, unsigned });
  const facts = reading.data && {
    case: mediationCase,
    hasBegun: reading.data.intake.intake !== null && isBegun(reading.data.intake.intake),
    progress: reading.data.progress,
    requirements: reading.data.requirements.requirements,
    sessions: reading.data.sessions.sessions,
    intake: reading.data.intake.intake,
    firstAsked: firstAsked(reading.data.negotiation, participants, participant),
    asked: countAsked(reading.data.negotiation, participants, participant),
    refused: refusedTopics(reading.data.negotiation, participant, now),
    participantId,
    unsigned: reading.data.unsigned.versions,
    signed: reading.data.unsigned.signed,
    duties: ownDuties(duties.data?.duties ?? [], participant),
    lawyer,
    hasTermsToSign: isGoingOn(mediationCase) && hasTermsToSign,
    isAskedAboutAi: isGoingOn(mediationCase) && askedConsent !== undefined,
  };
  return { participants, participantId, lawyer, progress, requirements, sessions, unsigned, reading, facts };
}
