import { listMessages, type AnswerOf } from '@mediation/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../backend/backend-provider.tsx';
import { queryKey } from '../../backend/use-endpoint.ts';
import { catchUp, readOlder } from './message-cache.ts';

/** The messages of a channel, and the way to older ones. */
export function useLog(channelId: string) {
  const { call, queries } = useBackend();
  const log = useQuery<AnswerOf<typeof listMessages>>({
    queryKey: queryKey(listMessages, { channelId }),
    meta: { reads: listMessages.reads },
    queryFn: () => catchUp(call, queries, channelId),
  });
  const older = useMutation({ mutationFn: () => readOlder(call, queries, channelId) });
  return { log, older };
}
