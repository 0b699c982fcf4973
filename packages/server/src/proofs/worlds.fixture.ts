import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Family, say } from '../testing/family.ts';
import { probeTables } from '../testing/probe.ts';
import { server } from '../testing/server.ts';
import { listenAs } from '../testing/socket.ts';

export type Name = keyof Family['people'];
const tables = ['chat_messages', 'case_events', 'notifications'];

/** Listens as people of a family, from now on. */
export async function listenIn(family: Family, others: readonly Name[]) {
  const listening = others.flatMap((name) =>
    tables.map(async (table) => ({ name, table, ...(await listenAs(family.people[name], undefined, table)) })),
  );
  const listeners = await Promise.all(listening);
  await awaitDelivery({ family, listeners }, 'Listen.');
  for (const { rows } of listeners) rows.length = 0;
  return listeners;
}

type Listeners = Awaited<ReturnType<typeof listenIn>>;

interface Heard {
  family: Family;
  listeners: Listeners;
}

/** Who cannot read what is said to everybody in the case. */
const apart = new Set<Name>(['admin', 'officeAdmin']);

/** Sends a message to every listener, in this case and in the other, and waits until all have received it. */
async function awaitDelivery({ family, listeners }: Heard, words: string) {
  await say(family.mediator, family.together, words);
  await say(family.outsider, `case-${family.otherCaseId}`, words);
  const ofMessages = listeners.filter(({ name, table }) => table === 'chat_messages' && !apart.has(name));
  await expect.poll(() => ofMessages.every(({ contents }) => contents.at(-1) === words)).toBe(true);
  // Events of other tables come over sockets of their own, a moment later.
  const received = () => listeners.reduce((sum, { rows }) => sum + rows.length, 0);
  for (let before = -1; before !== received(); await sleep(500)) before = received();
}

/** What the listeners received since they listen. */
export async function eventsIn(world: Heard) {
  await awaitDelivery(world, 'That is all.');
  return world.listeners.map(({ name, table, rows }) => ({
    name,
    table,
    rows: rows.map((it) => it['content'] ?? it['kind'] ?? it['type']),
  }));
}

interface Others {
  family: Family;
  others: readonly Name[];
}

/** The mails that wait for those others: for whom, of which kind, about what. */
export const mailsIn = async ({ family, others }: Others) => {
  const mails = others.map(async (name) => {
    const waiting = await server.owner`
      select template, facts ->> 'type' as type, facts ->> 'change' as change from private.mails
      where receiver = ${family.people[name].id} order by 1, 2, 3`;
    return { name, waiting };
  });
  return Promise.all(mails);
};

/** Everything that those others read directly, table by table. */
export async function rowsIn({ family, others }: Others, words: Record<string, string>) {
  const rows: Record<string, string> = {};
  for (const name of others) {
    const ofCase = name === 'admin' ? family.caseId : undefined;
    const found = await probeTables(server, { token: family.people[name].token, words, ofCase });
    for (const [table, it] of Object.entries(found)) rows[`${name} reads ${table}`] = it;
  }
  return rows;
}

/** Compares what was answered in two worlds; a failure shows only what differs. */
export function expectNoLeaks(inSilence: Record<string, string>, afterwards: Record<string, string>) {
  expect(Object.keys(afterwards)).toEqual(Object.keys(inSilence));
  const leaks = Object.keys(inSilence).filter((it) => afterwards[it] !== inSilence[it]);
  expect(leaks.map((it) => `${it}: ${afterwards[it]}`)).toEqual(leaks.map((it) => `${it}: ${inSilence[it]}`));
}
