import { answerSlots, type MediationSession, type SlotAnswer } from '@mediation/api-client';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorText } from '../../words/texts/error-text.ts';

/** The answers of one attendee, by slot. */
type Answers = Partial<Record<string, SlotAnswer>>;

/** An answer that could not be saved. */
interface Failure {
  slotIds: readonly string[];
  answer: SlotAnswer;
  problem: string;
}

/**
 * A person's own answers to the offered times. Each choice, of one time or of several, is shown and saved at once, one
 * after the other; one that cannot be saved is reset.
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

  const remember = (slotIds: readonly string[], answer: SlotAnswer | undefined) => {
    latest.current = { ...latest.current, ...Object.fromEntries(slotIds.map((id) => [id, answer])) };
    setUnsaved(latest.current);
  };
  const save = async (chosen: readonly string[], answer: SlotAnswer) => {
    const isLatest = (id: string) => latest.current[id] === answer;
    const slotIds = chosen.filter(isLatest);
    if (slotIds.length === 0) return;
    try {
      await call(answerSlots, { sessionId: session.id, answers: slotIds.map((slot_id) => ({ slot_id, answer })) });
      await settled();
      setSaved(true);
    } catch (error) {
      setFailure({ slotIds, answer, problem: errorText(error, t`We could not save your answer.`) });
      await settled();
    }
    remember(slotIds.filter(isLatest), undefined);
  };
  const choose = (slotIds: readonly string[], answer: SlotAnswer) => {
    setFailure(null);
    setSaved(false);
    remember(slotIds, answer);
    queue.current = queue.current.then(() => save(slotIds, answer));
  };
  const answers: Answers = { ...saved };
  for (const [slotId, answer] of Object.entries(unsaved)) if (answer !== undefined) answers[slotId] = answer;
  return { answers, choose, failure, isSaved };
}

export type SlotAnswers = ReturnType<typeof useSlotAnswers>;
