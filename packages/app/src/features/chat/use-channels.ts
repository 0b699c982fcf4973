import { ApiError, type Conversation, listCases, listConversations } from '@mediation/api-client';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { endpointOptions, useEndpoint } from '../../backend/use-endpoint.ts';
import { useUser } from '../../auth/session-provider.tsx';
import type { Channel } from './channel-words.ts';

const casesAtOnce = 20;

/** The channels of the person's cases, those of the most recently active case first. */
export function useChannels() {
  const { call } = useBackend();
  const { role } = useUser();
  const [shown, setShown] = useState(casesAtOnce);
  const cases = useEndpoint(listCases, {});
  const shownCases = cases.data?.cases.slice(0, shown) ?? [];
  const lists = useQueries({
    queries: shownCases.map(({ id }) => ({
      ...endpointOptions(call, listConversations, { caseId: id }),
    })),
  });
  const order = role === 'divorcee' ? privateFirst : sharedFirst;
  const channels = lists.flatMap(({ data }, at) => {
    const everyone = data?.conversations.find(({ type }) => type === 'case')?.members ?? [];
    const caseTitle = shownCases[at]?.title ?? '';
    const isClosed = shownCases[at]?.status === 'closed';
    return (data?.conversations ?? []).toSorted(order).map((it): Channel => ({ ...it, caseTitle, isClosed, everyone }));
  });
  const failed = lists.find(({ error, data }) => error !== null && !isClosedToMe(error) && data === undefined);
  return {
    channels,
    isLoading: cases.isPending || lists.some(({ isPending }) => isPending),
    error: cases.data === undefined ? cases.error : (failed?.error ?? null),
    retry: () => {
      void cases.refetch();
      for (const list of lists) if (list.error !== null) void list.refetch();
    },
    showMore: (cases.data?.cases.length ?? 0) > shown ? () => setShown((it) => it + casesAtOnce) : null,
  };
}

const sharedFirst = (a: Conversation, b: Conversation) => Number(b.type === 'case') - Number(a.type === 'case');
const privateFirst = (a: Conversation, b: Conversation) => sharedFirst(b, a);

const isClosedToMe = (error: unknown) =>
  error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not_found');
