/** Said to people when no document can be kept, so that they do not try in vain. */
export const noSpace =
  'There is no space left for documents. Tell the people who run the platform, and try again later.';

/** Whether an error, or what caused it, is a full disk. */
export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error &&
  (/^E(NOSPC|DQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '') || isFullDisk(error.cause));
