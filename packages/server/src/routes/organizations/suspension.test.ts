import { expect, test } from 'vitest';
import { addClause } from '../agreement/agreements.fixture.ts';
import { sendDocument } from '../documents/documents.fixture.ts';
import { say } from '../../testing/family.ts';
import { figure } from '../money/money.fixture.ts';
import { openNegotiation } from '../negotiation/negotiation.fixture.ts';
import { addTopic, offer } from '../negotiation/proposals.fixture.ts';
import { server } from '../../testing/server.ts';
import { propose, proposeAndConfirm } from '../sessions/sessions.fixture.ts';

const suspended = {
  code: 'conflict',
  message: 'This organization is suspended: everything can be read, and nothing changed. Ask an admin.',
};

async function suspend(orgId: string) {
  const admin = await server.person('admin');
  const { version } = (await admin.api.getOrganization({ orgId })).organization;
  await admin.api.updateOrganization({ orgId, suspended: true, version });
  return () => admin.api.updateOrganization({ orgId, suspended: false, version: version + 1 });
}

test('a person of a suspended organization changes nothing in its cases, reads them, and goes on once it is lifted', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, b, caseId, together, participantOfA, participantOfB, participantOfLawyerB } = family;
  const topic = await addTopic(family);
  const held = await propose(family);
  const upload = await sendDocument(a, caseId);
  const uploadId = upload.id;
  const comment = { page: 1, audience: 'mediator' as const, text: 'Is this the last one?' };
  const { id: commentId } = (await a.api.addDocumentComment({ uploadId, ...comment })).comment;
  const { requirements } = await a.api.listRequirements({ caseId });
  const { id: requirementId, version } = requirements[0]!;
  const { case: before } = await mediator.api.getCase({ caseId });
  const message = await say(a, together);
  const lift = await suspend(before.organization_id);

  const changes = [
    () => say(a, together),
    () => mediator.api.updateCase({ caseId, title: 'Another', version: before.version }),
    () => mediator.api.closeCase({ caseId, reason: 'withdrawn', version: before.version }),
    () => mediator.api.addNote({ caseId, text: 'Done.' }),
    () => mediator.api.addRequirement({ caseId, participant_id: participantOfA.id, label: 'Letter' }),
    () => a.api.updateRequirement({ caseId, requirementId, version, state: 'not_applicable', na_reason: 'None.' }),
    () => sendDocument(a, caseId),
    () => a.api.removeUpload({ uploadId }),
    () => a.api.deleteDocumentComment({ uploadId, commentId }),
    () => a.api.redactMessage({ messageId: message.id, reason: 'mistake' }),
    () => b.api.confirmLawyer({ caseId, participantId: participantOfLawyerB.id }),
    () => mediator.api.removeParticipant({ participantId: participantOfB.id, reason: 'replaced' }),
    () => mediator.api.removeParticipant({ participantId: participantOfB.id }),
    () => a.api.askMediator({ caseId, kind: 'pause' }),
    () => propose(family),
    () => b.api.answerSlots({ sessionId: held.id, answers: [{ slot_id: held.slots[0]!.id, answer: 'yes' }] }),
    () => addTopic(family, 'Holidays'),
    () => offer(a, topic.id),
    () => addClause(family),
    () => a.api.addFigure({ caseId, ...figure() }),
  ];
  for (const change of changes) await expect(change()).rejects.toMatchObject(suspended);
  const asSuspended = { case: { ...before, is_suspended: true } };
  for (const { api } of [mediator, a, b]) expect((await api.getCase({ caseId })).case.is_suspended).toBe(true);
  expect(await mediator.api.getCase({ caseId })).toEqual(asSuspended);
  expect((await a.api.getMyCase({})).case).toMatchObject({ is_suspended: true });
  expect((await a.api.listCases({})).cases).toMatchObject([{ is_suspended: true }]);
  for (const { api } of [mediator, a, b])
    expect((await api.listMessages({ channelId: together })).messages).toMatchObject([{ id: message.id }]);
  expect(await a.api.listCaseUploads({ caseId })).toMatchObject({ uploads: [{ id: uploadId }] });
  expect(await a.api.listDocumentComments({ uploadId })).toMatchObject({ comments: [{ id: commentId }] });

  await lift();
  expect(await mediator.api.getCase({ caseId })).toEqual({ case: before });
  await say(a, together);
});

test('a party of a suspended organization still says that they are in danger, and a mediator cancels a session', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, caseId } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family);
  await suspend((await mediator.api.getCase({ caseId })).case.organization_id);
  const move = mediator.api.updateSession({ sessionId, minutes: 90, version });
  await expect(move).rejects.toMatchObject(suspended);
  expect(await a.api.askMediator({ caseId, kind: 'safety_concern' })).toMatchObject({ request: { user_id: a.id } });
  await mediator.api.cancelSession({ sessionId, reason: 'The office is closed.', version });
  expect(await a.api.getSession({ sessionId })).toMatchObject({ session: { status: 'cancelled' } });
});

test('a party of a suspended organization still refuses a lawyer, and a mediator takes out who leaves or is a danger', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, b, caseId, participantOfA, participantOfB, participantOfLawyerB } = family;
  await suspend((await mediator.api.getCase({ caseId })).case.organization_id);
  await b.api.refuseLawyer({ caseId, participantId: participantOfLawyerB.id });
  await mediator.api.removeParticipant({ participantId: participantOfB.id, reason: 'left' });
  await mediator.api.removeParticipant({ participantId: participantOfA.id, reason: 'safety' });
  const { participants } = await mediator.api.listParticipants({ caseId });
  expect(
    participants
      .filter(({ status }) => status === 'active')
      .map(({ role }) => role)
      .toSorted(),
  ).toEqual(['lawyer', 'mediator']);
  for (const { api } of [a, b]) await expect(api.getCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  const bringBack = mediator.api.activateParticipant({ participantId: participantOfB.id });
  await expect(bringBack).rejects.toMatchObject(suspended);
});

test('an admin still changes the settings and the name of a suspended organization, and a mediator their contacts', async () => {
  const orgId = await server.organization();
  const mediator = await server.person('mediator', { organization: orgId });
  const admin = await server.person('admin');
  await suspend(orgId);
  const { version } = (await admin.api.getOrganizationSettings({ orgId })).settings;
  await admin.api.updateOrganizationSettings({ orgId, version, idle_minutes: 10 });
  const { organization } = await admin.api.getOrganization({ orgId });
  await admin.api.updateBranding({ orgId, version: organization.version, displayName: 'Closed for now' });
  const safe = { channels: [], hours: '', voicemail: false, neutral: true, code_word: '' };
  const contact = { name: 'Ada Reyes', email: null, phone: null, note: 'Call her at work.', safe_contact: safe };
  expect(await mediator.api.addContact(contact)).toMatchObject({ contact: { note: 'Call her at work.' } });
});

/** The tables of a case without a guard of their own, by the reason. */
const others = {
  'written only by functions that lock an open case': [
    'case_money',
    'figures',
    'figure_questions',
    'money_statements',
    'topics',
    'proposals',
    'proposal_answers',
    'lawyer_rounds',
    'lawyer_round_members',
    'clause_comments',
    'reality_checks',
    'settlements',
    'signing_progress',
    'signing_questions',
    'terms_signatures',
  ],
  'written only by functions that refuse it there, also after a closing': ['case_fees', 'invoices', 'time_entries'],
  'written with a table that has one': ['handover_notes', 'session_attendees', 'upload_review_notes'],
  'written by the system': ['case_events', 'notifications'],
  'for safety, or one’s own': ['invitation_concerns', 'ai_chat_history', 'delivery_preferences'],
  'of admins': ['legal_holds', 'case_openings'],
  'of an office, before a case': ['enquiries'],
};

test('every table of a case refuses what is new in a suspended organization, or says why not', async () => {
  const unguarded = await server.owner<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'case_id' and t.table_type = 'BASE TABLE' and not exists (
      select from pg_trigger join pg_proc f on f.oid = tgfoid
      where tgrelid = ('public.' || c.table_name)::regclass and f.proname in ('refuse_when_closed', 'refuse_when_suspended'))
    order by 1`;
  expect(unguarded.map(({ name }) => name)).toEqual(Object.values(others).flat().toSorted());
});
