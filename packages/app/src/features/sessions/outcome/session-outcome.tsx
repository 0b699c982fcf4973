import { useLingui } from '@lingui/react/macro';
import type { Attendance, MediationSession } from '@mediation/api-client';
import { AudienceLine, Button, Card, Facts, Notice, Stack, Text } from '@mediation/ui';
import { Lock, Pencil } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSessionState } from '../../../process/use-session-state.ts';
import { clockTime } from '../../../words/times/relative-time.ts';
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
  const [isEnding, setEnding] = useState(false);
  const isRunning = state.matches('running');
  const mayRecord = state.can({ type: 'outcome.recorded' });
  const isRecorded = state.matches('completed') || state.matches('no_show');
  const hasActed = useRef(false);
  const show = (part: 'changing' | 'ending' | 'neither') => {
    hasActed.current = true;
    setChanging(part === 'changing');
    setEnding(part === 'ending');
  };
  const close = () => show('neither');
  const isForm = mayRecord && (isRecorded ? isChanging : !isRunning || isEnding);
  useFocusAfterAction(hasActed, isForm ? 'form' : isRecorded ? 'record' : 'waiting');
  return (
    <>
      {mayRecord && isRunning && !isEnding && <EndEarly session={session} onEnd={() => show('ending')} />}
      {isForm && (
        <Card aria-labelledby="outcome">
          <Stack gap="large">
            <Card.Title id="outcome" tabIndex={-1}>{t`What came of it`}</Card.Title>
            {isRunning && (
              <Notice tone="warning">
                {t`Saving ends this session for everybody: nobody can join it any more, and everyone reads what was settled.`}
              </Notice>
            )}
            <OutcomeForm session={session} onSaved={close} onCancel={isChanging || isRunning ? close : undefined} />
          </Stack>
        </Card>
      )}
      {isRecorded && !isChanging && <Recorded session={session} onChange={() => show('changing')} />}
      <WordsCard session={session} />
      {!isRecorded && !state.matches('cancelled') && <ChooseDocumentsCard session={session} />}
    </>
  );
}

/** Moves the focus that a press took with it to the new part: not when the time passes or somebody else records. */
function useFocusAfterAction(hasActed: RefObject<boolean>, shown: string) {
  const before = useRef(shown);
  useEffect(() => {
    const isLost = before.current !== shown && document.activeElement === document.body;
    if (isLost && hasActed.current) document.getElementById('outcome')?.focus();
    before.current = shown;
  }, [hasActed, shown]);
}

/** Before the planned end: the outcome waits, unless the mediator says that the session is over. */
function EndEarly({ session: { ends_at }, onEnd }: { session: MediationSession; onEnd: () => void }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="outcome">
      <Stack>
        <Card.Title id="outcome" tabIndex={-1}>{t`What came of it`}</Card.Title>
        <Text tone="soft">{t`You can write it down from ${clockTime(ends_at ?? '')}, when the planned time is over.`}</Text>
        <div>
          <Button tone="secondary" size="small" onClick={onEnd}>
            {t`The session ended early`}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function Recorded({ session, onChange }: { session: MediationSession; onChange: () => void }) {
  const { t } = useLingui();
  const words: Record<Attendance, string> = { present: t`Came`, late: t`Came late`, absent: t`Did not come` };
  return (
    <>
      <Card aria-labelledby="outcome">
        <Stack>
          <Card.Title id="outcome" tabIndex={-1}>{t`What came of it`}</Card.Title>
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
