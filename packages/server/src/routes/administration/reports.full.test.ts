// Guards packages/server/src/routes/administration/** supabase/migrations/**
import { expect, test } from 'vitest';
import { sendDocument } from '../documents/documents.fixture.ts';
import { openFamily, openMediation, say, whoMay } from '../../testing/family.ts';
import { intakeOf } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { proposeAndConfirm, withA } from '../sessions/sessions.fixture.ts';

const today = () => new Date().toISOString().slice(0, 10);

test('a mediator reads the report on their own cases, an admin on all, and others receive forbidden', async () => {
  const family = await openFamily(server);
  const { mediator, colleague, admin, organization: organization_id, caseId } = family;
  expect(await whoMay(family, ({ api }) => api.getReport())).toEqual([
    'mediator',
    'colleague',
    'outsider',
    'admin',
    'officeAdmin',
    'otherAdmin',
  ]);
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
    reviews_by_age: { within_24_hours: 1, within_48_hours: 0, later: 0 },
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

test('taking out a report or a case summary writes an audit entry', async () => {
  const { mediator, caseId } = await openMediation(server);
  const { report } = await mediator.api.exportReport({ format: 'csv' });
  expect(report).toEqual((await mediator.api.getReport()).report);
  await mediator.api.exportReport({ format: 'print' });
  await mediator.api.getCaseSummary({ caseId });
  const logged = await server.owner`
    select object_type, case_id, facts from private.audit_log where actor_id = ${mediator.id} and action = 'export' order by seq`;
  expect(logged).toEqual([
    { object_type: 'report', case_id: null, facts: { format: 'csv' } },
    { object_type: 'report', case_id: null, facts: { format: 'print' } },
    { object_type: 'case_summary', case_id: caseId, facts: {} },
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
  const { organization } = family;
  await server.owner`update organization_settings set time_zone = 'Europe/London' where organization_id = ${organization}`;
  const { summary } = await mediator.api.getCaseSummary({ caseId });
  expect(summary).toMatchObject({ status: 'open', close_reason: null, opened_on: today(), closed_on: null });
  expect(summary.time_zone).toBe('Europe/London');
  expect(summary.people.map(({ name }) => name)).toEqual(expect.arrayContaining([a.name, b.name, former.name]));
  expect(summary.sessions).toMatchObject([{ status: 'completed', attendance: { [participantOfB.id]: 'late' } }]);
  expect(summary.sessions[0]?.attendance[participantOfA.id]).toBeUndefined();
  expect(JSON.stringify(summary)).not.toContain('secret');
  expect(await whoMay(family, ({ api }) => api.getCaseSummary({ caseId }))).toEqual([
    'mediator',
    'admin',
    'officeAdmin',
  ]);
  for (const { api } of [a, b])
    await expect(api.getCaseSummary({ caseId })).rejects.toMatchObject({ code: 'forbidden' });
});

test('a mediator reads agreements and sessions by month, and by week for less than 100 days', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const { id } = await proposeAndConfirm(family);
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'agreed_part', version });
  await server.asOwner(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update cases set created_at = '2026-03-02T09:00Z', closed_at = '2026-05-11T09:00Z' where id = ${caseId}`;
    await sql`update sessions set status = 'no_show', starts_at = '2026-04-29T09:00Z' where id = ${id}`;
  });
  const year = { from: '2025-12-10', to: '2026-11-24' };
  const { report } = await mediator.api.getReport(year);
  expect(report).toMatchObject({ period_unit: 'month', agreement_weeks: { count: 1, median: 10 }, open_before: 0 });
  expect(report.periods).toHaveLength(12);
  expect(report.periods[4]).toEqual({
    starts_on: '2026-04-01',
    agreement_weeks: { count: 0, median: null },
    sessions: { completed: 0, no_show: 1, cancelled: 0 },
  });
  expect(report.periods[5]).toMatchObject({ starts_on: '2026-05-01', agreement_weeks: { count: 1, median: 10 } });
  const { report: quarter } = await mediator.api.getReport({ from: '2026-04-01', to: '2026-06-30' });
  expect(quarter).toMatchObject({ period_unit: 'week', open_before: 1 });
  expect(quarter.periods[0]).toMatchObject({ starts_on: '2026-03-30' });
  expect(quarter.periods.filter(({ sessions }) => sessions.no_show === 1)).toMatchObject([{ starts_on: '2026-04-27' }]);
});

test('a report refuses a last day before the first one, and more than 20 years', async () => {
  const { mediator } = await openFamily(server);
  for (const from of ['2026-11-24', '0026-11-24'])
    await expect(mediator.api.getReport({ from, to: '2026-11-23' })).rejects.toMatchObject({ code: 'invalid' });
});

test('a mediator reads the report on the cases that have one issue to settle', async () => {
  const { mediator, caseId } = await openFamily(server);
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.updateCase({ caseId, issues: [{ issue: 'pensions', state: 'in_discussion' }], version });
  const openAbout = async (issue: 'pensions' | 'debts') =>
    (await mediator.api.getReport({ issue })).report.cases_by_status.open;
  expect([await openAbout('pensions'), await openAbout('debts')]).toEqual([1, 0]);
});

test('a party and a lawyer cannot take out a report', async () => {
  const { a, lawyerA } = await openFamily(server);
  for (const { api } of [a, lawyerA])
    await expect(api.exportReport({ format: 'csv' })).rejects.toMatchObject({ code: 'forbidden' });
});

test('only the mediator counts risk: each own case once a month, by its highest level, without words', async () => {
  const family = await openFamily(server);
  const { mediator, colleague, admin, caseId } = family;
  const { case: other } = await mediator.api.createCase(intakeOf(family.a, 'Okafor family'));
  const assess = async (of: string, level: string, at: string, hash: string) =>
    server.owner`insert into ai_insights (case_id, insight_type, content, input_hash, created_at)
      values (${of}, 'risk_assessment', ${{ risk_level: level, summary: 'He waits outside.' }}, ${hash.repeat(64)}, ${at})`;
  await assess(caseId, 'low', '2026-04-03T09:00Z', '1');
  await assess(caseId, 'critical', '2026-04-12T09:00Z', '2');
  await assess(caseId, 'medium', '2026-04-30T23:30Z', '3');
  await assess(other.id, 'high', '2026-04-20T09:00Z', '4');
  await assess(other.id, 'low', '2026-05-02T09:00Z', '5');
  await assess(other.id, 'critical', '2025-11-30T23:30Z', '6');
  const year = { from: '2025-12-10', to: '2026-11-24' };
  const { report } = await mediator.api.getRiskReport(year);
  expect(report).toMatchObject({ period_unit: 'month', case_count: 2 });
  expect(report.periods.map(({ starts_on }) => starts_on)).toEqual(
    (await mediator.api.getReport(year)).report.periods.map(({ starts_on }) => starts_on),
  );
  expect(report.periods[4]).toEqual({ starts_on: '2026-04-01', cases: { low: 0, medium: 0, high: 1, critical: 1 } });
  expect(report.periods[5]?.cases).toEqual({ low: 1, medium: 0, high: 0, critical: 0 });
  expect(report.periods.flatMap(({ cases }) => Object.values(cases)).reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(JSON.stringify(report)).not.toContain('outside');
  const { report: quarter } = await mediator.api.getRiskReport({ from: '2026-04-01', to: '2026-06-30' });
  expect(quarter.period_unit).toBe('week');
  expect(quarter.periods.filter(({ cases }) => cases.critical === 1)).toMatchObject([{ starts_on: '2026-04-06' }]);
  expect((await mediator.api.getRiskReport({ ...year, issue: 'pensions' })).report.case_count).toBe(0);
  expect((await colleague.api.getRiskReport(year)).report.case_count).toBe(0);
  await expect(admin.api.getRiskReport(year)).rejects.toMatchObject({ code: 'not_found' });
  expect(await whoMay(family, ({ api }) => api.getRiskReport(year))).toEqual(['mediator', 'colleague', 'outsider']);
  expect(JSON.stringify(await mediator.api.exportReport({ ...year, format: 'csv' }))).not.toContain('risk');
});
