import { effort } from './effort.ts';
import { median } from './median.ts';
import type { World } from './world.ts';

const { rounds } = effort.schedule;
const day = 24 * 3_600_000;

/**
 * The calls with which the schedule opens: for a mediator with 500 sessions in 30 cases, and for one with 20 in one case,
 * taking turns. The week of both has five sessions, so the ratio is what the other sessions cost.
 */
export async function measureSchedule({ server }: World) {
  const organization = await server.organization();
  const busy = await server.person('mediator', { organization });
  const calm = await server.person('mediator', { organization });
  for (let at = 0; at < 30; at += 1) await fillCase(server, busy.id, organization, at === 0 ? 36 : 16, at === 0);
  await fillCase(server, calm.id, organization, 20, true);
  await server.owner`analyze`;
  const [from, to] = [0, 7].map((days) => new Date(Date.now() + days * day).toISOString());
  const calls: Record<string, (person: typeof busy) => Promise<unknown>> = {
    'the week': ({ api }) => api.listSessions({ from, to, limit: 100 }),
    'the next five': ({ api }) => api.listSessions({ status: 'scheduled', from, order: 'soonest', limit: 5 }),
    'waiting for answers': ({ api }) => api.listSessions({ status: 'proposed', limit: 100 }),
    'asked to move': ({ api }) => api.listSessions({ status: 'scheduled', requests: 'waiting', limit: 100 }),
  };
  const results = [];
  for (const [call, run] of Object.entries(calls)) {
    const figures = { busy: [] as number[], calm: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      figures.busy.push(await timed(() => run(busy)));
      figures.calm.push(await timed(() => run(calm)));
    }
    const [ofBusy, ofCalm] = [median(figures.busy), median(figures.calm)];
    results.push({
      call,
      'of 500 ms': ofBusy.toFixed(1),
      'of 20 ms': ofCalm.toFixed(1),
      ratio: (ofBusy / ofCalm).toFixed(2),
    });
  }
  return results;
}

/** A case with past sessions, and in one case a week of five and one offer; each with three times and two people. */
async function fillCase(
  { owner, person, backend }: World['server'],
  mediatorId: string,
  organization: string,
  count: number,
  hasWeek: boolean,
) {
  const [made] = await owner<{ id: string }>`
    insert into cases (organization_id, title, created_by) values (${organization}, 'Bench', ${mediatorId}) returning id`;
  const caseId = made!.id;
  const party = await person('divorcee', { organization });
  await owner`
    insert into case_participants (case_id, user_id, name, role, side, status)
    values (${caseId}, ${party.id}, 'Party', 'divorcee', 'A', 'active')`;
  await backend.run(`
    set local session_replication_role = replica;
    insert into sessions (case_id, kind, mode, time_zone, status, starts_at, timed_at, proposed_by)
    select '${caseId}', 'joint', 'video', 'UTC',
      case when not ${hasWeek} or n > 6 then 'completed' when n = 6 then 'proposed' else 'scheduled' end,
      case when ${hasWeek} and n = 6 then null
        when ${hasWeek} and n < 6 then now() + n * interval '1 day' else now() - n * interval '3 days' end,
      now(), '${mediatorId}'
    from generate_series(1, ${count}) as n;
    insert into session_attendees (case_id, session_id, participant_id)
    select s.case_id, s.id, p.id from sessions s join case_participants p on p.case_id = s.case_id
    where s.case_id = '${caseId}';
    insert into session_slots (case_id, session_id, starts_at)
    select s.case_id, s.id, coalesce(s.starts_at, now() + interval '2 days') + d * interval '1 hour'
    from sessions s, generate_series(0, 2) as d where s.case_id = '${caseId}';`);
}

async function timed(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
