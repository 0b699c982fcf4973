import type { Phrasing, PhrasingGoal, SafetyContactSettings } from '@mediation/api-client';
import type { CheckedDraft } from '@mediation/assist/draft';

/** A draft to check; with a goal also for wordings that meet it. */
export interface DraftQuestion {
  text: string;
  /** The names in the case, which every wording keeps. */
  names: readonly string[];
  /** Whom the organization names for danger; null while nobody is known. */
  contacts: SafetyContactSettings | null;
  goal: PhrasingGoal | null;
}

export interface DraftAnswer extends CheckedDraft {
  phrasing: Phrasing | null;
}

/** Answers each question on the port that came with it; null if the engine could not be loaded. */
addEventListener('message', ({ data, ports: [port] }: MessageEvent<DraftQuestion>) => {
  answer(data).then(
    (found) => port?.postMessage(found),
    () => port?.postMessage(null),
  );
});

async function answer({ goal, ...draft }: DraftQuestion): Promise<DraftAnswer> {
  const { checkDraft, phraseDraft } = await import('@mediation/assist/draft');
  return { ...checkDraft(draft), phrasing: goal === null ? null : phraseDraft(draft, goal) };
}
