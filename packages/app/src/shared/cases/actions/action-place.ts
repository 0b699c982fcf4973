import { caseTab, caseTopic } from '../../../case-paths.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { paths } from '../../../paths.ts';
import { requirementIn } from '../../documents/requirement-place.ts';
import { checkSignature } from '../../signing/own-papers.ts';
import type { PendingAction } from './pending-actions.ts';

/** The page on which an own action is done; undefined where there is none. `sessionId` is that of the times to answer. */
export function actionPlace(
  { what, version, paper, topic, duty, requirement, agreed }: PendingAction,
  caseId: string,
  sessionId: string | undefined,
): string | undefined {
  const intake = `${paths.intake()}?case=${caseId}`;
  const places: Partial<Record<PendingAction['what'], string | undefined>> = {
    intake,
    questions: intake,
    documents: paths.uploads(caseId),
    sent_back: requirement && requirementIn(caseId, requirement.id),
    agreed: agreed && paths.session(agreed.session.id),
    times: sessionId && paths.session(sessionId),
    proposals: caseTab(caseId, 'proposals'),
    refused: topic && caseTopic(caseId, topic.id),
    reality_checks: caseTab(caseId, 'proposals'),
    signatures_in:
      version === undefined
        ? paper && checkSignature(caseId, paper.document)
        : `${agreementPaths.sign(caseId)}?document=${version.document}`,
    duty: duty && `${agreementPaths.home(caseId)}?document=${duty.document}`,
    terms: paths.terms(caseId),
    ai_consent: paths.aiConsent(caseId),
    lawyer: caseTab(caseId, 'people'),
  };
  return places[what];
}
