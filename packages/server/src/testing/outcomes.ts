import { ApiError } from '@mediation/api-client';

/** The code of a failed call. */
export const codeOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.code;
  throw error;
};

/** What became of each of several attempts at once: `done`, or the code of the failure. In the order of the alphabet. */
export const outcomes = async (attempts: Promise<unknown>[]) =>
  (await Promise.all(attempts.map((it) => it.then(() => 'done', codeOf)))).toSorted((one, other) =>
    one.localeCompare(other),
  );
