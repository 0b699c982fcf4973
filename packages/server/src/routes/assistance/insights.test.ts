import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openFamily, remove, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

test('only the mediator of a case lists its insights, and others receive not_found as for an unknown case', async () => {
  const family = await openFamily(server);
  const { mediator, a, admin, caseId } = family;
  await mediator.api.assessRisk({ conversation_text: 'I will kill you.', case_id: caseId, save: true });
  expect(await whoMay(family, ({ api }) => api.listInsights({ caseId }))).toEqual(['mediator']);
  const [hidden, none] = await Promise.all(
    [caseId, randomUUID()].map(async (id) => {
      const headers = { authorization: `Bearer ${a.token}` };
      const answer = await server.app.request(`/api/ai/insights/${id}`, { headers });
      return (await answer.text()).replace(/"requestId":"[^"]*"/, '');
    }),
  );
  expect(hidden).toBe(none);
  await expect(admin.api.listInsights({ caseId })).rejects.toMatchObject({ code: 'not_found' });
});

test('insights are listed newest first, by type and page by page', async () => {
  const { mediator, caseId } = await openFamily(server);
  for (const text of ['One.', 'Two.', 'Three.']) {
    await mediator.api.analyzeTone({ text, case_id: caseId, save: true });
    await mediator.api.summarize({ text, case_id: caseId, save: true });
  }
  const all = await mediator.api.listInsights({ caseId });
  expect(all.insights.map((it) => it.insight_type)).toEqual([
    'summary',
    'tone_analysis',
    'summary',
    'tone_analysis',
    'summary',
    'tone_analysis',
  ]);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await mediator.api.listInsights({ caseId, type: 'summary', limit: 2, ...(cursor && { cursor }) });
    ids.push(...page.insights.map((it) => it.id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(ids).toEqual(all.insights.filter((it) => it.insight_type === 'summary').map((it) => it.id));
});

test('only the mediator acknowledges an insight, and the first acknowledgement is kept', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const { insight_id } = await mediator.api.assessRisk({
    conversation_text: 'I will kill you.',
    case_id: caseId,
    save: true,
  });
  const insightId = insight_id!;
  const { insight } = await mediator.api.acknowledgeInsight({ insightId });
  expect(insight).toMatchObject({ acknowledged_by: mediator.id, acknowledged_at: expect.any(String) as string });
  expect(await mediator.api.acknowledgeInsight({ insightId })).toEqual({ insight });
  expect(await whoMay(family, ({ api }) => api.acknowledgeInsight({ insightId }))).toEqual(['mediator']);
});

test('a saved insight creates a case event for the mediator and an audit entry, both without its text', async () => {
  const { mediator, caseId } = await openFamily(server);
  const { insight_id } = await mediator.api.assessRisk({
    conversation_text: 'I will kill you.',
    case_id: caseId,
    save: true,
  });
  const events = await server.owner`select visible_to, details from case_events where subject_id = ${insight_id}`;
  expect(events).toEqual([
    { visible_to: `mediator-${caseId}`, details: { insight_type: 'risk_assessment', risk_level: 'critical' } },
  ]);
  const [audited] = await server.owner`
    select actor_id, action, facts from private.audit_log where object_id = ${insight_id}`;
  expect(audited).toEqual({ actor_id: mediator.id, action: 'insert', facts: {} });
});

test('a removed mediator cannot read the insights of the case', async () => {
  const { mediator, caseId } = await openFamily(server);
  await mediator.api.summarize({ text: 'Good morning.', case_id: caseId, save: true });
  await remove(server, caseId, mediator);
  await expect(mediator.api.listInsights({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await mediator.sql((sql) => sql`select id from ai_insights where case_id = ${caseId}`)).toEqual([]);
});

test('no analysis is saved in a closed case, and asking without saving still works', async () => {
  const { mediator, caseId: case_id } = await openFamily(server);
  const ask = { text: 'You never answer.', case_id };
  const { version } = (await mediator.api.getCase({ caseId: case_id })).case;
  await mediator.api.closeCase({ caseId: case_id, reason: 'withdrawn', version });
  const closed = { code: 'conflict', status: 409, message: 'This case is closed.' };
  await expect(mediator.api.summarize({ ...ask, save: true })).rejects.toMatchObject(closed);
  await expect(mediator.api.analyzeTone({ ...ask, save: true })).rejects.toMatchObject(closed);
  const assess = mediator.api.assessRisk({ conversation_text: ask.text, case_id, save: true });
  await expect(assess).rejects.toMatchObject(closed);
  expect(await mediator.api.summarize(ask)).toMatchObject({ insight_id: null });
  expect((await mediator.api.listInsights({ caseId: case_id })).insights).toEqual([]);
});

test('advice is in the language of the reader, whatever language the text and the stored insight have, and quotes stay', async () => {
  const { mediator, admin, organization: orgId, caseId } = await openFamily(server);
  const safety_contacts = {
    en: { emergency: '999', violence_line: '', crisis_line: '' },
    es: { emergency: '112', violence_line: '', crisis_line: '' },
  };
  await admin.api.updateOrganizationSettings({ orgId, safety_contacts, version: 1 });
  const about = { case_id: caseId, save: true };
  const text = 'I will kill you.';
  const { assessment } = await mediator.api.assessRisk({ conversation_text: text, ...about, language: 'es-MX' });
  expect(assessment.recommendations[0]).toContain('pida ayuda ahora: 112');
  expect(assessment.indicators[0]?.evidence[0]?.quote).toContain('kill');
  await mediator.api.analyzeTone({ text: 'Eres un idiota, nunca ayudas.', ...about });
  const read = async (language?: string) => {
    const { insights } = await mediator.api.listInsights({ caseId, ...(language && { language }) });
    return insights.map(({ content: { recommendations, suggestions } }) =>
      JSON.stringify(recommendations ?? suggestions),
    );
  };
  const [tone, risk] = [/^\["Deje fuera las palabras/, /pida ayuda ahora: 112/];
  expect(await read('es')).toEqual([expect.stringMatching(tone), expect.stringMatching(risk)]);
  expect(await read('en')).toEqual([expect.stringMatching(/^\["Leave out words/), expect.stringMatching(/call 999/)]);
  expect(await read()).toEqual([expect.stringMatching(tone), expect.stringMatching(/call 999/)]);
  expect(await read('fr')).toEqual(await read());
});
