import { expect, test } from 'vitest';
import { sendDocument } from '../../testing/documents.ts';
import { openFamily, openMediation, say, whoMay } from '../../testing/family.ts';
import { intakeOf } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { proposeAndConfirm, withA } from '../../testing/sessions.ts';

const today = () => new Date().toISOString().slice(0, 10);

test('a mediator reads the report on their own cases, an admin on all, and others receive forbidden', async () => {
  const family = await openFamily(server);
  const { mediator, colleague, admin, organization: organization_id, caseId } = family;
  expect(await whoMay(family, ({ api }) => api.getReport())).toEqual(['mediator', 'colleague', 'outsider', 'admin']);
  const { report } = await mediator.api.getReport();
  expect(report).toMatchObject({
    cases_by_status: { open: 1, on_hold: 0, closed: 0 },
    cases_by_step: { document_upload: 1 },
    days_by_step: { intake: { count: 1, median: 0 }, document_upload: { count: 0, median: null } },
    agreement: { count: 0, rate: null },
    load: [{ mediator_id: mediator.id, name: 'Mia Mediator', open_cases: 1 }],
  });
  expect((await colleague.api.getReport()).report).toMatchObject({ cases_by_status: { open: 0 }, load: [] });
  await colleague.api.createCase(intakeOf(family.outsider));
  const { report: ofAll } = await admin.api.getReport({ organization_id });
  expect(ofAll.cases_by_status).toEqual({ open: 2, on_hold: 0, closed: 0 });
  const { report: ofOne } = await admin.api.getReport({ organization_id, mediator_id: colleague.id });
  expect(ofOne.load).toEqual([{ mediator_id: colleague.id, name: 'Max Mediator', open_cases: 1 }]);
  expect((await mediator.api.getReport({ mediator_id: colleague.id })).report.cases_by_status.open).toBe(0);
  expect(JSON.stringify(ofAll)).not.toContain(caseId);
});

test('the report counts documents, sessions and response times within the chosen dates', async () => {
  const family = await openFamily(server);
  const { mediator, a, caseId, privateA } = family;
  const { id: uploadId } = await sendDocument(a, caseId);
  await mediator.api.confirmUpload({ uploadId });
  const { id: late } = await sendDocument(a, caseId);
  await sendDocument(a, caseId, { audience: 'private' });
  await server.owner`update uploads set created_at = now() - interval '49 hours' where id = ${late}`;
  await say(a, privateA);
  await say(a, privateA);
  await say(mediator, privateA);
  await proposeAndConfirm(family);
  const { report } = await mediator.api.getReport({ from: today(), to: today() });
  expect(report).toMatchObject({
    documents_waiting: 1,
    documents_late: 1,
    review_hours: { count: 1 },
    response_hours: { count: 1 },
    sessions: { scheduled: 0 },
  });
  const { report: ever } = await mediator.api.getReport();
  expect(ever.sessions.scheduled).toBe(1);
  const { report: before } = await mediator.api.getReport({ to: '2020-01-01' });
  expect(before).toMatchObject({ review_hours: { count: 0, median: null }, response_hours: { count: 0 } });
});

test('the agreement rate is reported from five completed mediations on', async () => {
  const { mediator, caseId } = await openMediation(server);
  const close = async (id: string, reason: 'agreed_full' | 'no_agreement' | 'withdrawn') => {
    const { version } = (await mediator.api.getCase({ caseId: id })).case;
    await mediator.api.closeCase({ caseId: id, reason, version });
  };
  await close(caseId, 'no_agreement');
  for (const reason of ['agreed_full', 'agreed_full', 'agreed_full', 'withdrawn'] as const)
    await close((await mediator.api.createCase(intakeOf(mediator))).case.id, reason);
  const { report: few } = await mediator.api.getReport();
  expect(few).toMatchObject({
    agreement: { count: 4, rate: null },
    closed_by_reason: { agreed_full: 3, no_agreement: 1, withdrawn: 1, agreed_part: 0 },
  });
  await close((await mediator.api.createCase(intakeOf(mediator))).case.id, 'agreed_full');
  expect((await mediator.api.getReport()).report.agreement).toEqual({ count: 5, rate: 0.8 });
});

// ASVS 1.2.1
test('the CSV export escapes formulas and writes an audit entry', async () => {
  const organization = await server.organization();
  const mediator = await server.person('mediator', { name: '=HYPERLINK("x"), Mia', organization });
  const { case: opened } = await mediator.api.createCase(intakeOf(mediator));
  const file = await mediator.api.downloadReport();
  expect([file.name, file.type]).toEqual(['report.csv', 'text/csv; charset=utf-8']);
  const text = await file.text();
  expect(text).toContain('cases_by_status,open,1\r\n');
  expect(text).toContain(`open_cases,${mediator.id},1,,"'=HYPERLINK(""x""), Mia"\r\n`);
  await mediator.api.getCaseSummary({ caseId: opened.id });
  const logged = await server.owner`
    select object_type, case_id from private.audit_log where actor_id = ${mediator.id} and action = 'export' order by seq`;
  expect(logged).toEqual([
    { object_type: 'report', case_id: null },
    { object_type: 'case_summary', case_id: opened.id },
  ]);
});

test('the case summary contains people and joint sessions, without agendas and sessions with one party', async () => {
  const family = await openFamily(server);
  const { a, b, former, mediator, caseId, participantOfA, participantOfB } = family;
  const { id: together } = await proposeAndConfirm(family);
  const alone = await proposeAndConfirm(family, {
    ...withA(family),
    slots: [new Date(Date.now() + 90 * 3_600_000).toISOString()],
  });
  await server.asOwner(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update sessions set status = 'completed', agenda = '{The secret house}' where id in (${together}, ${alone.id})`;
    await sql`update session_attendees set attendance = 'late' where session_id = ${together} and participant_id = ${participantOfB.id}`;
  });
  const { summary } = await mediator.api.getCaseSummary({ caseId });
  expect(summary).toMatchObject({ status: 'open', close_reason: null, opened_on: today(), closed_on: null });
  expect(summary.people.map(({ name }) => name)).toEqual(expect.arrayContaining([a.name, b.name, former.name]));
  expect(summary.sessions).toMatchObject([{ status: 'completed', attendance: { [participantOfB.id]: 'late' } }]);
  expect(summary.sessions[0]?.attendance[participantOfA.id]).toBeUndefined();
  expect(JSON.stringify(summary)).not.toContain('secret');
  expect(await whoMay(family, ({ api }) => api.getCaseSummary({ caseId }))).toEqual(['mediator', 'admin']);
  for (const { api } of [a, b])
    await expect(api.getCaseSummary({ caseId })).rejects.toMatchObject({ code: 'forbidden' });
});
