import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { LoggedMessage } from './log-place.ts';

/** Says that a message of the reader has arrived at the end of a log that reaches the newest one. */
export function useOwnArrival<Message extends LoggedMessage>(
  latest: Message | undefined,
  isMine: ((message: Message) => boolean) | undefined,
  isWhole: boolean,
  onArrival: () => void,
) {
  const known = useRef(latest);
  const wholeBefore = useRef(isWhole);
  const arrive = useEffectEvent((message: Message | undefined) => {
    const isNew = message !== undefined && message.key !== known.current?.key && isWhole && wholeBefore.current;
    known.current = message;
    wholeBefore.current = isWhole;
    if (isNew && isMine?.(message)) onArrival();
  });
  useLayoutEffect(() => arrive(latest), [latest]);
}
