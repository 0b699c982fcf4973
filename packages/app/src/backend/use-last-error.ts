import type { ApiError } from '@mediation/api-client';
import { useState } from 'react';

/** A query that drops its error when it is tried again. */
interface Tries {
  error: ApiError | null;
  isPending: boolean;
  errorUpdateCount: number;
}

/** The error of the last try, also during the next one, so that the page does not change while a query is tried again. */
export function useLastError({ error, isPending, errorUpdateCount }: Tries): ApiError | null {
  const [last, setLast] = useState(error);
  const isTriedAgain = isPending && errorUpdateCount > 0;
  if (!isTriedAgain && last !== error) setLast(error);
  return isTriedAgain ? last : error;
}
