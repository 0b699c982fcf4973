import { limits, listMessages, type AnswerOf } from '@mediation/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../backend/backend-provider.tsx';
import type { Connection } from '../../backend/live.ts';
import { queryKey } from '../../backend/use-endpoint.ts';
import { catchUp, readOlder } from './message-cache.ts';

/** The messages of a channel, and the way to older ones. Without a live connection they are asked for now and then. */
export function useLog(channelId: string, connection: Connection) {
  const { call, queries } = useBackend();
  const log = useQuery<AnswerOf<typeof listMessages>>({
    queryKey: queryKey(listMessages, { channelId }),
    meta: { reads: listMessages.reads },
    queryFn: () => catchUp(call, queries, channelId),
  });
  const older = useMutation({ mutationFn: () => readOlder(call, queries, channelId) });
  return { log, older };
}
