/** The part of a day's width that booked time of other people takes. */
const narrow = 0.42;

/** Places what has a time in the column of a day: by minutes since midnight, and by its lane. */
export function columnOf(hours: readonly [number, number]) {
  const [from, to] = [hours[0] * 60, hours[1] * 60];
  return {
    box: (start: number, end: number) => ({
      top: `calc(${((start - from) / (to - from)) * 100}% + 1px)`,
      height: `calc(${((Math.min(end, to) - start) / (to - from)) * 100}% - 3px)`,
    }),
    across: (lane: number, lanes: number, width: 'wide' | 'narrow' = 'wide') => {
      const share = width === 'narrow' ? narrow : 1;
      return {
        insetInlineStart: `calc(4px + (100% - 10px) * ${1 - share + (share * lane) / lanes})`,
        width: `calc((100% - 10px) * ${share / lanes} - ${lanes > 1 ? 2 : 0}px)`,
      };
    },
    /** The line of a minute; undefined outside of the hours. */
    line: (minutes: number) =>
      minutes >= from && minutes <= to ? { top: `${((minutes - from) / (to - from)) * 100}%` } : undefined,
    /** The beginning of the step at a height of the column. */
    minutesAt: (share: number, step: number) => from + Math.floor((share * (to - from)) / step) * step,
  };
}
