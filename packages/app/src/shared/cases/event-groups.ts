import type { CaseEvent } from '@mediation/api-client';

/** Events that read alike and follow each other, by the newest of them, with how many there are. */
export interface EventGroup {
  event: CaseEvent;
  count: number;
}

const near = 1000;

/** Removes duplicates: an event that is stored once for the parties and once for the mediator is shown once. */
const withoutEchoes = (events: readonly CaseEvent[]): CaseEvent[] =>
  events.filter((event, at) => {
    const before = events[at - 1];
    const isSame =
      before?.kind === event.kind && before.actor_id === event.actor_id && !event.kind.startsWith('document_');
    return !isSame || Math.abs(Date.parse(before.created_at) - Date.parse(event.created_at)) > near;
  });

/** Whether an event was overtaken on its day by the newer one: of the modes that one mediator tries in a row, the last counts. */
const isOvertaken = (event: CaseEvent, newer: CaseEvent) =>
  event.kind === 'mode_changed' &&
  newer.kind === event.kind &&
  newer.actor_id === event.actor_id &&
  new Date(newer.created_at).toDateString() === new Date(event.created_at).toDateString();

/** The events to list: each once, neighbours that read alike as one, and of several changes of the mode the last. */
export function eventGroups(events: readonly CaseEvent[], wordsOf: (event: CaseEvent) => string): EventGroup[] {
  const groups: EventGroup[] = [];
  for (const event of withoutEchoes(events)) {
    const last = groups.at(-1);
    if (last !== undefined && isOvertaken(event, last.event)) continue;
    if (last !== undefined && wordsOf(last.event) === wordsOf(event)) last.count += 1;
    else groups.push({ event, count: 1 });
  }
  return groups;
}
