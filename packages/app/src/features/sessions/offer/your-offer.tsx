import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { AudienceLine, Button, Card, Field, Select, Stack, Text } from '@mediation/ui';
import { timeFormat } from '@mediation/ui/time-format';
import { Send } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { viewerLocale, viewerZone } from '../../../words/names/viewer.ts';
import type { AskedDate } from './answer-dates.ts';
import { OfferedTime } from './times/offered-time.tsx';
import type { OfferScope } from './times/use-week.ts';

export interface YourOfferProps {
  scope: OfferScope;
  times: readonly string[];
  minutes: number;
  onTimesChange: (times: string[]) => void;
  /** The dates on which answers can be asked for, the one that is asked for, and the chosen one. */
  answerDates: readonly string[];
  asked: AskedDate;
  chosenDate: string | null | undefined;
  onAnswerByChange: (date: string | null) => void;
  /** How many people get the offer. */
  receivers: number;
  problem: string | null;
  isSending: boolean;
  onSend: () => void;
  /** Who gets the offer, before the button that sends it. */
  children: ReactNode;
}

/** The chosen times, for whom they are, until when people are asked to answer, and the button that sends them. */
export function YourOffer(props: YourOfferProps) {
  const { scope, times, minutes, onTimesChange, answerDates, asked, onAnswerByChange, receivers } = props;
  const { t } = useLingui();
  const id = useId();
  const chosen = props.chosenDate ? shortTime(props.chosenDate) : '';
  const reasons = {
    passed: t`You chose ${chosen}, which has passed, so the date had to change.`,
    late: t`You chose ${chosen}. A time that you offer is before that, so the date had to change.`,
    none: t`No working day is left before your first time, so no date is asked for.`,
  };
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Stack gap="tiny">
          <Card.Title id={id}>{t`Your offer`}</Card.Title>
          <Text asChild size="small" tone="soft">
            <output>{t`${times.length} of ${limits.sessionSlots} times`}</output>
          </Text>
        </Stack>
        {times.length === 0 && <Text tone="soft">{t`Choose a free hour in the calendar. It appears here.`}</Text>}
        {times.length > 0 && (
          <ol aria-labelledby={id}>
            {times.map((start, at) => (
              <OfferedTime
                key={start}
                scope={scope}
                number={at + 1}
                start={start}
                minutes={minutes}
                onRemove={() => onTimesChange(times.filter((it) => it !== start))}
              />
            ))}
          </ol>
        )}
        {props.children}
        <Field label={t`Answer by`} hint={asked.lost && reasons[asked.lost]}>
          <Select value={asked.date ?? ''} onChange={({ target }) => onAnswerByChange(target.value || null)}>
            {answerDates.map((date) => (
              <option key={date} value={date}>
                {shortTime(date)}
              </option>
            ))}
            <option value="">{t`No date`}</option>
          </Select>
        </Field>
        <ProblemNotice problem={props.problem} />
        <Button busy={props.isSending} onClick={props.onSend}>
          <Send />
          {times.length === 0
            ? t`Send times`
            : t`${plural(times.length, { one: 'Send # time', other: 'Send # times' })}`}
        </Button>
        <AudienceLine short audience="self">
          {t`${plural(receivers, {
            0: 'Only you see who said what.',
            one: 'Goes to one person. Only you see the answer.',
            other: 'Goes to # people. Only you see who said what.',
          })}`}
        </AudienceLine>
      </Stack>
    </Card>
  );
}

/** "Wed 25 Nov, 12:00", which fits into the narrow card. */
const shortTime = (at: string) =>
  new Date(at).toLocaleString(viewerLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...timeFormat(viewerLocale()),
    ...viewerZone(),
  });
