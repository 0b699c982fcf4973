import { useLingui } from '@lingui/react/macro';
import { type Attendance, listCaseRequests, type MediationSession } from '@mediation/api-client';
import { AudienceLine, Button, Card, Facts, Notice, Stack, Text } from '@mediation/ui';
import { Lock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { caseTab } from '../../../paths.ts';
import { useSessionState } from '../../../process/use-session-state.ts';
import { ActionsCard } from './actions-card.tsx';
import { ChooseDocumentsCard } from './choose-documents-card.tsx';
import { HeldLine } from './held-session.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { guestsOf } from './outcome-values.ts';
import { SettledCard } from './settled-card.tsx';
import { WordsCard } from './words-card.tsx';

/** For the mediator: what people said about a session in private, its documents, and from its start on its outcome. */
export function SessionOutcome({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const state = useSessionState(session);
  const [isChanging, setChanging] = useState(false);
  const mayRecord = state.can({ type: 'outcome.recorded' });
  const isRecorded = state.matches('completed') || state.matches('no_show');
  return (
    <>
      <Concern session={session} />
      {mayRecord && (!isRecorded || isChanging) && (
        <Card aria-labelledby="outcome">
          <Stack gap="large">
            <Card.Title id="outcome">{t`What came of it`}</Card.Title>
            <OutcomeForm
              session={session}
              onSaved={() => setChanging(false)}
              onCancel={isChanging ? () => setChanging(false) : undefined}
            />
          </Stack>
        </Card>
      )}
      {isRecorded && !isChanging && <Recorded session={session} onChange={() => setChanging(true)} />}
      <WordsCard session={session} />
      {!isRecorded && !state.matches('cancelled') && <ChooseDocumentsCard session={session} />}
    </>
  );
}

/** Says that a party feels unsafe about this session, as long as nobody has dealt with it. */
function Concern({ session: { id, case_id: caseId } }: { session: MediationSession }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listCaseRequests, { caseId });
  const isOpen = data?.requests.some((it) => it.session_id === id && it.handled_at === null) ?? false;
  if (!isOpen) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button asChild tone="secondary" size="small">
          <Link to={caseTab(caseId, 'safety')}>{t`Read request`}</Link>
        </Button>
      }
    >
      {t`Somebody has to hear from you about this session.`}
    </Notice>
  );
}

function Recorded({ session, onChange }: { session: MediationSession; onChange: () => void }) {
  const { t } = useLingui();
  const words: Record<Attendance, string> = { present: t`Came`, late: t`Came late`, absent: t`Did not come` };
  return (
    <>
      <Card aria-labelledby="outcome">
        <Stack>
          <Card.Title id="outcome">{t`What came of it`}</Card.Title>
          <HeldLine session={session} />
          <Facts
            facts={guestsOf(session).map(({ name, attendance }) => ({
              term: name,
              detail: attendance === null ? t`Not said` : words[attendance],
            }))}
          />
          {session.outcome_note !== null && (
            <>
              <Text>{session.outcome_note}</Text>
              <AudienceLine short icon={<Lock />}>{t`Only mediators of the case read the note.`}</AudienceLine>
            </>
          )}
          <div>
            <Button tone="secondary" onClick={onChange}>
              <Pencil />
              {t`Change what is recorded`}
            </Button>
          </div>
        </Stack>
      </Card>
      <ActionsCard session={session} />
      <SettledCard session={session} />
    </>
  );
}
