import { endpoints } from '@mediation/api-client';
import { type Database, asUser, sqlOn } from '../../database/database.ts';
import { missingMigrations } from '../../database/migrate.ts';
import { type HealthFacts, type HealthPart, healthRows } from '../../operations/health-rows.ts';
import type { HealthSources } from '../../operations/health-sources.ts';
import { type OpenHandlers, requestFacts } from '../../http/serve.ts';
import { version } from '../../version.ts';

const unknown: HealthPart = { state: 'unknown', detail: 'It cannot be looked at from here.' };
const failed: HealthPart = { state: 'down', detail: 'It does not answer.' };
const gigabyte = 1024 ** 3;

const look = async (ask: (() => Promise<HealthPart>) | undefined) => (ask ? ask().catch(() => failed) : unknown);

async function space({ freeBytes }: HealthSources): Promise<HealthPart> {
  if (!freeBytes) return unknown;
  const free = (await freeBytes()) / gigabyte;
  return { state: free > 1 ? 'ok' : free > 0.1 ? 'degraded' : 'down', detail: `${free.toFixed(1)} GB are free.` };
}

/** How every part of the platform is doing, for admins. */
export const adminHealth = (db: Database, sources: HealthSources): OpenHandlers<'getAdminHealth'> => ({
  getAdminHealth: async ({ c, claims }) => {
    const begun = Date.now();
    const facts = await asUser(
      db,
      claims,
      async (sql) => {
        const [row] = await sql<{ facts: HealthFacts & { now: string } }>`select private.health_facts() as facts`;
        return row!.facts;
      },
      requestFacts(c, endpoints.getAdminHealth),
    );
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
        { name: 'api', state: 'ok' as const, detail: `Version ${version}.` },
        ...rows,
        {
          name: 'realtime',
          ...(clients === undefined ? unknown : { state: 'ok' as const, detail: `${clients} connected.` }),
        },
        { name: 'storage', ...(await space(sources).catch(() => failed)) },
        { name: 'assistance', ...(await look(sources.assistance)) },
        { name: 'mail_server', ...(await look(sources.mailServer)) },
        { name: 'scanner', ...(await look(sources.scanner)) },
      ],
      checked_at: new Date(now).toISOString(),
    };
  },
});
