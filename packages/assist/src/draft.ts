import type { Phrasing, PhrasingGoal, Rephrasing, ToneAnalysis } from '@mediation/api-client';
import { defaultContacts } from './data/contacts.ts';
import type { SafetyContacts } from './engine.ts';
import { type Matter, matterIn } from './risk/matter.ts';
import type { Language } from './guidance/passages.ts';
import { languageOfDraft } from './rephrase/language-of-draft.ts';
import { suggestPhrasing } from './rephrase/phrasing.ts';
import { rephrase } from './rephrase/rephrase.ts';
import { analyzeTone } from './tone/tone.ts';

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

/** The tone of a draft, another wording, and what it is about where that is no question of tone. */
export interface CheckedDraft {
  tone: ToneAnalysis;
  rephrasing: Rephrasing;
  matter: Matter | null;
}

/** Checks a draft on the device of its writer. It needs no network once it is loaded. */
export const checkDraft = (draft: Draft): CheckedDraft => ({
  tone: analyzeTone(draft.text),
  rephrasing: rephrase(draft.text, contactsFor(draft), draft.names),
  matter: matterIn(draft.text),
});

/** Suggests wordings of a draft for a goal, on the device of its writer. */
export const phraseDraft = (draft: Draft, goal: PhrasingGoal): Phrasing =>
  suggestPhrasing(draft.text, goal, contactsFor(draft), draft.names);
