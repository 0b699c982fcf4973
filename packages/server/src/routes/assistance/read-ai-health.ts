import type { AsCaller } from '../../http/handlers.ts';
import type { Engines } from '../../language-model/engines.ts';

/** Whether the assistance is on for a caller, and how its engine does. */
export async function readAiHealth(asCaller: AsCaller, engines: Engines) {
  const [assistance] = await asCaller(
    (sql) => sql<{ is_on: boolean; may_leave: boolean }>`
      select private.ai_is_on(null) as is_on, private.external_ai_is_on(null) as may_leave`,
  );
  const engine = await engines.forCall({
    mayLeave: assistance?.may_leave ?? false,
    contacts: null,
    readKnown: async () => [],
  });
  const health = await engine.health();
  const message = 'Assistance is switched off for your organization.';
  return assistance?.is_on ? health : { ...health, status: 'off' as const, message };
}
