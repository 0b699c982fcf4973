import { useLingui } from '@lingui/react/macro';
import { listMessages, type AnswerOf } from '@mediation/api-client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { queryKey } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { catchUp, joinNewest, readOlder } from './message-cache.ts';
import { asShown } from './messages.ts';
import { growPart, type ChannelPart, partKey, type Place, readPart } from '../channels/part-cache.ts';

/** The messages of a channel: the newest ones, or after a search those around a place. */
export function useLog(channelId: string) {
  const { t } = useLingui();
  const { call, queries } = useBackend();
  const older = useAction({ inPlace: true });
  const newer = useAction();
  const jump = useAction();
  const [place, setPlace] = useState<Place | null>(null);
  const [target, setTarget] = useState<{ key: string } | null>(null);
  const failed = () => t`Failed to load messages`;
  const newest = useQuery<AnswerOf<typeof listMessages>>({
    queryKey: queryKey(listMessages, { channelId }),
    meta: { reads: listMessages.reads },
    queryFn: () => catchUp(call, queries, channelId),
  });
  const { data: part } = useQuery<ChannelPart>({
    queryKey: partKey(channelId, place),
    meta: { reads: listMessages.reads },
    queryFn: place === null ? skipToken : () => readPart(call, queries, channelId, place),
  });

  const load = async (side: 'older' | 'newer') => {
    if (place === null) return readOlder(call, queries, channelId);
    const longer = await growPart(call, queries, channelId, place, side);
    if (longer && joinNewest(queries, channelId, longer)) setPlace(null);
  };
  const goTo = async (wanted: Place) => {
    const found = await readPart(call, queries, channelId, wanted);
    const at = 'at' in wanted ? Date.parse(wanted.at) : undefined;
    const hit = found.messages.find((it) =>
      'message' in wanted ? it.id === wanted.message : Date.parse(it.created_at) >= (at ?? 0),
    );
    queries.setQueryData<ChannelPart>(partKey(channelId, wanted), found);
    setPlace(joinNewest(queries, channelId, found) ? null : wanted);
    const shown = hit ?? found.messages.at(-1);
    setTarget(shown === undefined ? null : { key: asShown(shown).key });
  };
  const isPart = place !== null && part !== undefined;
  return {
    log: newest,
    messages: isPart ? part.messages : newest.data?.messages,
    hasOlder: isPart ? part.has_older : (newest.data?.has_more ?? false),
    older: { load: () => older.run(() => load('older'), { failed }), isBusy: older.isBusy, problem: older.problem },
    /** Loads the messages after a part; null where the newest message is there. */
    newer: isPart ? { load: () => newer.run(() => load('newer'), { failed }), isBusy: newer.isBusy } : null,
    /** The message that was looked for. */
    target,
    goTo: (wanted: Place) => jump.run(() => goTo(wanted), { failed }),
    toNewest: () => {
      setPlace(null);
      setTarget(null);
    },
  };
}
