import { engineMark, neutrality } from '@mediation/assist';
import type { Sql } from '../database/database.ts';

const { version, ruleset } = engineMark;

/** Keeps what swap tests found of this version of the built-in engine, beside what they found of earlier ones. */
export const recordNeutrality = (sql: Sql) => sql`
  insert into neutrality_reports (engine_version, ruleset, results)
  values (${version}, ${ruleset}, ${JSON.stringify(neutrality)}::jsonb)
  on conflict (engine_version, ruleset) do nothing`;
