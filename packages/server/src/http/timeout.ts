import { ApiError } from '@mediation/api-client';
import { createMiddleware } from 'hono/factory';

/** Uploads may be slow on a bad network. */
const isUpload = (method: string, path: string) =>
  /^(POST|PUT)$/.test(method) && /^\/api\/(uploads$|organizations\/[^/]+\/logo$)/.test(path);

const uploadMs = 10 * 60_000;

/** Answers `unavailable` when a request takes too long. The work may still finish. */
export const timeout = (ms: number) =>
  createMiddleware(async (c, next) => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const alarm = setTimeout(
      () => reject(new ApiError('unavailable', 'This is taking too long. Try again in a moment.')),
      isUpload(c.req.method, c.req.path) ? uploadMs : ms,
    );
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(alarm);
    }
  });
