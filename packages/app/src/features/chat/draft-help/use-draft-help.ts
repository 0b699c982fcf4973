import { getSafetyContacts, type PhrasingGoal } from '@mediation/api-client';
import { useEffect, useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import type { Channel } from '../channels/channel-words.ts';
import { helpChoice } from './help-choice.ts';
import { useDraftCheck } from './use-draft-check.ts';

interface Kept {
  /** The draft that was to be checked at once. */
  asked: string | null;
  /** A draft that a suggestion replaced. */
  replaced: { before: string; after: string } | null;
  /** Which of the wordings is shown. */
  at: number;
}

const nothing: Kept = { asked: null, replaced: null, at: 0 };

/** Help with a draft, on this device alone: its tone, another wording, and the way back to the person's own words. */
export function useDraftHelp({ everyone, case_id }: Channel, draft: string, setDraft: (text: string) => void) {
  const isMediator = useUser().role === 'mediator';
  const isOn = helpChoice.useIsOn();
  const [goal, setGoal] = useState<PhrasingGoal>('calm');
  const [kept, setKept] = useState(nothing);
  if (draft === '' && kept !== nothing) setKept(nothing);
  const text = draft.trim();
  const isAsked = text !== '' && kept.asked === text;
  const isWanted = case_id !== null && (isOn || isAsked);
  const safety = useEndpoint(getSafetyContacts, { caseId: case_id ?? '' }, { enabled: isWanted });
  const contacts = safety.data?.contacts ?? null;
  const check = useDraftCheck(
    { text, names: everyone.map(({ name }) => name), contacts, goal: isMediator ? goal : null },
    isAsked ? 'now' : isOn ? 'watch' : 'never',
  );
  const replaced = kept.replaced?.after === draft ? kept.replaced : null;
  const undo = () => {
    if (replaced === null) return;
    setDraft(replaced.before);
    setKept(nothing);
  };
  useUndoKey(replaced === null ? null : undo);
  const { answer } = check;
  const wordings =
    answer?.phrasing?.suggestions ?? (answer?.rephrasing.status === 'rephrased' ? [answer.rephrasing.suggested] : []);
  return {
    ...check,
    isMediator,
    isAsked,
    isOn,
    setOn: helpChoice.set,
    ask: () => setKept({ ...kept, asked: text, at: 0 }),
    goal,
    chooseGoal(next: PhrasingGoal) {
      setGoal(next);
      setKept({ ...kept, asked: text, at: 0 });
    },
    wording: wordings[kept.at % wordings.length],
    another: wordings.length > 1 ? () => setKept({ ...kept, at: kept.at + 1 }) : undefined,
    use(wording: string) {
      setDraft(wording);
      setKept({ asked: null, replaced: { before: draft, after: wording }, at: 0 });
    },
    undo: replaced === null ? null : undo,
  };
}

export type DraftHelp = ReturnType<typeof useDraftHelp>;

/** Ctrl+Z, or Cmd+Z, brings the person's own words back. The browser’s own undo does not know a text that a page set. */
function useUndoKey(undo: (() => void) | null) {
  useEffect(() => {
    if (undo === null) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo]);
}
