// Guards packages/server/src/jobs/** packages/assist/src/**
import { engineMark } from '@mediation/assist';
import { voices } from '@mediation/assist/corpus';
import { expect, test } from 'vitest';
import { openFamily } from '../testing/family.ts';
import { server } from '../testing/server.ts';
import { measureNeutrality } from './measure-neutrality.ts';

const files = voices().slice(0, 1);
const sql = server.owner;
const { signal } = new AbortController();
const count = () => server.owner`select from neutrality_reports`.then(({ length }) => length);

test('the job measures each engine version once, ends with the server, and only an admin reads the report', async () => {
  await server.owner`delete from neutrality_reports`;
  const stopped = AbortSignal.abort();
  await expect(measureNeutrality({ sql, signal: stopped, files })).rejects.toMatchObject({ name: 'AbortError' });
  expect(await count()).toBe(0);

  const { admin, mediator, colleague, a, lawyerA } = await openFamily(server);
  const current = { engine_version: engineMark.version, ruleset: engineMark.ruleset };
  expect(await admin.api.listNeutralityReports()).toEqual({ current, reports: [] });

  await measureNeutrality({ sql, signal, files, pause: 0 });
  await measureNeutrality({ sql, signal, files, pause: 0 });
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
  for (const { pairs, largest } of reports[0]!.results) {
    expect(pairs).toBeGreaterThan(0);
    expect(largest).toBeLessThanOrEqual(10);
  }
  for (const { api } of [mediator, colleague, a, lawyerA])
    await expect(api.listNeutralityReports()).rejects.toMatchObject({ code: 'forbidden' });
});

test('a new version of the engine is measured beside the earlier ones, the newest first', async () => {
  await server.owner`delete from neutrality_reports`;
  await server.owner`
    insert into neutrality_reports (engine_version, ruleset, results, measured_at)
    values ('0.9.0', 'earlier', '[]', now() - interval '1 day')`;
  await measureNeutrality({ sql, signal, files, pause: 0 });
  const { admin } = await openFamily(server);
  const { reports } = await admin.api.listNeutralityReports();
  expect(reports.map(({ ruleset }) => ruleset)).toEqual([engineMark.ruleset, 'earlier']);
});
