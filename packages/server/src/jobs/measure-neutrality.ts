import { setTimeout as sleep } from 'node:timers/promises';
import { createNeutralityTally, engineMark, swapGroups } from '@mediation/assist';
import { type Message, readVoice, voices } from '@mediation/assist/corpus';
import type { Sql } from '../database/database.ts';

interface Options {
  sql: Sql;
  /** Ends the measuring when the server stops; it begins again at the next start. */
  signal: AbortSignal;
  /** The files of the corpus; all of them by default. */
  files?: URL[];
  /** The pause after each group of texts, in milliseconds, in which the server answers calls. */
  pause?: number;
}

/** Compares texts that differ only in a name, a gender or who speaks first, once per version of the built-in engine. */
export async function measureNeutrality({ sql, signal, files = voices(), pause = 30 }: Options) {
  const { version, ruleset } = engineMark;
  const known = await sql`
    select from neutrality_reports where engine_version = ${version} and ruleset = ${ruleset}`;
  if (known.length > 0) return;
  const rest = () => sleep(pause, undefined, { signal });
  const messages: Message[] = [];
  for (const file of files) {
    messages.push(...readVoice(file));
    await rest();
  }
  const tally = createNeutralityTally();
  for (const group of swapGroups(messages)) {
    tally.add(group);
    await rest();
  }
  await sql`
    insert into neutrality_reports (engine_version, ruleset, results)
    values (${version}, ${ruleset}, ${JSON.stringify(tally.results())}::jsonb)
    on conflict (engine_version, ruleset) do nothing`;
}
