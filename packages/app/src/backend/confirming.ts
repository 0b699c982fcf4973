import { ApiError, type Call } from '@mediation/api-client';

/** Asks the person to confirm that it is them, if so with their second factor; resolves to whether they did. */
type Ask = (needsFactor: boolean) => Promise<boolean>;

export type Confirming = ReturnType<typeof createConfirming>;

/**
 * Repeats calls that the server refuses until the person has confirmed that it is them. The page that called waits
 * meanwhile, so nothing typed is lost. Calls that are refused at the same time share one question.
 */
export function createConfirming() {
  let ask: Ask | undefined;
  let asked: Promise<boolean> | undefined;

  const isConfirmed = (needsFactor: boolean) => {
    asked ??= (ask?.(needsFactor) ?? Promise.resolve(false)).finally(() => {
      asked = undefined;
    });
    return asked;
  };

  return {
    /** Says who asks, until the returned function is called. */
    askWith: (next: Ask) => {
      ask = next;
      return () => {
        ask = undefined;
      };
    },
    confirming:
      (call: Call): Call =>
      async (endpoint, ...args) => {
        try {
          return await call(endpoint, ...args);
        } catch (error) {
          const isAsked = error instanceof ApiError && error.status === 428;
          if (!isAsked || !(await isConfirmed(error.code === 'factor_first'))) throw error;
          return call(endpoint, ...args);
        }
      },
  };
}
