import { answerSlots, type MediationSession, type SlotAnswer } from '@mediation/api-client';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorText } from '../../words/error-text.ts';

/** The answers of one attendee, by slot. */
type Answers = Partial<Record<string, SlotAnswer>>;

/** An answer that could not be saved. */
interface Failure {
  slotId: string;
  answer: SlotAnswer;
  problem: string;
}

/**
 * A person's own answers to the offered times. Each is shown at once and saved at once, one after the other; one that
 * cannot be saved is taken back.
 */
export function useSlotAnswers(session: MediationSession, participantId: string) {
  const { t } = useLingui();
  const { call, settled } = useBackend();
  const [unsaved, setUnsaved] = useState<Answers>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSaved, setSaved] = useState(false);
  const queue = useRef(Promise.resolve());
  const latest = useRef<Answers>({});
  const saved: Answers = Object.fromEntries(session.slots.map(({ id, answers }) => [id, answers[participantId]]));

  const forget = (slotId: string, answer: SlotAnswer) => {
    if (latest.current[slotId] !== answer) return;
    latest.current = { ...latest.current, [slotId]: undefined };
    setUnsaved(latest.current);
  };
  const save = async (slotId: string, answer: SlotAnswer) => {
    if (latest.current[slotId] !== answer) return;
    try {
      await call(answerSlots, { sessionId: session.id, answers: [{ slot_id: slotId, answer }] });
      await settled();
      setSaved(true);
    } catch (error) {
      setFailure({ slotId, answer, problem: errorText(error, t`We could not save your answer.`) });
      await settled();
    }
    forget(slotId, answer);
  };
  const choose = (slotId: string, answer: SlotAnswer) => {
    setFailure(null);
    setSaved(false);
    latest.current = { ...latest.current, [slotId]: answer };
    setUnsaved(latest.current);
    queue.current = queue.current.then(() => save(slotId, answer));
  };
  const answers: Answers = { ...saved };
  for (const [slotId, answer] of Object.entries(unsaved)) if (answer !== undefined) answers[slotId] = answer;
  return { answers, choose, failure, isSaved };
}
