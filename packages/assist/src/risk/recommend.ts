import type { RiskIndicator } from '@mediation/api-client';
import { defaultContacts } from '../data/contacts.ts';
import { recommendations } from '../data/recommendations.ts';
import type { EngineSettings, SafetyContacts } from '../engine.ts';
import { fill } from '../text/fill.ts';
import type { Language } from '../guidance/passages.ts';
import { languageOfDraft } from '../rephrase/language-of-draft.ts';

/** The language of advice, and whom it names for danger. */
export interface Advice {
  language: Language;
  contacts: SafetyContacts;
}

type Contacts = Pick<EngineSettings, 'contacts'>;

/** The contacts that advice names: the organization's, else words that are valid everywhere. */
const contactsOf = ({ contacts }: Contacts, language: Language): SafetyContacts => ({
  ...defaultContacts[language],
  ...contacts?.[language],
});

/** The advice of an organization in a language. */
export const adviceIn = (language: Language, settings: Contacts): Advice => ({
  language,
  contacts: contactsOf(settings, language),
});

/** Advice about a text is in its language. */
export const adviceFor = (text: string, settings: Contacts): Advice => adviceIn(languageOfDraft(text), settings);

/** What a mediator can do about these indicators, the most severe first. */
export function recommend(found: readonly RiskIndicator[], { language, contacts }: Advice): string[] {
  const keys = found.flatMap(({ recommendation_key }) =>
    recommendation_key.split('+').map((it) => (it.startsWith('R-') ? it : `R-${it}`)),
  );
  return [...new Set(keys)].map((it) => fill(recommendations[it]?.[language] ?? '', contacts));
}
