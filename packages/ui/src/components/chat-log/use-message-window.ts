import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { LoggedMessage } from './log-place.ts';

/**
 * How many messages a log shows when it opens, how many it takes on at a time, and how many it holds: once the reader
 * rests, and at the very most.
 */
const sizes = { first: 40, step: 10, rest: 300, most: 900 };

/** How long a reader rests before messages far away are let go: doing so while they scroll would cost frames. */
const restsFor = 200;

/** How close to the newest message one is still at it, in pixels. */
const near = 48;

/** The messages on the page, by their keys. Without a last one the window follows what comes. */
interface Range {
  first: string | null;
  last: string | null;
  /** The newest message when it stopped following: what comes after it is new. */
  seen: string | null;
}

const newest: Range = { first: null, last: null, seen: null };

/** The rows of a log, one for each message of its window. */
export const rowsOf = (log: HTMLElement): HTMLElement[] => [...log.querySelectorAll<HTMLElement>('ol > li[tabindex]')];

const bottom = (row: HTMLElement | undefined) => row?.getBoundingClientRect().bottom ?? 0;

/**
 * Which messages of a long log are on the page: the newest at first, more where one scrolls, about 300 where one rests. So
 * opening costs the same for ten messages and ten thousand, and yet what is read can be searched, selected and copied. The
 * log counts its scroll position from the end: only what changes below the reader has to be made up for.
 */
export function useMessageWindow<Message extends LoggedMessage>(
  messages: readonly Message[],
  log: RefObject<HTMLElement | null>,
  isMine: ((message: Message) => boolean) | undefined,
) {
  const [range, setRange] = useState(newest);
  const [isAway, setAway] = useState(false);
  const [returns, setReturns] = useState(0);
  const asked = useRef<string>(null);
  const count = messages.length;
  const indexOf = (key: string | null) => (key === null ? -1 : messages.findIndex((it) => it.key === key));
  const keyAt = (index: number) => messages[index]?.key ?? null;

  const last = indexOf(range.last);
  const end = last === -1 ? count : last + 1;
  const first = indexOf(range.first);
  const start = Math.max(first === -1 ? end - sizes.first : first, 0);
  const unseen = range.last === null ? 0 : count - 1 - indexOf(range.seen);

  /** Changes the window at once and keeps the reader's place, which has moved by what was added or taken away below. */
  const change = (to: Partial<Range>, from: number, until: number) => {
    const element = log.current;
    if (!element) return;
    const { scrollTop } = element;
    const common = Math.min(until, end) - 1;
    const before = rowsOf(element);
    const removed = bottom(before.at(-1)) - bottom(before[common - start]);
    flushSync(() => setRange((it) => ({ ...it, ...to })));
    const after = rowsOf(element);
    const added = bottom(after.at(-1)) - bottom(after[common - from]);
    element.scrollTo({ top: scrollTop + removed - added, behavior: 'instant' });
  };

  const growUp = () => {
    const first = keyAt(Math.max(0, start - sizes.step));
    if (asked.current === first) return;
    asked.current = first;
    startTransition(() => setRange((it) => ({ ...it, first })));
  };

  const growDown = () => {
    const until = Math.min(count, end + sizes.step);
    change({ last: keyAt(until - 1) }, start, until);
  };

  /** Lets go of what is farther from the reader. */
  const shrink = (above: number, below: number) => {
    if (above > below) return change({ first: keyAt(end - sizes.rest) }, end - sizes.rest, end);
    const until = start + sizes.rest;
    return change({ last: keyAt(until - 1) }, start, until);
  };

  const fit = (isResting: boolean) => {
    const element = log.current;
    if (!element || element.clientHeight === 0) return;
    const below = -element.scrollTop;
    const above = element.scrollHeight - element.clientHeight - below;
    const ahead = element.clientHeight * 6;
    setAway(below > element.clientHeight);
    if (below <= near && end === count) {
      if (range.last !== null) setRange({ first: keyAt(start), last: null, seen: null });
    } else if (range.last === null && below > near) {
      setRange({ first: keyAt(start), last: keyAt(count - 1), seen: keyAt(count - 1) });
    }
    if (below < ahead && end < count) growDown();
    else if (above < ahead && start > 0) growUp();
    else if (end - start > (isResting ? sizes.rest + sizes.step * 2 : sizes.most)) shrink(above, below);
  };

  const refit = useEffectEvent(fit);
  useEffect(() => {
    asked.current = null;
    const frame = requestAnimationFrame(() => refit(false));
    const rest = setTimeout(() => refit(true), restsFor);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  });

  const latest = messages.at(-1);
  const known = useRef(latest);
  const arrive = useEffectEvent((message: Message | undefined) => {
    const isNew = message !== undefined && message.key !== known.current?.key;
    known.current = message;
    if (!isNew || range.last === null || !isMine?.(message)) return;
    setRange(newest);
    setReturns(returns + 1);
  });
  useLayoutEffect(() => arrive(latest), [latest]);

  useLayoutEffect(() => {
    if (returns > 0) log.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [returns, log]);

  return {
    start,
    end,
    /** How many messages came since the reader left the newest one. */
    unseen,
    /** The newest message is out of sight. */
    isAway: isAway || end < count,
    fit,
    toNewest: () => {
      flushSync(() => setRange(newest));
      log.current?.scrollTo({ top: 0, behavior: 'instant' });
    },
    /** Puts a message at the top of the log and gives it the focus. */
    jumpTo: (key: string) => {
      const index = indexOf(key);
      const element = log.current;
      if (index === -1 || !element) return;
      const from = Math.max(0, index - sizes.step);
      const seen = range.seen ?? keyAt(count - 1);
      flushSync(() => setRange({ first: keyAt(from), last: keyAt(Math.min(count, index + sizes.step) - 1), seen }));
      const row = rowsOf(element)[index - from];
      row?.scrollIntoView({ block: 'start' });
      row?.focus({ preventScroll: true });
    },
  };
}
