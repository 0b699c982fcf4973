import { type ApiClient, getMe, updateMe, type AnswerOf } from '@mediation/api-client';
import { useBackend } from '../../backend/backend-provider.tsx';
import { queryKey, useEndpoint } from '../../backend/use-endpoint.ts';
import { useSession } from '../../auth/session-provider.tsx';

export type Changes = NonNullable<Parameters<ApiClient['updateMe']>[0]>;
export type Settings = AnswerOf<typeof getMe>['settings'];

const key = queryKey(getMe, {});

/** The person's settings, and a call that changes some of them; fields that are left out do not change. */
export function useSettings() {
  const { call, queries } = useBackend();
  const { changeUser } = useSession();
  const query = useEndpoint(getMe, {});

  const change = async (changes: Changes) => {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const answer = await call(updateMe, given);
    queries.setQueryData(key, answer);
    changeUser(answer.user);
  };
  return { query, change };
}
