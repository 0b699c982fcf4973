import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoggedMessage } from './log-place.ts';

/** The maximum number of messages announced one by one; more are announced as a count. */
const most = 3;

/**
 * Announces each message that arrived after the log opened once, when its text is available, and again when it changes:
 * redacted words do not stay in the region.
 */
export function useLogAnnouncements<Message extends LoggedMessage>(
  messages: readonly Message[],
  announce: ((message: Message) => string | undefined) | undefined,
  newMessages: (count: number) => string,
) {
  const region = useRef<HTMLSpanElement>(null);
  const [opened] = useState(() => ({ newest: messages.at(-1)?.key, heard: new Map<string, string>() }));

  const listen = useEffectEvent((log: readonly Message[]) => {
    const from = log.findLastIndex(({ key }) => key === opened.newest) + 1;
    // An older part of the log has nothing new.
    if (from === 0 && opened.newest !== undefined) return;
    const fresh = log.slice(from).flatMap((message) => {
      const words = announce?.(message);
      return words === undefined || words === opened.heard.get(message.key) ? [] : [{ key: message.key, words }];
    });
    if (fresh.length === 0) return;
    for (const { key, words } of fresh) opened.heard.set(key, words);
    const words = fresh.length > most ? newMessages(fresh.length) : fresh.map((it) => it.words).join('. ');
    if (region.current) region.current.textContent = words;
  });
  useEffect(() => listen(messages), [messages]);

  return region;
}
