import { plural, t } from '@lingui/core/macro';
import { clockTime } from '../../../../words/times/relative-time.ts';
import type { Conflict } from './conflicts.ts';

/** A conflict of a time from `start` to `end` as a sentence: "Tomas is booked until 16:30." */
export function conflictText(it: Conflict, start: string, end: string): string {
  switch (it.kind) {
    case 'booked':
      if (Date.parse(it.end) < Date.parse(end)) return t`${it.name} is booked until ${clockTime(it.end)}.`;
      if (Date.parse(it.start) > Date.parse(start)) return t`${it.name} is booked from ${clockTime(it.start)}.`;
      return t`${it.name} is booked then.`;
    case 'refused':
      return t`${it.name} said no to this time.`;
    case 'session':
      return t`You have a session then: ${it.name}, ${clockTime(it.start)} to ${clockTime(it.end)}.`;
    case 'held':
      return t`You offered this time already: ${it.name}.`;
    case 'before':
      return it.minutes === 0
        ? t`Your next session begins right after it.`
        : t`Only ${plural(it.minutes, { one: '# minute', other: '# minutes' })} before your next session.`;
    case 'after':
      return it.minutes === 0
        ? t`Another session of yours ends right before it.`
        : t`Only ${plural(it.minutes, { one: '# minute', other: '# minutes' })} after your session before it.`;
    case 'outside':
      break;
  }
  return t`This is outside your working hours.`;
}

/** A conflict in few words, for the block in the calendar: "Tomas until 16:30". */
export function shortConflict(it: Conflict, start: string, end: string): string {
  switch (it.kind) {
    case 'booked':
      if (Date.parse(it.end) < Date.parse(end)) return t`${it.name} until ${clockTime(it.end)}`;
      if (Date.parse(it.start) > Date.parse(start)) return t`${it.name} from ${clockTime(it.start)}`;
      return t`${it.name} is booked`;
    case 'refused':
      return t`Said no: ${it.name}`;
    case 'session':
      return t`You have a session`;
    case 'held':
      return t`Offered already`;
    case 'before':
      return t`${it.minutes} min before the next`;
    case 'after':
      return t`${it.minutes} min after another`;
    case 'outside':
      break;
  }
  return t`Outside your hours`;
}
