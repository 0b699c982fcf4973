import type { ApiClient } from '@mediation/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Invited } from './participants-by-side.ts';

type Client = Parameters<ApiClient['createCase']>[0]['personalInfo'];

const keyOf = (caseId: string) => ['named client', caseId];

/**
 * Keeps what the mediator called the client of a new case, for the invitation that follows. Only in memory: the intake
 * that it was written into is read by nobody but the client until it is sent.
 */
export function keepClientDetails(queries: QueryClient, caseId: string, { name, email }: Client) {
  queries.setQueryDefaults(keyOf(caseId), { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(keyOf(caseId), { name, email });
}

/** What is known of the person for a place: the client of a new case takes the place of the first party. */
export function clientDetailsFor(queries: QueryClient, caseId: string, { role, side }: Pick<Invited, 'role' | 'side'>) {
  if (role !== 'divorcee' || side !== 'A') return undefined;
  return queries.getQueryData<Pick<Invited, 'name' | 'email'>>(keyOf(caseId));
}
