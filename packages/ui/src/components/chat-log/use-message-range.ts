import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LoggedMessage } from './log-place.ts';
import { keepPosition } from './log-rows.ts';

/** The rendered messages, by key. Without `last` the window follows new messages. */
interface Range {
  first: string | null;
  last: string | null;
  /** The newest message when following stopped; later ones are new. */
  seen: string | null;
}

/** The newest messages. */
export const newest: Range = { first: null, last: null, seen: null };

/** The number of rendered messages at the start. */
const few = 40;

/** Which messages of a log are rendered. Where they no longer reach the newest one, or do again, none of them is new. */
export function useMessageRange(
  messages: readonly LoggedMessage[],
  log: RefObject<HTMLElement | null>,
  isWhole: boolean,
) {
  const [range, setRange] = useState(newest);
  const [wasWhole, setWhole] = useState(isWhole);
  const count = messages.length;
  const indexOf = (key: string | null) => (key === null ? -1 : messages.findIndex((it) => it.key === key));
  const keyAt = (index: number) => messages[index]?.key ?? null;

  if (wasWhole !== isWhole) {
    setWhole(isWhole);
    setRange((it) => ({ ...it, seen: keyAt(count - 1) }));
  }

  const last = indexOf(range.last);
  const end = last === -1 ? count : last + 1;
  const first = indexOf(range.first);
  const start = Math.max(first === -1 ? end - few : first, 0);
  return {
    range,
    setRange,
    /** Changes the range at once and keeps the reader's position. */
    change: (to: Partial<Range>, from: number, until: number) => {
      const common = Math.min(until, end) - 1;
      const render = () => flushSync(() => setRange((it) => ({ ...it, ...to })));
      if (log.current) keepPosition(log.current, common - start, common - from, render);
    },
    start,
    end,
    /** How many messages arrived after following stopped. */
    unseen: range.last === null ? 0 : count - 1 - indexOf(range.seen),
    indexOf,
    keyAt,
  };
}
