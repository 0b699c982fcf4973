import { paths } from './paths.ts';

/** The tabs of a case, as the address names them. */
export type CaseTab =
  | 'overview'
  | 'people'
  | 'messages'
  | 'documents'
  | 'sessions'
  | 'proposals'
  | 'agreement'
  | 'activity'
  | 'notes'
  | 'safety';

/** A tab of a case. */
export const caseTab = (caseId: string, tab: CaseTab) => `${paths.caseFile(caseId)}?tab=${tab}`;

/** Where the mediator offers times in a case. */
export const offerIn = (caseId: string) => `${paths.mediatorOffer()}?case=${caseId}`;

/** A topic of a case with its proposals. */
export const caseTopic = (caseId: string, topicId: string) => `${caseTab(caseId, 'proposals')}&topic=${topicId}`;
