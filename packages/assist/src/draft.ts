import type { Phrasing, PhrasingGoal, Rephrasing, ToneAnalysis } from '@mediation/api-client';
import { defaultContacts } from './data/contacts.ts';
import { languageOfDraft } from './rephrase/language-of-draft.ts';
import { suggestPhrasing } from './phrasing.ts';
import { rephrase } from './rephrase.ts';
import { analyzeTone } from './tone.ts';

/** A draft, and the names known in its case, which every wording keeps. */
export interface Draft {
  text: string;
  names: readonly string[];
}

const contactsFor = (text: string) => defaultContacts[languageOfDraft(text)];

/** Checks a draft on the device of its writer: its tone, and another wording. It needs no network once it is loaded. */
export const checkDraft = ({ text, names }: Draft): { tone: ToneAnalysis; rephrasing: Rephrasing } => ({
  tone: analyzeTone(text),
  rephrasing: rephrase(text, contactsFor(text), names),
});

/** Suggests wordings of a draft for a goal, on the device of its writer. */
export const phraseDraft = ({ text, names }: Draft, goal: PhrasingGoal): Phrasing =>
  suggestPhrasing(text, goal, contactsFor(text), names);
