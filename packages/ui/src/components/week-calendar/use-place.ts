import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { entrance, isSame, nearest, type Stop, stopKey } from './stops.ts';

export interface PlaceOptions {
  root: RefObject<HTMLElement | null>;
  /** The visible days with their stops. */
  dates: readonly string[];
  days: readonly Stop[][];
  /** The days that can be shown without turning to other ones. */
  span: readonly string[];
  now: { date: string; minutes: number };
}

/** The one stop of a calendar that Tab reaches, and the focus that follows it. */
export function usePlace({ root, dates, days, span, now }: PlaceOptions) {
  const [place, setPlace] = useState<Stop>();
  const isMoving = useRef(false);
  const kept =
    place &&
    (days.flat().find((stop) => isSame(stop, place)) ?? nearest(days[dates.indexOf(place.date)] ?? [], place.minutes));
  const current = kept ?? entrance(days, now);

  useLayoutEffect(() => {
    // After Page Up or Page Down the page may need a moment to show the other week.
    const isTurning = place !== undefined && !span.includes(place.date);
    if (!isMoving.current || !current || isTurning) return;
    const elements = root.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [];
    const target = [...elements].find(({ dataset }) => dataset['stop'] === stopKey(current));
    if (!target) return;
    isMoving.current = false;
    target.focus();
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  /** What is opened may disappear or change: the focus stays at its time. */
  const hold = () => {
    isMoving.current = true;
  };
  return {
    current,
    /** Says which stop has the focus. */
    setPlace,
    hold,
    /** Moves the focus to a stop, as soon as it is there. */
    goTo: (stop: Stop) => {
      hold();
      setPlace(stop);
    },
  };
}
