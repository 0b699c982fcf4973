import { ApiError, limits } from '@mediation/api-client';
import type { Context } from 'hono';
import type { Handlers } from '../../http/handlers.ts';

interface Deps {
  /** Answers another address as the caller of this request. */
  readAs: (c: Context, path: string) => Response | Promise<Response>;
}

/** Several reads in one request. */
export const batch = ({ readAs }: Deps) =>
  ({
    readBatch: async ({ input, c }) => {
      const paths = input.paths.split(',');
      if (paths.length > limits.batchSize)
        throw new ApiError('invalid', `A batch carries at most ${limits.batchSize} reads.`);
      const answers = await Promise.all(
        paths.map(async (path) => {
          if (new URL(path, c.req.url).pathname === c.req.path)
            throw new ApiError('invalid', 'A batch cannot carry another one.');
          const response = await readAs(c, path);
          if (!response.headers.get('content-type')?.startsWith('application/json'))
            throw new ApiError('invalid', 'A batch carries only calls that answer JSON.');
          return { status: response.status, body: await response.json() };
        }),
      );
      return { answers };
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/platform/batch')>;
