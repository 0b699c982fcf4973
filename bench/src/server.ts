import { cpus } from 'node:os';
import { execute, startPostgres } from '@mediation/server/testing/postgres';
import { measureBusyChannel } from './busy-channel.ts';
import { measureCalls } from './calls.ts';
import { effort } from './effort.ts';
import { measureForms } from './forms.ts';
import { measurePackets } from './packets.ts';
import { measurePolicies } from './policies.ts';
import { measureRealtime } from './realtime.ts';
import { measureSchedule } from './sessions.ts';
import { measureTexts } from './texts.ts';
import { openWorld } from './world.ts';

const print = (title: string, rows: object[]) => {
  console.info(`\n${title}`);
  console.table(rows);
};

const postgres = process.argv.includes('--postgres') ? await startPostgres({ isDurable: true }) : undefined;
if (postgres && 'reason' in postgres) throw new Error(`No Postgres starts here: ${postgres.reason}`);
// The server fills its world past the triggers.
if (postgres) await execute(postgres.superuserUrl, 'grant set on parameter session_replication_role to app');
const world = await openWorld(postgres?.database);
console.info(
  `${postgres ? 'Postgres' : 'PGlite in memory'}, Node ${process.versions.node}, ${cpus().length} cores; client and server share them.`,
);
print(`Reading texts and plans, milliseconds of ${effort.texts.rounds} rounds`, await measureTexts());
print(`Filling in a form of 14 pages, milliseconds of ${effort.forms.rounds} rounds`, await measureForms());
const { documents, pages } = effort.packets;
print(`A packet for filing of ${documents} scanned documents with ${documents * pages} pages`, await measurePackets());
print(
  `Calls over HTTP, 20 connections, medians of ${effort.calls.rounds} rounds of ${effort.calls.seconds} s that take turns`,
  await measureCalls(world),
);
print('The same query with policies and without, one after the other', await measurePolicies(world));
print('The schedule of a mediator with 500 sessions and of one with 20', await measureSchedule(world));
print(
  `From writing a message to its delivery at every socket, ${effort.realtime.messages} messages`,
  await measureRealtime(world),
);
print(
  `${effort.busyChannel.seconds} s with 20 messages a second in one of 60 channels, with ${effort.busyChannel.breaks.length} reconnects`,
  await measureBusyChannel(world),
);
await world.server.stop();
await postgres?.stop();
process.exit(0);
