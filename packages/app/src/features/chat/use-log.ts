import { limits } from '@mediation/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../backend/backend-provider.tsx';
import type { Connection } from '../../backend/live.ts';
import { type Answer, queryKey } from '../../backend/use-endpoint.ts';
import { catchUp, readOlder } from './message-cache.ts';

/** The messages of a channel, and the way to older ones. Without a live connection they are asked for now and then. */
export function useLog(channelId: string, connection: Connection) {
  const { api, queries } = useBackend();
  const log = useQuery<Answer<'listMessages'>>({
    queryKey: queryKey('listMessages', { channelId }),
    queryFn: () => catchUp(api, queries, channelId),
    refetchInterval: connection === 'connected' ? false : limits.pollEvery,
  });
  const older = useMutation({ mutationFn: () => readOlder(api, queries, channelId) });
  return { log, older };
}
