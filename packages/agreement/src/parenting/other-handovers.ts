import type { Clause, ParentingSchedule } from '@mediation/api-client';
import { saidBy } from '../clauses/said.ts';
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
const clockTime =
  /(?<![£€$]\s?)\b(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?\s?(?<half>[ap]\.?\s?m\b)?(?!\.?\d|\s?(?:[£€%]|euros?|pounds?|dollars?|dólares))/giu;

/** Words beside which a weekday or a time may be one of a message, a condition, a limit or a visit without a night. */
const beside =
  /(?<!\p{L})(?:if|unless|late|delay\w*|tells?|calls?|writes?|messages?|notice|before|after|until|till|from|since|visits?|same day|for the day|afternoons?|lunch|dinner|si|visitas?|mismo día|com(?:e|en|er)|cena[rn]?|salvo|avisa\p{L}*|llama\p{L}*|escrib\p{L}*|retras\p{L}*|tarde|antes|después|hasta|desde)(?!\p{L})/iu;

/** Weekdays, from Monday, 0, and times of handovers in a clause that the schedule does not have, and those that it has. */
export interface OtherHandovers {
  days: number[];
  times: string[];
  scheduledDays: number[];
  scheduledTimes: string[];
  /** Whether the sentence speaks of the usual handovers alone, and not of a special day, a limit, a visit or a message. */
  isSure: boolean;
}

/**
 * The weekdays and times for handovers that a clause names and the schedule does not have; null if there are none. It reads
 * words, so it finds only what is plainly there.
 */
export function otherHandoversIn(
  { heading, text }: Pick<Clause, 'heading' | 'text'>,
  schedule: ParentingSchedule,
): OtherHandovers | null {
  const sentences = sentencesOf(text).filter((sentence) => handover.test(heading) || handover.test(sentence));
  const own = [...schedule.exceptions, ...schedule.holidays].flatMap((rule) => Object.values(rule.handovers ?? {}));
  const usual = [...new Set(Object.values(schedule.handover).map(({ time }) => time))];
  const times = new Set([...usual, ...own.flatMap((point) => point?.time ?? [])]);
  const planned = handoverWeekdays(schedule);
  const found = sentences.map((sentence) => ({
    times: timesOf(sentence).filter((time) => !times.has(time)),
    days: [...weekdays.keys()].filter((day) => planned.size > 0 && !planned.has(day) && weekdays[day]?.test(sentence)),
    isSure: [beside, saidBy.holidays, saidBy.special_days].every((it) => !it.test(`${heading} ${sentence}`)),
  }));
  const others = found.filter((it) => it.times.length > 0 || it.days.length > 0);
  const sure = others.filter(({ isSure }) => isSure);
  if (others.length === 0) return null;
  const chosen = sure.length > 0 ? sure : others;
  return {
    days: [...new Set(chosen.flatMap(({ days }) => days))].toSorted((one, other) => one - other),
    times: [...new Set(chosen.flatMap((it) => it.times))].toSorted(),
    scheduledDays: [...planned].toSorted((one, other) => one - other),
    scheduledTimes: usual.toSorted(),
    isSure: sure.length > 0,
  };
}

const timesOf = (text: string) =>
  [...text.matchAll(clockTime)].flatMap(({ groups }) => {
    const { hour = '', minute, half } = groups ?? {};
    if (minute === undefined && half === undefined) return [];
    const isAfternoon = half?.toLowerCase().startsWith('p') ?? false;
    const from = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
    if (from > 23) return [];
    return [`${String(from).padStart(2, '0')}:${minute ?? '00'}`];
  });

/** The weekdays on which the pattern changes the carer. Holidays change on any day. */
function handoverWeekdays(schedule: ParentingSchedule): Set<number> {
  const from = startOf(schedule);
  if (from === undefined) return new Set();
  const { handovers } = compile({ ...schedule, holidays: [], exceptions: [] }, from, 6);
  return new Set(handovers.map(({ day }) => weekdayOf(dayNumber(day))));
}
