import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Checkbox, Notice, Skeleton, SkeletonGroup, Stack, Text } from '@mediation/ui';
import {
  addDays,
  type CalendarEvent,
  CalendarKey,
  CalendarToolbar,
  isWeekend,
  spanTitle,
  useCalendarView,
  wallTimeAt,
  WeekCalendar,
  weekOf,
} from '@mediation/ui/calendar';
import { Hourglass, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../../../../shared/loading/load-failed.tsx';
import { viewerLocale, zoneName } from '../../../../words/names/viewer.ts';
import { useCalendarLabels } from '../../schedule/use-calendar-labels.ts';
import { ClockChange } from '../form/clock-change-line.tsx';
import { conflictsAt, type WeekFacts } from './conflicts.ts';
import { shortConflict } from './conflict-text.ts';
import { firstDay } from './first-day.ts';
import type { OfferDraft } from '../form/offer-draft.ts';
import { endOf } from './taken.ts';
import { type OfferScope, useWeek } from './use-week.ts';

export interface OfferCalendarProps {
  scope: OfferScope;
  draft: Pick<OfferDraft, 'times' | 'minutes'>;
  onTimesChange: (times: string[]) => void;
}

/** The calendar in which the mediator picks times: a click on a free hour offers it, a click on an offer removes it. */
export function OfferCalendar({ scope, draft: { times, minutes }, onTimesChange }: OfferCalendarProps) {
  const { t } = useLingui();
  const labels = useCalendarLabels();
  const zone = zoneName();
  const locale = viewerLocale();
  const [now] = useState(() => new Date());
  const [date, setDate] = useState(() => firstDay(times[0], now, zone));
  const [hasWeekend, setWeekend] = useState(() => isWeekend(date));
  const isDay = useCalendarView() === 'day';
  const week = weekOf(date, locale, hasWeekend ? 7 : 5);
  const { facts, caseZone, error, isFetching, retry } = useWeek(scope, date, { keepsLast: true });
  const events = useEvents(facts, times, minutes);
  const move = (by: number) => setDate(addDays(date, by * (isDay ? 1 : 7)));
  const offer = (start: Date) => {
    const time = start.toISOString();
    if (times.length < limits.sessionSlots && !times.includes(time)) onTimesChange([...times, time].toSorted());
  };
  const noteAt = (start: Date) => {
    const [worst] = facts ? conflictsAt(start.toISOString(), minutes, facts) : [];
    return worst && shortConflict(worst, start.toISOString(), endOf(start.toISOString(), minutes));
  };
  return (
    <Stack>
      <CalendarToolbar
        title={spanTitle(isDay ? [date] : week, locale)}
        level={2}
        labels={{
          previous: isDay ? t`Day before` : t`Week before`,
          today: t`Today`,
          next: isDay ? t`Next day` : t`Next week`,
        }}
        onPrevious={() => move(-1)}
        onToday={() => setDate(wallTimeAt(now, zone).date)}
        onNext={() => move(1)}
      >
        {!isDay && <Checkbox label={t`Show the weekend`} checked={hasWeekend} onCheckedChange={setWeekend} />}
      </CalendarToolbar>
      <ClockChange week={week} caseZone={caseZone} />
      {error !== null && facts === undefined && (
        <LoadFailed error={error} fallback={t`Failed to load what is booked`} onRetry={retry} isRetrying={isFetching} />
      )}
      {facts === undefined && error === null && (
        <SkeletonGroup label={t`Loading what is booked`}>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      )}
      {facts && (
        <>
          {times.length >= limits.sessionSlots && (
            <Notice>{t`These are five times, the most that you can offer at once. Remove one to choose another.`}</Notice>
          )}
          <WeekCalendar
            label={t`Free hours`}
            date={date}
            onDateChange={setDate}
            events={events}
            now={now}
            timeZone={zone}
            locale={locale}
            labels={{ ...labels, pick: (range) => t`Offer ${range}` }}
            weekDays={hasWeekend ? 7 : 5}
            pickMinutes={minutes}
            slotNote={({ start }) => noteAt(start)}
            open={facts.open}
            hours={hoursAround(facts.open, zone)}
            onSlotPick={({ start }) => offer(start)}
            onEventOpen={(id) => onTimesChange(times.filter((time) => time !== id))}
          />
          <CalendarKey
            label={t`Key`}
            entries={[
              { state: 'offered', label: labels.states.offered },
              { state: 'taken', label: labels.states.taken },
              { state: 'held', label: t`Offered, waiting for answers` },
              { state: 'booked', label: t`Booked` },
            ]}
          />
          <Text
            size="small"
            tone="soft"
          >{t`Shaded hours are outside your working hours. You can still offer them. By keyboard, the arrow keys move between hours, Enter offers a time or removes it, and Page Up and Page Down change the week.`}</Text>
        </>
      )}
    </Stack>
  );
}

function useEvents(facts: WeekFacts | undefined, times: readonly string[], minutes: number): CalendarEvent[] {
  const { t } = useLingui();
  const taken = facts?.taken ?? [];
  return [
    ...taken.map((it, at): CalendarEvent => {
      const event = { id: `taken-${at}`, title: it.name, start: it.start, end: it.end };
      if (it.kind === 'refused') return { ...event, title: t`Said no: ${it.name}`, state: 'booked', behind: 'narrow' };
      if (it.kind === 'booked') return { ...event, state: 'booked', behind: 'narrow', place: t`booked` };
      if (it.kind === 'session') return { ...event, state: 'taken', behind: 'wide' };
      return { ...event, state: 'held', behind: 'wide', icon: <Hourglass />, place: t`Offered` };
    }),
    ...times.map((start, at): CalendarEvent => {
      const end = endOf(start, minutes);
      const [worst] = facts ? conflictsAt(start, minutes, facts) : [];
      return {
        id: start,
        start,
        end,
        state: 'offered',
        mark: at + 1,
        place: worst ? shortConflict(worst, start, end) : t`Free for everyone`,
        icon: worst && <TriangleAlert />,
      };
    }),
  ];
}

/** The visible hours: at least 8 to 19, and all working hours, which may be others in the viewer’s zone. */
function hoursAround(open: WeekFacts['open'], zone: string): [number, number] {
  const starts = open.map(({ start }) => Math.floor(wallTimeAt(new Date(start), zone).minutes / 60));
  const ends = open.map(({ end }) => Math.ceil(wallTimeAt(new Date(end), zone).minutes / 60) || 24);
  return [Math.min(8, ...starts), Math.max(19, ...ends)];
}
