import type { Phrasing, PhrasingGoal, Rephrasing, ToneAnalysis } from '@mediation/api-client';
import { defaultContacts } from './data/contacts.ts';
import type { SafetyContacts } from './engine.ts';
import type { Language } from './passages.ts';
import { languageOfDraft } from './rephrase/language-of-draft.ts';
import { suggestPhrasing } from './phrasing.ts';
import { rephrase } from './rephrase.ts';
import { analyzeTone } from './tone.ts';

/** A draft, the names known in its case, which every wording keeps, and whom its organization names for danger. */
export interface Draft {
  text: string;
  names: readonly string[];
  contacts: Record<Language, SafetyContacts> | null;
}

/** Whom advice names for danger; an empty contact is none. */
function contactsFor({ text, contacts }: Draft): SafetyContacts {
  const language = languageOfDraft(text);
  const named = Object.entries(contacts?.[language] ?? {}).filter(([, contact]) => contact !== '');
  return { ...defaultContacts[language], ...Object.fromEntries(named) };
}

/** Checks a draft on the device of its writer: its tone, and another wording. It needs no network once it is loaded. */
export const checkDraft = (draft: Draft): { tone: ToneAnalysis; rephrasing: Rephrasing } => ({
  tone: analyzeTone(draft.text),
  rephrasing: rephrase(draft.text, contactsFor(draft), draft.names),
});

/** Suggests wordings of a draft for a goal, on the device of its writer. */
export const phraseDraft = (draft: Draft, goal: PhrasingGoal): Phrasing =>
  suggestPhrasing(draft.text, goal, contactsFor(draft), draft.names);
