import type { Handlers } from '../../http/handlers.ts';
import type { Gate } from '../../http/guard/rate-limit.ts';
import { remoteAddress } from '../../http/guard/remote-address.ts';
import type { Log } from '../../operations/log.ts';
import type { Metrics } from '../../operations/metrics.ts';

interface Deps {
  log: Log;
  metrics: Metrics;
  gate: Gate;
}

/** Logs and counts errors in browsers. They are warnings, because anyone can send one. */
export const clientErrors = ({ log, metrics, gate }: Deps) =>
  ({
    reportClientError: async ({ input: { id, request_id, ...error }, c }) => {
      await gate.spend('clientErrors', remoteAddress(c));
      metrics.countClientError(error.kind);
      log.warn({ errorId: id, requestId: request_id, ...error }, 'client error');
      return { ok: true };
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/platform/client-errors')>;
