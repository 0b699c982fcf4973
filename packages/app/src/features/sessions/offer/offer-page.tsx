import { useLingui } from '@lingui/react/macro';
import {
  type MediationSession,
  type Participant,
  getAvailability,
  getCase,
  getSession,
  limits,
  listCaseSessions,
  listIntakes,
  listParticipants,
  listScreenings,
} from '@mediation/api-client';
import { Card, EmptyState, Text } from '@mediation/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { caseTab } from '../../../case-paths.ts';
import { paths } from '../../../paths.ts';
import { CaseTrail } from '../../../shared/cases/case-trail.tsx';
import { ModeNotice } from '../../../shared/cases/mode/mode-notice.tsx';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { sessionTime } from '../../../words/times/relative-time.ts';
import { NoSuchSession } from '../no-such-session.tsx';
import { CasePicker } from './form/case-picker.tsx';
import { OpenMeetings } from '../../../shared/sessions/open-meetings.tsx';
import { decidedOf } from './kept-apart.ts';
import { OpenOffers } from './times/open-offers.tsx';
import { OfferForm } from './form/offer-form.tsx';
import { wishesOf } from './wishes.ts';

/** The mediator chooses times that a session could have. */
export function OfferPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const [sessionId, caseId] = [search.get('session'), search.get('case')];
  const start = instantOf(search.get('start'));
  const [isChosen, setChosen] = useState(false);
  if (sessionId !== null) return <OtherTimes key={sessionId} sessionId={sessionId} />;
  if (caseId !== null) return <Offer key={caseId} caseId={caseId} start={start} takesFocus={isChosen} />;
  return (
    <WorkPage
      title={t`Offer times`}
      lead={
        start === null
          ? t`Choose the case first, then up to five times.`
          : t`You chose ${sessionTime(start, null)}. Choose the case now.`
      }
      audience={t`Only you see this page.`}
    >
      <CasePicker
        onChoose={(id) => {
          setChosen(true);
          setSearch(start === null ? { case: id } : { case: id, start }, { replace: true });
        }}
      />
    </WorkPage>
  );
}

function OtherTimes({ sessionId }: { sessionId: string }) {
  const { t } = useLingui();
  const query = useEndpoint(getSession, { sessionId });
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchSession />;
  return (
    <Loaded query={query} loadingLabel={t`Loading the session`} fallback={t`Failed to load the session`}>
      {({ session }) =>
        session.status === 'proposed' ? (
          <Offer caseId={session.case_id} session={session} start={null} />
        ) : (
          <Navigate to={paths.session(session.id)} replace />
        )
      }
    </Loaded>
  );
}

interface OfferProps {
  caseId: string;
  start: string | null;
  session?: MediationSession;
  /** The case was chosen here just now: the focus goes on to the first field. */
  takesFocus?: boolean | undefined;
}

function Offer({ caseId, start, session, takesFocus }: OfferProps) {
  const { t } = useLingui();
  const [from] = useState(() => `${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  const opened = useEndpoint(getCase, { caseId });
  const query = combineReadings({
    opened,
    people: useEndpoint(listParticipants, { caseId }),
    offers: useEndpoint(listCaseSessions, { caseId, status: 'proposed', limit: limits.pageMax }),
    intakes: useEndpoint(listIntakes, { caseId }),
    screening: useEndpoint(listScreenings, { caseId }),
    availability: useEndpoint(getAvailability, { caseId, from, days: 1 }),
  });
  if (opened.error?.code === 'not_found' || opened.error?.code === 'invalid') return <NoSuchCase />;
  const title = session ? t`Offer other times` : t`Offer times`;
  return (
    <WorkPage
      title={title}
      lead={t`Click up to five free hours. Each person answers in private, then you confirm one.`}
      audience={t`Each person answers in private. Only you see who said what.`}
      back={opened.data && <CaseTrail mediationCase={opened.data.case}>{title}</CaseTrail>}
    >
      <Loaded query={query} loadingLabel={t`Loading the case`} fallback={t`Failed to load the case`}>
        {({ people, offers, intakes, screening, availability }) =>
          people.participants.every(isAbsent) ? (
            <NobodyJoined caseId={caseId} takesFocus={takesFocus} />
          ) : (
            <>
              <ModeNotice
                caseId={caseId}
                onlyPaused
                action={
                  <>
                    <Text>{t`You can still offer times to one party alone.`}</Text>
                    <Link to={caseTab(caseId, 'safety')}>{t`Change this`}</Link>
                  </>
                }
              />
              {!session && <OpenMeetings sessions={offers.sessions} />}
              {!session && <OpenOffers offers={offers.sessions.filter((it) => !it.kept_apart?.length)} />}
              <OfferForm
                caseId={caseId}
                participants={people.participants}
                wishes={wishesOf(intakes.intakes, people.participants)}
                decided={decidedOf(screening.decisions, people.participants)}
                zone={availability.time_zone}
                start={start}
                session={session}
                takesFocus={takesFocus}
              />
            </>
          )
        }
      </Loaded>
    </WorkPage>
  );
}

/** Nobody could get an offer. */
function NobodyJoined({ caseId, takesFocus = false }: Pick<OfferProps, 'caseId' | 'takesFocus'>) {
  const { t } = useLingui();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <Card>
      <EmptyState
        title={t`Nobody has joined this case yet`}
        action={<Link ref={link} to={caseTab(caseId, 'people')}>{t`Invite the parties`}</Link>}
      >
        {t`You can offer times as soon as one party has joined.`}
      </EmptyState>
    </Card>
  );
}

const isAbsent = ({ role, status }: Participant) => role === 'mediator' || status !== 'active';

/** A time to come from the address. */
function instantOf(text: string | null): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) || time <= Date.now() ? null : new Date(time).toISOString();
}
