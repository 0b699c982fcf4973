import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Grid } from '../grid/grid.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PhoneOnly, Row, Stack, WideOnly } from '../layout/layout.tsx';
import { Heading } from '../text/text.tsx';
import { NightAgenda } from './night-agenda.tsx';
import { NightMonth } from './night-month.tsx';
import { NightSign } from './night-sign.tsx';
import type { CalendarMonth, WeekdayName } from './nights.ts';

export interface NightCalendarProps {
  /** The months in view: "May – August 2027". */
  title: string;
  /** The two people, each with the letter that stands for them. */
  people: readonly { look: 'A' | 'B'; sign: string; name: string }[];
  months: readonly CalendarMonth[];
  /** The days of the week in the order of the weeks. */
  weekdays: readonly WeekdayName[];
  /** Shows earlier and later months; without one there are no others that way. */
  onEarlier?: (() => void) | undefined;
  onLater?: (() => void) | undefined;
  labels: {
    /** "The bar marks a handover". */
    handover: string;
    /** "Earlier months" and "Later months". */
    earlier: string;
    later: string;
  };
}

/**
 * With whom children are each night, by month; on phones as an agenda of stretches.
 *
 * @instead The hours of a week are a `WeekCalendar`; sessions of days are an `Agenda`.
 *
 * @accessibility Each month is a native table, and each night is read with its words: letters and colors are for the
 * eye. The title is announced when other months are shown.
 */
export function NightCalendar(props: NightCalendarProps) {
  const { title, people, months, weekdays, onEarlier, onLater, labels } = props;
  return (
    <Stack gap="normal">
      <Row wrap justify="between">
        <Heading level={2} aria-live="polite">
          {title}
        </Heading>
        <WideOnly>
          <Row gap="normal">
            {people.map(({ look, sign, name }) => (
              <Row key={look} gap="small">
                <NightSign look={look} sign={sign} hasBar />
                {name}
              </Row>
            ))}
            <span>{labels.handover}</span>
          </Row>
        </WideOnly>
        <Row gap="small">
          <IconButton tone="secondary" label={labels.earlier} aria-disabled={!onEarlier} onClick={onEarlier}>
            <ChevronLeft />
          </IconButton>
          <IconButton tone="secondary" label={labels.later} aria-disabled={!onLater} onClick={onLater}>
            <ChevronRight />
          </IconButton>
        </Row>
      </Row>
      <WideOnly>
        <Grid column={18} gap="normal">
          {months.map((month) => (
            <NightMonth key={month.id} month={month} weekdays={weekdays} />
          ))}
        </Grid>
      </WideOnly>
      <PhoneOnly>
        <Stack>
          {months.map((month) => (
            <NightAgenda key={month.id} month={month} />
          ))}
        </Stack>
      </PhoneOnly>
    </Stack>
  );
}
