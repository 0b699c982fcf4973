import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { LoggedMessage } from './log-place.ts';

/** The number of rendered messages: at the start, per step, when scrolling has stopped, and at most. */
const sizes = { first: 40, step: 10, rest: 300, most: 900 };

/**
 * How long scrolling must have stopped before distant messages are unmounted, in milliseconds: during scrolling that
 * would drop frames.
 */
const restsFor = 200;

/** How close to the end counts as the end, in pixels. */
const near = 48;

/** The rendered messages, by key. Without `last` the window follows new messages. */
interface Range {
  first: string | null;
  last: string | null;
  /** The newest message when following stopped; later ones are new. */
  seen: string | null;
}

const newest: Range = { first: null, last: null, seen: null };

/** The rows of a log, one per rendered message. */
export const rowsOf = (log: HTMLElement): HTMLElement[] => [...log.querySelectorAll<HTMLElement>('ol > li[tabindex]')];

const bottom = (row: HTMLElement | undefined) => row?.getBoundingClientRect().bottom ?? 0;

/** Whether the first words of the newest rendered message are in view: it is read now, however long it is. */
function beginsInView(log: HTMLElement) {
  const begin = rowsOf(log).at(-1)?.getBoundingClientRect().top ?? 0;
  const { top, bottom: end } = log.getBoundingClientRect();
  return begin >= top && begin < end;
}

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
  const [range, setRange] = useState(newest);
  const [isAway, setAway] = useState(false);
  const [returns, setReturns] = useState(0);
  const asked = useRef<string>(null);
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
  const start = Math.max(first === -1 ? end - sizes.first : first, 0);
  const unseen = range.last === null ? 0 : count - 1 - indexOf(range.seen);

  /**
   * Changes the window synchronously and keeps the reader's position, which moves by the height added or removed below.
   */
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
  const wholeBefore = useRef(isWhole);
  const arrive = useEffectEvent((message: Message | undefined) => {
    const isNew = message !== undefined && message.key !== known.current?.key && isWhole && wholeBefore.current;
    known.current = message;
    wholeBefore.current = isWhole;
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
    /** How many messages arrived after following stopped. */
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
