import type { ApiClient } from '@mediation/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Invited } from './participants-by-side.ts';

type Client = Parameters<ApiClient['createCase']>[0]['personalInfo'];

const keyOf = (caseId: string) => ['named client', caseId];

/**
 * Keeps the name and address of a new case's client for the invitation that follows. Only in memory, because nobody but
 * the client may read the draft intake that contains them.
 */
export function keepClientDetails(queries: QueryClient, caseId: string, { name, email }: Client) {
  queries.setQueryDefaults(keyOf(caseId), { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(keyOf(caseId), { name, email });
}

/** The known details of the person to invite: the client of a new case is the first party. */
export function clientDetailsFor(queries: QueryClient, caseId: string, { role, side }: Pick<Invited, 'role' | 'side'>) {
  if (role !== 'divorcee' || side !== 'A') return undefined;
  return queries.getQueryData<Pick<Invited, 'name' | 'email'>>(keyOf(caseId));
}
