import { type Database, sqlOn } from '../../database/database.ts';
import { missingMigrations } from '../../database/migrations/migrate.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type HealthFacts, type HealthPart, healthRows } from '../../operations/health-rows.ts';
import type { HealthSources } from '../../operations/health-sources.ts';
import { release } from '../../version.ts';

const unknown: HealthPart = { state: 'unknown', detail: 'It cannot be checked from here.' };
const failed: HealthPart = { state: 'down', detail: 'It does not answer.' };
const gigabyte = 1024 ** 3;

const check = async (ask: (() => Promise<HealthPart>) | undefined) => (ask ? ask().catch(() => failed) : unknown);

async function checkSpace({ freeBytes }: HealthSources): Promise<HealthPart> {
  if (!freeBytes) return unknown;
  const free = (await freeBytes()) / gigabyte;
  if (free <= 0.1) return { state: 'down', detail: `The disk is full: ${Math.floor(free * 1024)} MB are free.` };
  return { state: free > 1 ? 'ok' : 'degraded', detail: `${free.toFixed(1)} GB are free.` };
}

interface Deps {
  db: Database;
  health: HealthSources;
}

/** The health checks of every part of the platform, for admins. */
export const adminHealth = ({ db, health: sources }: Deps) =>
  ({
    getAdminHealth: async ({ asCaller }) => {
      const begun = Date.now();
      const facts = await asCaller(async (sql) => {
        const [row] = await sql<{ facts: HealthFacts & { now: string } }>`select private.health_facts() as facts`;
        return row!.facts;
      });
      const now = Date.now();
      const rows = healthRows(facts, {
        now,
        latency: now - begun,
        skew: Date.parse(facts.now) - (begun + now) / 2,
        missingMigrations: (await missingMigrations(sqlOn(db))).length,
      });
      const clients = sources.realtime?.();
      return {
        health: [
          { name: 'api', state: 'ok' as const, detail: `Version ${release}.` },
          ...rows,
          {
            name: 'realtime',
            ...(clients === undefined ? unknown : { state: 'ok' as const, detail: `${clients} connected.` }),
          },
          { name: 'sign_in', ...(await check(sources.signIn)) },
          { name: 'storage', ...(await checkSpace(sources).catch(() => failed)) },
          { name: 'bucket', ...(await check(sources.bucket)) },
          { name: 'assistance', ...(await check(sources.assistance)) },
          { name: 'language_model', ...(await check(sources.languageModel)) },
          { name: 'mail_server', ...(await check(sources.mailServer)) },
          { name: 'scanner', ...(await check(sources.scanner)) },
        ],
        checked_at: new Date(now).toISOString(),
      };
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/administration/admin-health')>;
