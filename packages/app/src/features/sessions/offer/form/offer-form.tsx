import { useLingui } from '@lingui/react/macro';
import type { MediationSession, Participant } from '@mediation/api-client';
import { Card, Columns, Stack } from '@mediation/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUser } from '../../../../auth/session-provider.tsx';
import { zoneName } from '../../../../words/names/viewer.ts';
import { isTooLong, linesOf } from '../../agenda/agenda-lines.ts';
import { answerDates, askedDate } from '../answer-dates.ts';
import { comingTo, groupsOf, wrongPlaces } from './attendees.ts';
import { OfferCalendar } from '../times/offer-calendar.tsx';
import { sessionInput } from './session-input.ts';
import { newOffer, offerOf, useOfferDraft } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';
import { PlacesCard } from './places-card.tsx';
import { KeptApartCard } from '../kept-apart-card.tsx';
import type { Decided } from '../kept-apart.ts';
import { useMeetReason } from '../use-meet-reason.ts';
import { RefusalsCard } from '../refusals-card.tsx';
import { useSending } from '../use-sending.ts';
import { WhoComes } from '../who-comes.tsx';
import { type Wish, wishedMeeting } from '../wishes.ts';
import { WishesCard } from '../wishes-card.tsx';
import { YourOffer } from '../your-offer.tsx';

export interface OfferFormProps {
  caseId: string;
  participants: readonly Participant[];
  /** What the intakes of the parties say. */
  wishes: readonly Wish[];
  /** What the mediator decided about meeting with them. */
  decided: Decided;
  /** The time zone of the case, in which its sessions are named. */
  zone: string;
  /** The first time, as an instant. */
  start: string | null;
  /** The proposed session that gets other times. */
  session?: MediationSession | undefined;
  /** Whether the first field takes the focus. */
  takesFocus?: boolean | undefined;
}

/** A new offer, or other times for a proposed session. */
export function OfferForm({ caseId, participants, wishes, decided, zone, start, session, takesFocus }: OfferFormProps) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const { draft, change, drop } = useOfferDraft(session?.id ?? caseId, () =>
    session ? offerOf(session) : newOffer(start, wishedMeeting(wishes, decided.isApart)),
  );
  const { create, offerAgain, isSending, problem, reset } = useSending(drop);
  const form = useRef<HTMLDivElement>(null);
  const [isTried, setTried] = useState(false);
  const [now] = useState(() => new Date());

  const joined = participants.filter(({ status }) => status === 'active');
  const guests = joined.filter(({ role }) => role !== 'mediator');
  const coming = comingTo(draft, guests);
  const groups = groupsOf(draft, coming);
  const isParted = draft.kind === 'shuttle' && new Set(coming.map(({ side }) => side)).size > 1;
  const wrong = wrongPlaces(draft, groups);
  const why = useMeetReason(draft.kind, coming, session && !session.kept_apart?.length ? [] : decided.stopped);
  const dates = answerDates(now, draft.times[0], zoneName(), draft.answerBy);
  const asked = askedDate(dates, now, draft.answerBy);
  const missing =
    draft.times.length === 0
      ? t`Choose at least one time in the calendar.`
      : coming.length === 0
        ? t`Choose who comes.`
        : null;

  const edit: typeof change = (changes) => {
    reset();
    change(changes);
  };
  const send = () => {
    if (
      missing !== null ||
      why.isMissing ||
      (!session && (Object.keys(wrong).length > 0 || isTooLong(linesOf(draft.agenda))))
    ) {
      flushSync(() => setTried(true));
      focusFirstBad(form.current, draft.times.length === 0);
      return;
    }
    const offer = { slots: draft.times, ...(asked.date !== null && { answer_by: asked.date }) };
    if (session) {
      void offerAgain({ sessionId: session.id, version: session.version, ...offer }, why.reason);
      return;
    }
    const mediator = joined.find(({ user_id }) => user_id === me);
    const input = { case_id: caseId, time_zone: zone, ...sessionInput(draft, coming, mediator), ...offer };
    void create({ ...input, ...(why.reason !== null && { meet_reason: why.reason }) });
  };

  const scope = { caseId, coming: coming.map(({ id }) => id), session };
  return (
    <Stack gap="grid" ref={form}>
      {session && <RefusalsCard session={session} />}
      <KeptApartCard caseId={caseId} stopped={decided.stopped} why={why} isTried={isTried} onEdit={reset} />
      <WishesCard caseId={caseId} wishes={wishes} kind={draft.kind} />
      {!session && <OfferFields draft={draft} change={edit} isParted={isParted} takesFocus={takesFocus} />}
      <Columns
        size="small"
        aside={
          <YourOffer
            scope={scope}
            times={draft.times}
            minutes={draft.minutes}
            onTimesChange={(times) => edit({ times })}
            answerDates={dates}
            asked={asked}
            chosenDate={draft.answerBy}
            onAnswerByChange={(date) => edit({ answerBy: date })}
            receivers={coming.length}
            problem={problem ?? (isTried ? missing : null)}
            isSending={isSending}
            onSend={send}
          >
            {!session && (
              <WhoComes
                guests={guests}
                coming={scope.coming}
                onComingChange={(people) => edit({ people })}
                error={isTried && coming.length === 0 && t`Choose who comes.`}
              />
            )}
          </YourOffer>
        }
      >
        <Stack gap="grid">
          <Card aria-label={t`Calendar`}>
            <OfferCalendar scope={scope} draft={draft} onTimesChange={(times) => edit({ times })} />
          </Card>
          {!session && <PlacesCard draft={draft} change={edit} groups={groups} wrong={wrong} isTried={isTried} />}
        </Stack>
      </Columns>
    </Stack>
  );
}

const bad = '[aria-invalid=true], [data-invalid] button';

/** Moves the focus to what has to be put right: the free hours without a time, otherwise the first bad field. */
const focusFirstBad = (form: HTMLElement | null, hasNoTime: boolean) =>
  form?.querySelector<HTMLElement>(hasNoTime ? '[role=grid] [data-stop]:not([tabindex="-1"])' : bad)?.focus();
