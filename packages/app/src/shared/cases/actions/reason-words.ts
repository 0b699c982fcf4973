import { plural, t } from '@lingui/core/macro';
import type { CaseReason, ReasonKind } from '@mediation/api-client';
import { caseTab } from '../../../case-paths.ts';
import { panels } from '../../../panel-paths.ts';
import { paths } from '../../../paths.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { commentIn } from '../comment-place.ts';
import { saidMissingIn } from '../../documents/requirement-place.ts';

const day = 24 * 3_600_000;

/** Why a case needs its mediator, in a few words that give nothing away to somebody who looks over a shoulder. */
export function reasonText({ kind, count, since }: CaseReason): string {
  const oldest = relativeTime(since);
  const days = Math.floor((Date.now() - Date.parse(since)) / day);
  const texts: Record<ReasonKind, () => string> = {
    safety_concern: () => t`Somebody has to hear from you first`,
    safety_answer: () => t`Somebody has to hear from you alone`,
    risk: () => t`Messages that may need you`,
    private_conversation: () => t`Asks for a private conversation · ${oldest}`,
    pause: () => t`Asks for a pause · ${oldest}`,
    private_messages: () =>
      t`${plural(count, { one: '# private message', other: '# private messages' })} not read · ${oldest}`,
    held_messages: () =>
      t`${plural(count, { one: '# message waits for you to deliver it', other: '# messages wait for you to deliver them' })} · ${oldest}`,
    intake: () => t`${plural(count, { one: '# intake', other: '# intakes' })} to read · ${oldest}`,
    documents: () => t`${plural(count, { one: '# document', other: '# documents' })} to review · ${oldest}`,
    no_documents: () =>
      t`${plural(count, { one: '# document is said to be missing', other: '# documents are said to be missing' })} · ${oldest}`,
    move_request: () => t`Asks to move a session · ${oldest}`,
    no_time: () => t`No offered time suits · ${oldest}`,
    no_link: () =>
      t`${plural(count, { one: 'A video session has no link yet', other: '# video sessions have no link yet' })}`,
    review: () => t`All documents are settled. Complete your review`,
    messages: () => t`${plural(count, { one: '# message', other: '# messages' })} not read`,
    no_session: () => t`No session is offered or planned`,
    quiet: () =>
      t`${plural(days, { one: 'Nothing has happened for # day', other: 'Nothing has happened for # days' })}`,
    clause_comments: () =>
      t`${plural(count, { one: '# comment on the agreement to answer', other: '# comments on the agreement to answer' })} · ${oldest}`,
    review_due: () =>
      t`${plural(count, { one: 'A review of the agreement is due', other: '# reviews of the agreement are due' })} · ${oldest}`,
    signed: () => t`Everything is signed. Close the case when nothing is left to do`,
    signature: () => t`${plural(count, { one: 'A new signature', other: '# new signatures' })} · ${oldest}`,
    uninvited: () => t`${plural(count, { one: 'One party is not invited', other: '# parties are not invited' })}`,
  };
  return texts[kind]();
}

interface Action {
  label: string;
  to: string | { search: string };
}

/** The one thing to do about it: what it is called, and where it is done. */
export function reasonAction(reason: Pick<CaseReason, 'kind' | 'session_id' | 'comment'>, caseId: string): Action {
  const { kind, session_id: sessionId, comment } = reason;
  const readRequest = () => ({ label: t`Read request`, to: caseTab(caseId, 'safety') });
  const toAgreement = (label: string) => () => ({ label, to: caseTab(caseId, 'agreement') });
  const openChat = () => ({ label: t`Open chat`, to: panels.chat(caseId) });
  const actions: Record<ReasonKind, () => Action> = {
    safety_concern: readRequest,
    safety_answer: () => ({ label: t`Read answers`, to: caseTab(caseId, 'safety') }),
    private_conversation: readRequest,
    pause: readRequest,
    risk: openChat,
    private_messages: () => ({ label: t`Read messages`, to: caseTab(caseId, 'messages') }),
    held_messages: () => ({ label: t`Read and deliver`, to: `${paths.case(caseId)}#held` }),
    messages: openChat,
    intake: () => ({ label: t`Read intake`, to: `${paths.intake()}?case=${caseId}` }),
    documents: () => ({
      label: t({ context: 'action', message: 'Review' }),
      to: `${paths.mediatorReview()}?case=${caseId}`,
    }),
    no_documents: () => ({ label: t`Read the reason`, to: saidMissingIn(caseId) }),
    move_request: () => ({
      label: t`Answer`,
      to: sessionId === null ? caseTab(caseId, 'sessions') : `${paths.session(sessionId)}#asked-to-move`,
    }),
    no_time: () => ({
      label: t`Offer other times`,
      to: sessionId === null ? caseTab(caseId, 'sessions') : `${paths.mediatorOffer()}?session=${sessionId}`,
    }),
    no_link: () => ({ label: t`Add the link`, to: caseTab(caseId, 'sessions') }),
    review: () => ({ label: t`Complete review`, to: `${paths.case(caseId)}#next-step` }),
    no_session: () => ({ label: t`Offer times`, to: `${paths.mediatorOffer()}?case=${caseId}` }),
    clause_comments: () => ({
      label: t`Read comments`,
      to: comment === null ? caseTab(caseId, 'agreement') : commentIn(caseId, comment),
    }),
    review_due: toAgreement(t`Open agreement`),
    signature: toAgreement(t`See who signed`),
    signed: () => ({ label: t`Close the case`, to: `${paths.case(caseId)}#status` }),
    quiet: () => ({ label: t`Send reminder`, to: paths.mediatorProgress(caseId) }),
    uninvited: () => ({ label: t`Invite`, to: caseTab(caseId, 'people') }),
  };
  return actions[kind]();
}
