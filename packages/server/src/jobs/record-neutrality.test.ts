import { engineMark } from '@mediation/assist';
import { expect, test } from 'vitest';
import { openFamily } from '../testing/family.ts';
import { server } from '../testing/server.ts';
import { recordNeutrality } from './record-neutrality.ts';

const sql = server.owner;
const current = { engine_version: engineMark.version, ruleset: engineMark.ruleset };

test('the job records the figures of each engine version once, and only an admin reads them', async () => {
  await sql`delete from neutrality_reports`;
  const { admin, mediator, colleague, a, lawyerA } = await openFamily(server);
  expect(await admin.api.listNeutralityReports()).toEqual({ current, reports: [] });

  await recordNeutrality(sql);
  await recordNeutrality(sql);
  const { reports } = await admin.api.listNeutralityReports();
  expect(reports).toMatchObject([current]);
  expect(reports[0]!.results.map(({ kind, measure }) => `${kind} ${measure}`).toSorted()).toEqual([
    'gender risk',
    'gender tone',
    'name risk',
    'name tone',
    'order risk',
    'order tone',
  ]);
  for (const { api } of [mediator, colleague, a, lawyerA])
    await expect(api.listNeutralityReports()).rejects.toMatchObject({ code: 'forbidden' });
});

test('a new version of the engine stands beside the earlier ones, the newest first', async () => {
  await sql`delete from neutrality_reports`;
  await sql`
    insert into neutrality_reports (engine_version, ruleset, results, recorded_at)
    values ('0.9.0', 'earlier', '[]', now() - interval '1 day')`;
  await recordNeutrality(sql);
  const { admin } = await openFamily(server);
  const { reports } = await admin.api.listNeutralityReports();
  expect(reports.map(({ ruleset }) => ruleset)).toEqual([engineMark.ruleset, 'earlier']);
});
