import { expect, test } from 'vitest';
import { clauseId, home, insertVersion } from '../routes/agreement/agreements.fixture.ts';
import { sendDocument } from '../routes/documents/documents.fixture.ts';
import { duty, insertSigned } from '../routes/agreement/duties/duties.fixture.ts';
import { analyze } from '../testing/analyze.ts';
import { type Family, openFamily, say } from '../testing/family.ts';
import { type Subjects, inputsOf, noSubjects, openSubjects } from '../testing/inputs.ts';
import { confirmRecitals, recitalsOf } from '../routes/agreement/recitals/recitals.fixture.ts';
import { weekly } from '../routes/agreement/schedules.fixture.ts';
import { inHours, propose, withA } from '../routes/sessions/sessions.fixture.ts';
import { negotiationOf, offer, terms } from '../routes/negotiation/proposals.fixture.ts';
import { enter, figure } from '../routes/money/money.fixture.ts';
import { settlement } from '../routes/money/settlements.fixture.ts';
import { charge, send, setRates, share } from '../routes/money/fees/fees.fixture.ts';
import { calls, probe } from '../testing/probe.ts';
import { server } from '../testing/server.ts';
import { eventsIn, expectNoLeaks, listenIn, mailsIn, rowsIn } from './worlds.fixture.ts';

/** Those who must learn nothing: the other party, that party's lawyer, and another organization. */
const others = ['b', 'lawyerB', 'otherParty', 'outsider'] as const;

/** A family with two confirmed lawyers, with things that they share, and listeners as those who must learn nothing. */
async function openWorld() {
  await server.listen();
  const family = await openFamily(server);
  const { b, caseId, participantOfLawyerB } = family;
  await b.api.confirmLawyer({ caseId, participantId: participantOfLawyerB.id });
  const versionId = await insertVersion(server, family);
  await signNewTerms(family);
  await setRates(family);
  await charge(family);
  const [, ofB] = await send(family);
  const round = { caseId, versionId, deadline_at: inHours(48) };
  const { id: roundId } = (await family.mediator.api.openLawyerRound(round)).round;
  const { dutyId } = await insertSigned(server, family);
  const shared = { ...(await openSubjects(family)), versionId, roundId, dutyId, invoiceId: ofB!.id };
  return { family, shared, others, listeners: await listenIn(family, others) };
}

/** Terms that party A has signed, which everybody in the case may know. */
async function signNewTerms({ a, officeAdmin, organization: orgId, caseId }: Family) {
  const { draft } = (await officeAdmin.api.getOrganizationTerms({ orgId })).terms;
  await officeAdmin.api.saveOrganizationTerms({ orgId, draft, version: 0 });
  await officeAdmin.api.publishOrganizationTerms({ orgId, version: 1 });
  const { terms } = await a.api.getCaseTerms({ caseId });
  await a.api.signTerms({ caseId, hash: terms!.hash, name: a.name, language: 'en' });
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** All that party A and A's lawyer can tell the mediator, or keep to themselves, without telling the others. */
async function shareInPrivate(family: Family, shared: Subjects): Promise<Subjects> {
  const { a, admin, lawyerA, mediator, caseId, privateA } = family;
  await a.api.setDelivery({ caseId, hours: { from: '17:00', to: '17:30' }, holds_from: 4 });
  const { id: messageId } = await say(a, privateA, 'I am afraid to be in one room with him.');
  await say(lawyerA, privateA, 'My client needs a separate room.');
  await say(mediator, privateA, 'Thank you for telling me.');
  await say(a, privateA, 'About how we will work together: does he learn that I asked?');
  await a.api.downloadTerms({ caseId, language: 'es' });
  await mediator.api.recordScreening({
    caseId,
    participant_id: family.participantOfA.id,
    instrument: 'A talk alone',
    screened_on: '2026-11-02',
    outcome: 'stop',
    adaptations: [],
    own_words: '',
    next_review_on: null,
  });
  await a.api.markRead({ channelId: privateA, messageId });
  const { id: unsaid } = await say(a, privateA, 'He has a key.');
  await a.api.redactMessage({ messageId: unsaid, reason: 'mistake' });
  await say(a, `support-${a.id}`, 'How do I hide my screen?');
  await say(admin, `support-${a.id}`, 'Press Shift three times.');
  const { id: forwarded } = await say(a, `support-${a.id}`, 'When does my mediator answer?');
  await admin.api.forwardSupport({ userId: a.id, messageId: forwarded, content: 'Your mediator knows.' });
  const { id: thanks } = await say(a, `support-${a.id}`, 'It works.');
  await admin.api.markSupportDone({ userId: a.id, messageId: thanks });
  await a.api.askLegalGuidance({ question: 'What are the seven steps?', context: { caseId } });
  await a.api.addAiChatEntry({ case_id: caseId, role: 'user', content: 'Am I safe?' });

  const { intake } = await a.api.getIntake({ caseId });
  await mediator.api.returnIntake({ intakeId: intake!.id, questions: 'When did you move?' });
  const { intake: returned } = await a.api.getIntake({ caseId });
  const { intake: saved } = await a.api.saveIntake({
    caseId,
    safety: { answers: { afraid: true }, prefers_to_talk: true },
    financialSituation: { secret_account: 'yes' },
    version: returned!.version,
  });
  await a.api.submitIntake({ caseId, version: saved.version });
  const ask = { caseId, kind: 'private_conversation', note: 'Please call me alone.' } as const;
  const { request: asking } = await a.api.askMediator(ask);
  await mediator.api.handleCaseRequest({ caseId, caseRequestId: asking.id });

  for (const audience of ['private', 'mediator', 'my_side'] as const)
    await sendDocument(a, caseId, { audience, doc_type: 'tax_returns' });
  const { id: upload_id } = await sendDocument(a, caseId, { audience: 'my_side' });
  const { postMessage } = a.api;
  await postMessage({ channelId: privateA, content: 'Good morning. His letter.', upload_id });
  const ofMediator = await sendDocument(mediator, caseId, { audience: 'my_side', party_id: a.id, doc_type: 'other' });
  const { postMessage: postAsMediator } = mediator.api;
  await postAsMediator({ channelId: privateA, content: 'The rules of the shelter.', upload_id: ofMediator.id });
  const removed = await sendDocument(mediator, caseId, { audience: 'my_side', party_id: a.id, doc_type: 'other' });
  await mediator.api.removeUpload({ uploadId: removed.id });
  await a.api.exportChannel({ channelId: privateA, format: 'json' });
  const { id: shownId, version: shown } = await sendDocument(a, caseId);
  await a.api.updateUpload({ uploadId: shownId, audience: 'my_side', version: shown });
  await a.api.updateUpload({ uploadId: shownId, audience: 'private', version: shown + 1 });
  const { id: uploadId } = await sendDocument(a, caseId);
  await mediator.api.rejectUpload({
    uploadId,
    reject_code: 'unreadable',
    reject_note: 'Ask your new landlord for it.',
  });
  await lawyerA.api.uploadFile({
    case_id: caseId,
    doc_type: 'other',
    audience: 'my_side',
    owner_id: a.id,
    file: new File(['%PDF-1.4\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'], 'Letter.pdf'),
  });
  await mediator.api.addRequirement({ caseId, participant_id: family.participantOfA.id, label: 'The lease', help: '' });
  const [, requirement] = (await a.api.listRequirements({ caseId })).requirements;
  const { id: requirementId, version } = requirement!;
  await a.api.updateRequirement({ caseId, requirementId, state: 'not_applicable', na_reason: 'Lost.', version });

  const alone = await propose(family, withA(family));
  const slot_id = alone.slots[0]!.id;
  await a.api.answerSlots({ sessionId: alone.id, answers: [{ slot_id, answer: 'yes' }] });
  await mediator.api.confirmSession({ sessionId: alone.id, slot_id, version: alone.version });
  await a.api.answerSlots({ sessionId: shared.sessionId, answers: [{ slot_id: shared.slot_id, answer: 'no' }] });
  await a.api.writeSessionWord({ sessionId: shared.sessionId, about: 'times', text: 'Not when he is near.' });
  await a.api.askMediator({ caseId, kind: 'safety_concern', note: 'I fear that day.', sessionId: shared.sessionId });
  await lawyerA.api.askMediator({
    caseId,
    kind: 'safety_concern',
    note: 'She fears him.',
    sessionId: shared.sessionId,
  });
  const { uploads } = await mediator.api.listUploads({ case_id: caseId });
  const ofA = uploads.filter(({ owner_id, audience }) => owner_id === a.id && audience !== 'everyone');
  await mediator.api.chooseSessionDocuments({ sessionId: shared.sessionId, documents: ofA.map(({ id }) => id) });
  const asked = await a.api.askToMoveSession({ sessionId: alone.id, reason: 'I have to work.' });

  const toA = { audience: 'one_side', participant_id: family.participantOfA.id } as const;
  const { id: proposalId } = await offer(a, shared.topicId, { audience: 'one_side' });
  const { id: withdrawn } = await offer(a, shared.topicId, { audience: 'one_side' });
  await a.api.withdrawProposal({ proposalId: withdrawn });
  const { id: fromMediator } = await offer(mediator, shared.topicId, toA);
  await a.api.counterProposal({ proposalId: fromMediator, terms });
  const { id: accepted } = await offer(mediator, shared.topicId, toA);
  await a.api.acceptProposal({ proposalId: accepted });
  const { id: declined } = await offer(mediator, shared.topicId, toA);
  await a.api.declineProposal({ proposalId: declined, reason: 'I would have to meet him there.' });
  for (const { api } of [a, mediator])
    await api.saveProposalDraft({
      topicId: shared.topicId,
      audience: 'everyone',
      terms: [{ label: 'Keys', words: '' }],
    });
  const { proposals, drafts } = await negotiationOf(a, family);
  const toBoth = proposals.find(({ from_role, audience }) => from_role === 'mediator' && audience === 'everyone');
  await a.api.acceptProposal({ proposalId: toBoth!.id });
  const toAsk = { participant_ids: [family.participantOfA.id], question: 'Who collects them if you are late?' };
  await mediator.api.askRealityCheck({ topicId: shared.topicId, ...toAsk });
  const [check] = (await negotiationOf(a, family)).reality_checks;
  await a.api.answerRealityCheck({ realityCheckId: check!.id, answer: 'I am afraid to ask him.' });

  const about = { caseId, versionId: shared.versionId, clause_id: clauseId, text: 'He will not pay.' };
  const { comment } = await a.api.addClauseComment({ ...about, audience: 'mediator' });
  await lawyerA.api.addClauseComment({ ...about, audience: 'side' });
  await mediator.api.addClauseComment({ ...about, audience: 'side', participant_id: family.participantOfA.id });
  await mediator.api.settleClauseComment({ commentId: comment.id, outcome: 'Taken in.' });
  await lawyerA.api.addClauseComment({ ...about, audience: 'everyone', round_id: shared.roundId });
  const { versionId } = shared;
  const ofVersion = { caseId, versionId };
  const understood = { ...ofVersion, participant_ids: [family.participantOfA.id], question: 'Does he press you?' };
  await mediator.api.askSigningQuestion(understood);
  await mediator.api.askSigningQuestion(understood);
  const [signing, unanswered] = (await a.api.getSigning(ofVersion)).signing.questions;
  await a.api.saveSigning({ ...ofVersion, has_read: true, wants_reminder: true });
  await a.api.answerSigningQuestion({ questionId: signing!.id, answer: 'He says I must sign.' });
  await a.api.answerSigningQuestion({ questionId: signing!.id, answer: 'He waits in the car.' });
  await mediator.api.removeSigningQuestion({ questionId: unanswered!.id });
  for (const kind of ['pause', 'private_conversation'] as const)
    await a.api.askMediator({ caseId, kind, versionId, note: 'I do not dare to say no.' });
  const drafted = {
    issue: null,
    heading: 'A lock',
    text: 'Ada changes the lock.',
    plain_text: '',
    state: 'draft',
    duties: [duty({ what: 'Change the lock' })],
  } satisfies Omit<Parameters<typeof mediator.api.addClause>[0], 'caseId' | 'document'>;
  const { clause } = await mediator.api.addClause({ caseId, document: 'memorandum', ...drafted });
  await mediator.api.updateClause({ ...drafted, clauseId: clause.id, text: 'Ada has changed the lock.', version: 1 });
  await mediator.api.saveParentingSchedule({ caseId, schedule: weekly() });
  await confirmRecitals(family, recitalsOf(family, { a: { address: '3 Hidden Lane', address_use: 'printed' } }));

  const { uploads: own } = await a.api.listUploads({ case_id: caseId });
  const statement = own.find(({ audience, status }) => audience === 'mediator' && status !== 'rejected');
  const { id: figureId } = await enter(a, family, { evidence: { upload_id: statement!.id, page: 1 } });
  await lawyerA.api.updateFigure({ figureId, ...figure({ amount_minor: 5 }), version: 1 });
  await mediator.api.askAboutFigure({ figureId, question: 'Is this the account that he must not know of?' });
  await mediator.api.sendFigureQuestions({ caseId });
  const [figureQuestion] = (await a.api.getMoney({ caseId })).questions;
  await a.api.answerFigureQuestion({ figureQuestionId: figureQuestion!.id, answer: 'Yes.' });
  await a.api.completeStatement({ caseId, is_complete: true });
  const invoiceId = await billInPrivate(family);

  const settlementId = await triedOut(family, a.id);
  const named = { settlementId, name: 'I stay in the home', content: settlement };
  await a.api.updateSettlement({ ...named, version: 1 });
  await a.api.shareSettlement({ settlementId, with: 'side', version: 2 });
  await a.api.removeSettlement({ settlementId: await triedOut(family, a.id), version: 1 });
  await triedOut(family, a.id);

  for (const answer of ['yes', 'no'] as const) await a.api.answerAiConsent({ caseId, answer });
  await say(a, privateA, 'He said that he will kill me when I sell the house.');
  await analyze(server);
  const { note } = await mediator.api.addNote({ caseId, text: 'A is afraid of B.', kind: 'caucus_a' });
  const channel = { case_id: caseId, save: true, channel_id: privateA };
  await mediator.api.assessRisk({ ...channel, conversation_text: 'I am afraid to be alone with him.' });
  const { insights } = await mediator.api.listInsights({ caseId });
  expect(insights.map(({ content }) => content['risk_level'])).toContain('critical');
  const [insight] = insights;
  await a.api.updateMe({ phone: '+44 117 496 0111', hide_presence: true });
  const [notification] = (await a.api.listNotifications()).notifications;
  const [request] = asked.session.requests ?? [];
  return {
    ...noSubjects(),
    clauseId: clause.id,
    dutyId: clause.duties[0]!.id,
    commentId: comment.id,
    questionId: signing!.id,
    proposalId,
    draftId: drafts[0]!.id,
    realityCheckId: check!.id,
    caseRequestId: asking.id,
    figureId,
    figureQuestionId: figureQuestion!.id,
    invoiceId,
    messageId,
    uploadId,
    requirementId,
    slot_id,
    sessionId: alone.id,
    settlementId,
    intakeId: intake!.id,
    noteId: note.id,
    insightId: insight!.id,
    notificationId: notification!.id,
    ...(request && { requestId: request.id }),
  };
}

/** A way to divide things that party A keeps alone. The statements are not open here, so no call adds it. */
async function triedOut({ caseId, participantOfA }: Family, userId: string) {
  const [made] = await server.owner<{ id: string }>`
    insert into settlements (case_id, participant_id, kept_by, visible_to, name, content)
    values (${caseId}, ${participantOfA.id}, ${`user-${userId}`}, ${`user-${userId}`}, 'I stay', ${JSON.stringify(settlement)}::jsonb)
    returning id`;
  return made!.id;
}

/** The time and the invoices of party A: one is paid in part and cancelled, another one is A's alone. Returns an id. */
async function billInPrivate(family: Family): Promise<string> {
  const { a, mediator, caseId, participantOfA } = family;
  const { invoices } = await mediator.api.listInvoices({ caseId });
  const { id: invoiceId } = invoices.find((it) => it.participant_id === participantOfA.id)!;
  await mediator.api.payInvoice({ invoiceId, amount_minor: 500, paid_on: '2026-11-20' });
  await mediator.api.remindOfInvoice({ invoiceId });
  await a.api.downloadInvoice({ invoiceId, language: 'en' });
  await mediator.api.cancelInvoice({ invoiceId });
  await charge(family, 'A call with Ada alone');
  await share(family, 100, [2_000, 0]);
  await send(family);
  await charge(family, 'Another call with Ada alone');
  return invoiceId;
}

/** Party A offers everybody what only the mediator knew before, or what nobody did. */
async function shareProposal({ family, shared }: World) {
  const { id: proposalToAllId } = await offer(family.a, shared.topicId);
  Object.assign(shared, { proposalToAllId });
}

/** The ids of a world, by what they stand for. */
const wordsOf = ({ people, ...family }: Family, shared: Subjects, hidden: Subjects) => ({
  ...Object.fromEntries(Object.entries(people).map(([name, { id }]) => [name, id])),
  caseId: family.caseId,
  otherCaseId: family.otherCaseId,
  organization: family.organization,
  participantOfA: family.participantOfA.id,
  participantOfB: family.participantOfB.id,
  participantOfLawyerB: family.participantOfLawyerB.id,
  ...Object.fromEntries(Object.entries(shared).map(([name, id]) => [`shared ${name}`, id])),
  ...Object.fromEntries(Object.entries(hidden).map(([name, id]) => [`hidden ${name}`, id])),
});

/** Everything that those others are answered, asking for what is hidden and then for what is shared. */
async function answersIn({ family, shared }: World, hidden: Subjects) {
  const words = wordsOf(family, shared, hidden);
  const [ofHidden, ofShared] = [inputsOf(family, hidden), inputsOf(family, shared)];
  const answers: Record<string, string> = {};
  // An address of its own each time: failed sign-ins with the same one would have to wait.
  const mine = () => ({ slug: 'nobody', email: `${crypto.randomUUID()}@test.example` });
  for (const [what, inputs] of [
    ['what is hidden', (call: string) => ({ ...ofHidden(call), ...mine(), channelId: family.privateA })],
    ['what is shared', (call: string) => ({ ...ofShared(call), ...mine() })],
  ] as const)
    for (const name of others) {
      const { email } = family.people[name];
      const { token } = await server.guest.login({ email, password: 'correct horse' });
      const found = await probe(server, { token, words, inputs });
      for (const [call, answer] of Object.entries(found)) answers[`${name} asks ${call} for ${what}`] = answer;
    }
  return answers;
}

// ASVS 8.2.2
test('private data of one party changes no byte of the responses, events and mails to people outside its audience', async () => {
  const silent = await openWorld();
  const spoken = await openWorld();
  const hidden = await shareInPrivate(spoken.family, spoken.shared);
  await shareProposal(silent);
  await shareProposal(spoken);
  expect(await eventsIn(spoken)).toEqual(await eventsIn(silent));
  expect(await mailsIn(spoken)).toEqual(await mailsIn(silent));
  const rows = (world: World, hidden: Subjects) => rowsIn(world, wordsOf(world.family, world.shared, hidden));
  const rowsInSilence = await rows(silent, noSubjects());
  expect(rowsInSilence['b reads agreement_versions']).toContain('You sell it and share what is left.');
  expectNoLeaks(rowsInSilence, await rows(spoken, hidden));
  const inSilence = await answersIn(silent, noSubjects());
  expect(Object.keys(inSilence)).toHaveLength(2 * others.length * calls.length);
  expect(inSilence['b asks listDuties for what is shared']).toContain('Hand over the keys');
  expect(inSilence['b asks markDuty for what is shared']).toMatch(/^200/);
  expect(inSilence['b asks downloadAgreement for what is shared']).toContain(home.text);
  expectNoLeaks(inSilence, await answersIn(spoken, hidden));
});
