import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { LoggedMessage } from './log-place.ts';
import { beginsInView, rowsOf } from './log-rows.ts';
import { newest, useMessageRange } from './use-message-range.ts';
import { useOwnArrival } from './use-own-arrival.ts';

/** The number of rendered messages: per step, when scrolling has stopped, and at most. */
const sizes = { step: 10, rest: 300, most: 900 };

/**
 * How long scrolling must have stopped before distant messages are unmounted, in milliseconds: during scrolling that
 * would drop frames.
 */
const restsFor = 200;

/** How close to the end counts as the end, in pixels. */
const near = 48;

/**
 * Renders a window of a long log: the newest messages at first, more during scrolling, about 300 when it stops. Opening
 * costs the same for ten messages and ten thousand, and the rendered text can be searched, selected and copied. The log
 * counts its scroll position from the end, so only changes below the viewport need a correction. Messages that do not
 * reach the newest one are never followed.
 */
export function useMessageWindow<Message extends LoggedMessage>(
  messages: readonly Message[],
  log: RefObject<HTMLElement | null>,
  isMine: ((message: Message) => boolean) | undefined,
  isWhole: boolean,
) {
  const { range, setRange, change, start, end, unseen, indexOf, keyAt } = useMessageRange(messages, log, isWhole);
  const [isAway, setAway] = useState(false);
  const [returns, setReturns] = useState(0);
  const asked = useRef<string>(null);
  const count = messages.length;

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

  /** Unmounts distant messages. */
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
    setAway(below > element.clientHeight && !(end === count && beginsInView(element)));
    if (isWhole && below <= near && end === count) {
      if (range.last !== null) setRange({ first: keyAt(start), last: null, seen: null });
    } else if (range.last === null && (below > near || !isWhole)) {
      setRange({ first: keyAt(start), last: keyAt(count - 1), seen: keyAt(count - 1) });
    }
    if (below < ahead && end < count) growDown();
    else if (above < ahead && start > 0) growUp();
    else if (end - start > (isResting ? sizes.rest + sizes.step * 2 : sizes.most)) shrink(above, below);
  };

  useEffect(() => {
    asked.current = null;
  });
  useFitting(fit);
  useOwnArrival(messages.at(-1), isMine, isWhole, () => {
    if (range.last === null) return;
    setRange(newest);
    setReturns(returns + 1);
  });
  useLayoutEffect(() => {
    if (returns > 0) log.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [returns, log]);

  return {
    start,
    end,
    unseen,
    /** Whether the newest message is out of view. */
    isAway: isAway || end < count,
    fit,
    toNewest: () => {
      flushSync(() => setRange(newest));
      log.current?.scrollTo({ top: 0, behavior: 'instant' });
    },
    /** Focuses a rendered message. */
    focus: (key: string) => {
      if (log.current) rowsOf(log.current)[indexOf(key) - start]?.focus({ preventScroll: true });
    },
    show,
    /** Scrolls a message to the top of the log and focuses it. */
    jumpTo: (key: string) => show(key)?.focus({ preventScroll: true }),
  };

  /** Scrolls a message to the top of the log. */
  function show(key: string) {
    const index = indexOf(key);
    const element = log.current;
    if (index === -1 || !element) return undefined;
    const from = Math.max(0, index - sizes.step);
    const seen = range.seen ?? keyAt(count - 1);
    flushSync(() => setRange({ first: keyAt(from), last: keyAt(Math.min(count, index + sizes.step) - 1), seen }));
    const row = rowsOf(element)[index - from];
    row?.scrollIntoView({ block: 'start' });
    return row;
  }
}

/** Fits after each render, and once more when scrolling has stopped. */
function useFitting(fit: (isResting: boolean) => void) {
  const refit = useEffectEvent(fit);
  useEffect(() => {
    const frame = requestAnimationFrame(() => refit(false));
    const rest = setTimeout(() => refit(true), restsFor);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  });
}
