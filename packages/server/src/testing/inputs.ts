import { addClause, clauseId as releasedClause } from '../routes/agreement/agreements.fixture.ts';
import { sendDocument, pdf } from '../routes/documents/documents.fixture.ts';
import { type Family, intakeOf, say } from './family.ts';
import { rateCard } from '../routes/money/fees/fees.fixture.ts';
import { addTopic, offer, terms } from '../routes/negotiation/proposals.fixture.ts';
import { recitalsOf } from '../routes/agreement/recitals/recitals.fixture.ts';
import { weekly } from '../routes/agreement/schedules.fixture.ts';
import { settlement } from '../routes/money/settlements.fixture.ts';
import { inHours, propose } from '../routes/sessions/sessions.fixture.ts';

/** One subject of each kind that calls refer to, by the field that names it. */
export type Subjects = Record<
  | 'caseRequestId'
  | 'clauseId'
  | 'commentId'
  | 'versionId'
  | 'figureId'
  | 'figureQuestionId'
  | 'draftId'
  | 'dutyId'
  | 'insightId'
  | 'intakeId'
  | 'invitationId'
  | 'invoiceId'
  | 'messageId'
  | 'noteId'
  | 'notificationId'
  | 'proposalId'
  | 'questionId'
  | 'realityCheckId'
  | 'requestId'
  | 'requirementId'
  | 'roundId'
  | 'sessionId'
  | 'settlementId'
  | 'slot_id'
  | 'templateId'
  | 'templateVersionId'
  | 'timeId'
  | 'topicId'
  | 'uploadId',
  string
>;

const none = () => crypto.randomUUID();

/** Subjects that do not exist. */
export const noSubjects = (): Subjects => ({
  clauseId: none(),
  commentId: none(),
  versionId: none(),
  caseRequestId: none(),
  figureId: none(),
  figureQuestionId: none(),
  invoiceId: none(),
  templateId: none(),
  templateVersionId: none(),
  timeId: none(),
  draftId: none(),
  dutyId: none(),
  insightId: none(),
  intakeId: none(),
  invitationId: none(),
  messageId: none(),
  noteId: none(),
  notificationId: none(),
  proposalId: none(),
  questionId: none(),
  realityCheckId: none(),
  requestId: none(),
  requirementId: none(),
  roundId: none(),
  sessionId: none(),
  settlementId: none(),
  slot_id: none(),
  topicId: none(),
  uploadId: none(),
});

/** The subjects of a family: those shared by the whole case, and those of the mediator and party A. */
export async function openSubjects(family: Family): Promise<Subjects> {
  const { a, mediator, caseId, together } = family;
  const { id: messageId } = await say(a, together);
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'everyone', file: statement });
  const { id: sessionId, slots } = await propose(family);
  const { note } = await mediator.api.addNote({ caseId, text: 'Ask about the pension.' });
  const [requirement] = (await a.api.listRequirements({ caseId })).requirements;
  const [intake] = (await mediator.api.listIntakes({ caseId })).intakes;
  const topic = await addTopic(family);
  await offer(mediator, topic.id);
  const { id: proposalId } = await offer(a, topic.id);
  const { id: clauseId } = await addClause(family);
  const [notification] = (await a.api.listNotifications()).notifications;
  return {
    ...noSubjects(),
    clauseId,
    messageId,
    uploadId,
    sessionId,
    slot_id: slots[0]!.id,
    noteId: note.id,
    requirementId: requirement!.id,
    intakeId: intake!.id,
    notificationId: notification!.id,
    topicId: topic.id,
    proposalId,
  };
}

const statement = new File([pdf('always the same')], 'Statement.pdf', { type: 'application/pdf' });

/** The input of each call, so that most calls succeed in this family. */
export function inputsOf(family: Family, subjects: Subjects): (call: string) => Record<string, unknown> {
  const { a, caseId, organization, participantOfA, participantOfLawyerB, together } = family;
  const common = {
    ...intakeOf(a),
    ...subjects,
    requirement_ids: [subjects.requirementId],
    email: 'newcomer@test.example',
    password: 'correct horse',
    name: 'Fay Newcomer',
    role: 'divorcee',
    caseId,
    case_id: caseId,
    channelId: together,
    participantId: participantOfLawyerB.id,
    participant_id: participantOfA.id,
    userId: a.id,
    owner_id: a.id,
    mediator_id: family.colleague.id,
    orgId: organization,
    calculator: 'gb-child-maintenance',
    values: { payer: 'A', income: 60_000, children: 1, other_children: 0, nights: 0, benefits: false },
    estimate: null,
    csv: 'income,1\n1000,200\n',
    valid_from: '2026-01-01',
    is_on: true,
    slug: 'test-mediation',
    token: 'x'.repeat(43),
    side: 'B',
    content: 'Good morning.',
    client_nonce: subjects.messageId,
    limit: 3,
    q: 'a',
    version: 1,
    reason: 'withdrawn',
    text: 'You always forget. Could you call me by Friday?',
    conversation_text: 'Watch your back.',
    message: 'You always forget.',
    question: 'What are the seven steps?',
    save: true,
    doc_type: 'tax_returns',
    audience: 'everyone',
    period_from: '2026-01-01',
    decision: 'reject',
    reject_code: 'unreadable',
    label: 'Letter of the landlord',
    na_reason: 'There is none.',
    questions: 'When did you move?',
    document: 'memorandum',
    heading: 'The home',
    plain_text: '',
    readers: 'everyone',
    open_points: [],
    tag: 'a',
    clause_id: releasedClause,
    with_annex: false,
    outcome: 'Taken in.',
    deadline_at: inHours(60),
    hash: 'a'.repeat(64),
    decides_freely: true,
    signable_at: inHours(95),
    signed_on: '2026-11-20',
    upload_id: subjects.uploadId,
    state: 'not_applicable',
    step: 'first_session',
    issues: [{ issue: 'home', state: 'agreed' }],
    safety: { answers: { afraid: false } },
    due_on: '2027-02-01',
    mode: 'video',
    time_zone: 'Europe/London',
    minutes: 60,
    agenda: ['Schools'],
    slots: [inHours(90)],
    attendees: [{ participant_id: participantOfA.id }],
    answers: [{ slot_id: subjects.slot_id, answer: 'yes' }],
    attendance: { [participantOfA.id]: 'present' },
    next_actions: [{ text: 'Send the valuation' }],
    documents: [subjects.uploadId],
    about: 'times',
    place: 0,
    is_done: true,
    is_joint: false,
    is_complete: true,
    shows_nights: true,
    category: 'owns',
    amount_minor: 1_485_000,
    as_of: '2026-11-01',
    evidence: null,
    currency: 'EUR',
    starts_at: inHours(95),
    issue: 'home',
    terms,
    participant_ids: [participantOfA.id],
    answer: 'My sister collects them.',
    preferences: { calls: true },
    children: [{ born: '2017-02' }],
    card: rateCard,
    session_id: null,
    on_day: '2026-11-17',
    what: 'A call',
    is_charged: true,
    share_a: 40,
    share_b: 60,
    band_up_to: null,
    ahead_a_minor: 0,
    ahead_b_minor: 0,
    expected_minor: 21_600,
    paid_on: '2026-11-20',
    year: 2026,
    file: statement,
    mapping: [],
    is_retired: true,
    only_unsaved: true,
  };
  const byCall: Record<string, Record<string, unknown>> = {
    addNote: { kind: 'joint' },
    addSettlement: { name: 'Sell in spring', content: settlement },
    updateSettlement: { name: 'Sell in spring', content: settlement },
    shareSettlement: { with: 'everyone' },
    updateNote: { kind: 'joint' },
    answerMoveRequest: { decision: 'accept' },
    approve: { decision: 'approve' },
    answerAiConsent: { answer: 'yes' },
    askMediator: { kind: 'pause' },
    changeCaseStatus: { status: 'on_hold' },
    completeSession: { status: 'completed' },
    createSession: { kind: 'joint' },
    updateSession: { kind: 'joint' },
    setCaseAssistance: { enabled: true },
    saveRecitals: { recitals: recitalsOf(family), is_confirmed: true },
    saveParentingSchedule: { schedule: weekly() },
    parentingCalendar: { side: 'A' },
    downloadAgreement: { format: 'pdf' },
    downloadInvoice: { language: 'en' },
    exportChannel: { format: 'json' },
    listMessagesAround: { message: subjects.messageId },
    searchMessages: { q: 'morning' },
    translateClause: { language: 'es' },
    translateProposal: { language: 'es' },
    updateTopic: { state: 'parked' },
    redactMessage: { reason: 'mistake' },
    saveProposalDraft: { parent_id: subjects.proposalId },
    updateNotificationPreferences: { types: {}, quiet_hours: null, wording: 'full' },
  };
  return (call) => ({ ...common, ...byCall[call] });
}
