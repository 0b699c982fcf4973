import { useLingui } from '@lingui/react/macro';
import { listMessages, type AnswerOf } from '@mediation/api-client';
import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../backend/backend-provider.tsx';
import { queryKey } from '../../backend/use-endpoint.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { catchUp, readOlder } from './message-cache.ts';

/** The messages of a channel, with a call that loads older ones. */
export function useLog(channelId: string) {
  const { t } = useLingui();
  const { call, queries } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const log = useQuery<AnswerOf<typeof listMessages>>({
    queryKey: queryKey(listMessages, { channelId }),
    meta: { reads: listMessages.reads },
    queryFn: () => catchUp(call, queries, channelId),
  });
  const load = () => run(() => readOlder(call, queries, channelId), { failed: () => t`Failed to load messages` });
  return { log, older: { load, isBusy, problem } };
}
