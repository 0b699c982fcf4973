import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Card, Facts, Stack, Text } from '@mediation/ui';
import { useEffect, useId } from 'react';
import { useReveal } from '../../../browser/use-reveal.ts';
import { listOf, sentence } from '../../../words/names/people-names.ts';
import { sessionTime } from '../../../words/times/relative-time.ts';
import { sessionModes } from '../../../words/names/session-names.ts';
import { ArrivalCard } from './arrivals/arrival-card.tsx';
import { focusWhen, whenId } from './focus-when.ts';
import { invitedPeople } from './invited-people.ts';
import { RoomNotice } from './arrivals/room-notice.tsx';
import { MoveRequest } from './changes/move-request.tsx';
import * as styles from './session-parts.css.ts';
import { PlannedAgenda } from './planned-agenda.tsx';
import { waitingRequests } from './changes/request-text.ts';

export interface ScheduledSessionProps {
  session: MediationSession;
  /** Whether it was confirmed on this page, so that the button with the focus is gone. */
  takesFocus: boolean;
}

/** A session that has its time, for its mediator: when, who, where, and who asks to move it. */
export function ScheduledSession({ session, takesFocus }: ScheduledSessionProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const reveal = useReveal('asked-to-move');
  useEffect(() => {
    if (takesFocus) focusWhen();
  }, [takesFocus]);
  const requests = waitingRequests(session);
  const { starts_at: startsAt, ends_at: endsAt, minutes, mode, neutral_title: isNeutral } = session;
  const names = invitedPeople(session).map(({ name }) => name);
  return (
    <div className={styles.columns}>
      <Stack gap="grid">
        <RoomNotice session={session} />
        <Card aria-labelledby={whenId}>
          <Stack>
            <Card.Title id={whenId} tabIndex={-1}>{t`When`}</Card.Title>
            {startsAt !== null && <Text weight="strong">{sessionTime(startsAt, endsAt)}</Text>}
            <Facts
              facts={[
                { term: t`How`, detail: sentence(i18n._(sessionModes[mode])) },
                { term: t`Length`, detail: t`${minutes} minutes` },
                { term: t`Who comes`, detail: listOf(names) },
                { term: t`In calendars`, detail: isNeutral ? t`“Appointment”` : t`“Mediation session”` },
              ]}
            />
          </Stack>
        </Card>
      </Stack>
      <div className={styles.decision}>
        {requests.length > 0 && (
          <Card aria-labelledby={id}>
            <Stack>
              <Card.Title ref={reveal} id={id}>{t`Asked to move`}</Card.Title>
              {requests.map((request) => (
                <MoveRequest key={request.id} session={session} request={request} />
              ))}
            </Stack>
          </Card>
        )}
        <PlannedAgenda session={session} />
      </div>
      <ArrivalCard session={session} startsAt={startsAt} />
    </div>
  );
}
