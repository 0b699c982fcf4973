import type { Clause, ParentingSchedule } from '@mediation/api-client';
import { sentencesOf } from '../contradictions/sentences.ts';
import { compile, startOf } from './compile.ts';
import { dayNumber, weekdayOf } from './day.ts';

/** The weekdays in English and Spanish, from Monday. */
const weekdays = [
  /monday|lunes/iu,
  /tuesday|martes/iu,
  /wednesday|mi[ée]rcoles/iu,
  /thursday|jueves/iu,
  /friday|viernes/iu,
  /saturday|s[áa]bado/iu,
  /sunday|domingo/iu,
];

/** Fewer words than say something about handovers: a time beside one of these is the time of a handover. */
const handover = /handover|hand over|collect|pick(?:s|ed)? up|pickup|recog|entrega/iu;

/** "15:15", "3.15 pm", "5 pm". */
const clockTime = /\b(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?\s?(?<half>[ap]\.?\s?m\b)?(?!\.?\d)/giu;

/**
 * Whether a clause names a weekday or a time for handovers that the schedule does not have. It reads words, so it finds
 * only what is plainly there.
 */
export function namesOtherHandovers({ heading, text }: Pick<Clause, 'heading' | 'text'>, schedule: ParentingSchedule) {
  const sentences = sentencesOf(text).filter((sentence) => handover.test(heading) || handover.test(sentence));
  const own = [...schedule.exceptions, ...schedule.holidays].flatMap((rule) => Object.values(rule.handovers ?? {}));
  const times = new Set([...Object.values(schedule.handover), ...own].map((point) => point?.time));
  const planned = handoverWeekdays(schedule);
  return sentences.some(
    (sentence) =>
      timesOf(sentence).some((time) => !times.has(time)) ||
      (planned.size > 0 && weekdays.some((name, day) => name.test(sentence) && !planned.has(day))),
  );
}

const timesOf = (text: string) =>
  [...text.matchAll(clockTime)].flatMap(({ groups }) => {
    const { hour = '', minute, half } = groups ?? {};
    if (minute === undefined && half === undefined) return [];
    const isAfternoon = half?.toLowerCase().startsWith('p') ?? false;
    const from = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
    return [`${String(from).padStart(2, '0')}:${minute ?? '00'}`];
  });

/** The weekdays on which the pattern changes the carer. Holidays change on any day. */
function handoverWeekdays(schedule: ParentingSchedule): Set<number> {
  const from = startOf(schedule);
  if (from === undefined) return new Set();
  const { handovers } = compile({ ...schedule, holidays: [], exceptions: [] }, from, 6);
  return new Set(handovers.map(({ day }) => weekdayOf(dayNumber(day))));
}
