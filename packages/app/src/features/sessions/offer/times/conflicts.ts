/** A time at which the mediator or somebody who comes has something else. */
export interface Taken {
  kind: 'session' | 'held' | 'booked' | 'refused';
  /** The case of a session; the first name of a person who is booked or said no to this time. */
  name: string;
  start: string;
  end: string;
}

/** What is known about a week: what is taken, the working hours, and the minutes kept free between sessions. */
export interface WeekFacts {
  taken: readonly Taken[];
  open: readonly { start: string; end: string }[];
  gapMinutes: number;
}

/** Something that speaks against a time. It is a warning: the time can still be offered. */
export type Conflict =
  | { kind: Taken['kind']; name: string; start: string; end: string }
  | { kind: 'outside' }
  | { kind: 'before' | 'after'; minutes: number };

const minute = 60_000;

/** What speaks against a time that begins then, the most important first. */
export function conflictsAt(start: string, minutes: number, { taken, open, gapMinutes }: WeekFacts): Conflict[] {
  const from = Date.parse(start);
  const to = from + minutes * minute;
  const found: Conflict[] = [];
  for (const it of taken) {
    const [begins, ends] = [Date.parse(it.start), Date.parse(it.end)];
    if (begins < to && ends > from) found.push({ kind: it.kind, name: it.name, start: it.start, end: it.end });
    else if (it.kind === 'session' && begins >= to && begins - to < gapMinutes * minute)
      found.push({ kind: 'before', minutes: (begins - to) / minute });
    else if (it.kind === 'session' && ends <= from && from - ends < gapMinutes * minute)
      found.push({ kind: 'after', minutes: (from - ends) / minute });
  }
  const isOpen = open.some((span) => Date.parse(span.start) <= from && Date.parse(span.end) >= to);
  if (!isOpen) found.push({ kind: 'outside' });
  return found.toSorted((one, other) => weight[one.kind] - weight[other.kind]);
}

const weight: Record<Conflict['kind'], number> = {
  refused: 0,
  session: 0,
  booked: 1,
  held: 2,
  before: 3,
  after: 3,
  outside: 4,
};
