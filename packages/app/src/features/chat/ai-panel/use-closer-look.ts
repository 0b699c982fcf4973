import { useLingui } from '@lingui/react/macro';
import { analyzeEmotion, type AnswerOf, assessRisk, extractKeyPoints, summarize } from '@mediation/api-client';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import type { CaseChannel } from '../channels/channel-words.ts';

/** What a closer look found, by its kind. */
export type CloserLook =
  | { kind: 'summary'; result: AnswerOf<typeof summarize> }
  | { kind: 'points'; result: AnswerOf<typeof extractKeyPoints> }
  | { kind: 'risk'; result: AnswerOf<typeof assessRisk>['assessment'] }
  | { kind: 'emotion'; result: AnswerOf<typeof analyzeEmotion>['emotion'] };

/**
 * Reads the messages of a channel again when the mediator asks for it: the whole channel for what was said in it, the newest
 * messages for risk and emotion. A summary is kept with the case.
 */
export function useCloserLook({ id, case_id }: CaseChannel, messageIds: readonly string[]) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const action = useAction({ inPlace: true });
  const [asked, setAsked] = useState<CloserLook['kind'] | null>(null);
  const [look, setLook] = useState<CloserLook | null>(null);
  const channel = { case_id, channel_id: id };
  const source = { ...channel, message_ids: [...messageIds] };
  const failures = {
    summary: t`Failed to summarize text`,
    points: t`Failed to extract key points`,
    risk: t`Failed to assess risk`,
    emotion: t`Failed to analyze emotion`,
  };
  const read = {
    summary: async () => call(summarize, { ...channel, save: true }),
    points: async () => call(extractKeyPoints, channel),
    risk: async () => (await call(assessRisk, { ...source, language: i18n.locale })).assessment,
    emotion: async () => (await call(analyzeEmotion, source)).emotion,
  };
  const ask = (kind: CloserLook['kind']) => {
    if (action.isBusy) return;
    setAsked(kind);
    setLook(null);
    let found: CloserLook | null = null;
    const work = async () => {
      found = { kind, result: await read[kind]() } as CloserLook;
    };
    // What is shown is done, so that the next press counts.
    void action.run(work, { failed: () => failures[kind] }).then((isDone) => isDone && setLook(found));
  };
  return {
    ask,
    asked,
    look,
    isBusy: action.isBusy,
    problem: action.problem,
    tryAgain: () => asked !== null && ask(asked),
  };
}
