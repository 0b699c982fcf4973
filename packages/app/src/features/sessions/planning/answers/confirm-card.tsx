import { useLingui } from '@lingui/react/macro';
import { type MediationSession, type SessionAttendee, confirmSession } from '@mediation/api-client';
import { Button, Card, Heading, List, Notice, Stack, Text } from '@mediation/ui';
import { Bell, CalendarDays, Check, Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { firstName, listOf } from '../../../../words/names/people-names.ts';
import { clockTime, longDate } from '../../../../words/times/relative-time.ts';
import { ApartNotice } from '../../apart-notice.tsx';
import { useOpenConcern } from '../../use-open-concern.ts';
import { answerWords, bestReason, openConcerns } from './answer-words.ts';
import { arrivalText } from '../arrivals/arrival-text.ts';
import { hasBothSides } from '../arrivals/arrivals.ts';
import type { WeighedTime } from './best-time.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { isUnanswered } from '../invited-people.ts';
import { focusWhen } from '../focus-when.ts';

export interface ConfirmCardProps {
  session: MediationSession;
  /** The time that is about to be confirmed; by default the best one. */
  chosen: WeighedTime | undefined;
  best: WeighedTime | undefined;
  times: readonly WeighedTime[];
  people: readonly SessionAttendee[];
}

/** The chosen time with its reason, the button that confirms it, and what happens then. */
export function ConfirmCard({ session, chosen, best, times, people }: ConfirmCardProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const id = useId();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const isUnsafe = useOpenConcern(session);
  const [isAsking, setAsking] = useState(false);
  if (!chosen && isUnanswered(session))
    return (
      <Card aria-labelledby={id}>
        <Stack>
          <Card.Title id={id}>{t`Nobody has answered yet`}</Card.Title>
          <Text>{t`Wait for the answers, or select a row to confirm it anyway.`}</Text>
        </Stack>
      </Card>
    );
  if (!chosen)
    return (
      <Card aria-labelledby={id}>
        <Stack>
          <Card.Title id={id}>{t`No time suits both parties`}</Card.Title>
          <Text>{t`Offer other times, or select a row to confirm it anyway.`}</Text>
        </Stack>
      </Card>
    );
  const { starts_at: startsAt } = chosen.slot;
  const endsAt = new Date(Date.parse(startsAt) + session.minutes * 60_000).toISOString();
  const missing = chosen.cannot.map(({ name }) => firstName(name));
  const confirm = async () => {
    if (isUnsafe || openConcerns(chosen).length > 0) {
      setAsking(true);
      return;
    }
    const { id: sessionId, version } = session;
    await run(() => call(confirmSession, { sessionId, slot_id: chosen.slot.id, version }), {
      failed: t`Failed to confirm the time`,
      done: t`Confirmed. Everybody is told.`,
    });
  };
  return (
    <>
      <Card aria-labelledby={id}>
        <Stack>
          <Card.Title id={id}>{chosen === best ? t`Best time` : t`Chosen time`}</Card.Title>
          <div>
            <Heading level={3} size="section" voice>
              {longDate(new Date(startsAt))}
            </Heading>
            <Text tone="soft">{t`${clockTime(startsAt)} to ${clockTime(endsAt)}`}</Text>
          </div>
          <Text size="small">
            {chosen === best
              ? bestReason(chosen, times, people)
              : Object.values(answerWords(chosen, people)).join('. ')}
          </Text>
          {missing.length > 0 && (
            <Notice tone="warning">{t`${listOf(missing)} said no to this time. They are invited all the same.`}</Notice>
          )}
          {hasBothSides(session) && <ApartNotice caseId={session.case_id} kind={session.kind} />}
          <ProblemNotice problem={problem} />
          <Button block busy={isBusy} onClick={() => void confirm()}>
            <Check />
            {t`Confirm this time`}
          </Button>
          {times.length > 1 && (
            <Text size="small" tone="soft">{t`Select another row to confirm that one instead.`}</Text>
          )}
        </Stack>
      </Card>
      <Card flush aria-label={t`When you confirm`}>
        <Card.Head>
          <Card.Title>{t`When you confirm`}</Card.Title>
        </Card.Head>
        <List aria-label={t`When you confirm`}>
          <List.Row icon={<Bell />} align="start">
            {session.neutral_title
              ? t`Everybody gets a notification, a mail and a calendar entry: “Appointment”.`
              : t`Everybody gets a notification, a mail and a calendar entry: “Mediation session”.`}
          </List.Row>
          <List.Row icon={<Link2 />} align="start">
            {arrivalText(session)}
          </List.Row>
          {times.length > 1 && (
            <List.Row icon={<CalendarDays />} align="start">
              {t`The other times are free again in your week.`}
            </List.Row>
          )}
          <List.Row icon={<Bell />} align="start">
            {t`Reminders go out 48 and 2 hours before.`}
          </List.Row>
        </List>
      </Card>
      {isAsking && (
        <ConfirmDialog session={session} chosen={chosen} onClose={() => setAsking(false)} focusInstead={focusWhen} />
      )}
    </>
  );
}
