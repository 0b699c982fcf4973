import { useLingui } from '@lingui/react/macro';
import { answerSigningQuestion, type SigningQuestion } from '@mediation/api-client';
import { useRef, useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import type { SigningContext } from '../signing-context.ts';

/** The answers to the mediator’s questions, as they are written, and a way to save them. */
export function useAnswers({ signing: { questions }, saving }: SigningContext) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const sent = useRef<Record<string, string>>({});
  const last = useRef(Promise.resolve(true));
  const answerOf = ({ id, answer }: SigningQuestion) => answers[id] ?? answer ?? '';
  const changed = () => questions.filter((it) => !['', sent.current[it.id] ?? it.answer].includes(answerOf(it).trim()));
  const sendAll = async () => {
    for (const it of changed()) {
      const answer = answerOf(it).trim();
      await call(answerSigningQuestion, { questionId: it.id, answer });
      sent.current[it.id] = answer;
    }
  };
  /** Saves what has changed, after a save that is still on its way, and returns whether all is saved. */
  const save = () => {
    last.current = last.current.then(
      () =>
        changed().length === 0 ||
        saving.run(sendAll, { failed: t`We could not save your answer. It is still here. Try again.` }),
    );
    return last.current;
  };
  const isComplete = questions.every((it) => answerOf(it).trim() !== '');
  const write = (id: string, answer: string) => setAnswers({ ...answers, [id]: answer });
  return { answerOf, write, save, isComplete };
}
