import { cpus } from 'node:os';
import { measureCalls } from './calls.ts';
import { measurePolicies } from './policies.ts';
import { measureRealtime } from './realtime.ts';
import { openWorld } from './world.ts';

const print = (title: string, rows: object[]) => {
  console.info(`\n${title}`);
  console.table(rows);
};

const world = await openWorld();
const database = process.env['DATABASE_URL'] ? 'Postgres' : 'PGlite in memory';
console.info(`${database}, Node ${process.versions.node}, ${cpus().length} cores; client and server share them.`);
print('Calls over HTTP, 20 connections, medians of 5 rounds of 3 s that take turns', await measureCalls(world));
print('The same query with policies and without, one after the other', await measurePolicies(world));
print('From writing a message to its delivery at every socket, 40 messages', await measureRealtime(world));
await world.server.stop();
process.exit(0);
