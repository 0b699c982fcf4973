import type { RiskIndicatorId } from '@mediation/api-client';

/**
 * Concepts that follow one another in a sentence and together show a risk. `a|b` is one or the other; `gap` is how many
 * words may stand between two of them. A concept of `unless` in the sentence makes it harmless.
 */
export interface RiskPattern {
  id: RiskIndicatorId;
  slots: string;
  gap: number;
  unless: string;
}

const fun = 'joke sport cooking';
const orderly = 'please sort agree session';
const calm = `${fun} ${orderly}`;
const denied = `${calm} never not`;
const harmless = `${denied} medicine tools`;

/** Only what is grave in at least nine of ten messages of the corpus that say it. */
export const riskPatterns: readonly RiskPattern[] = [
  { id: 'threat_to_kill', slots: 'i will kill you', gap: 3, unless: fun },
  { id: 'threat_to_kill', slots: 'kill_threat', gap: 0, unless: `${fun} never quote` },
  { id: 'threat_to_kill', slots: 'you die|kill you', gap: 3, unless: `${calm} offer` },
  { id: 'suicide_self_harm', slots: 'kill_self', gap: 0, unless: denied },
  { id: 'strangulation', slots: 'he|they|partner|i strangle', gap: 4, unless: `${harmless} drink` },
  { id: 'strangulation', slots: 'body|neck i|he|they|child hit|harm_me|neck', gap: 4, unless: denied },
  { id: 'sexual_violence', slots: 'sex he|they|partner i', gap: 4, unless: fun },
  { id: 'sexual_violence', slots: 'partner sex', gap: 6, unless: calm },
  { id: 'child_abduction', slots: 'abduct abduct he|they|child', gap: 2, unless: calm },
  { id: 'threat_of_harm', slots: 'will destroy you|child', gap: 4, unless: fun },
  { id: 'physical_violence', slots: 'he|they|partner hit|harm_me i|we', gap: 0, unless: calm },
  { id: 'physical_violence', slots: 'hit|harm_me i he|they|partner', gap: 4, unless: `${harmless} offer warmth` },
  { id: 'stalking_monitoring', slots: 'follow|track property i', gap: 4, unless: denied },
  { id: 'stalking_monitoring', slots: 'follow|track i night|often', gap: 4, unless: calm },
  { id: 'stalking_monitoring', slots: 'i follow|track often', gap: 6, unless: denied },
  { id: 'stalking_monitoring', slots: 'follow|track drive you|he|they|partner', gap: 6, unless: denied },
  { id: 'property_destruction', slots: 'destroy i property', gap: 6, unless: 'tools work' },
  { id: 'property_destruction', slots: 'destroy you property', gap: 3, unless: 'tools please' },
  { id: 'property_destruction', slots: 'he destroy i|child|we', gap: 1, unless: denied },
  { id: 'child_safety', slots: 'allow child|he|they left_alone', gap: 6, unless: calm },
  { id: 'child_safety', slots: 'child|he|they left_alone night', gap: 4, unless: harmless },
  { id: 'child_safety', slots: 'allow child|he drive', gap: 6, unless: `${harmless} offer` },
  { id: 'child_withholding', slots: 'not see_child if', gap: 6, unless: `${orderly} quote` },
  { id: 'child_withholding', slots: 'pressure not see_child', gap: 8, unless: calm },
  { id: 'child_withholding', slots: 'not regret see_child', gap: 1, unless: calm },
  { id: 'child_withholding', slots: 'withhold not i', gap: 2, unless: orderly },
  { id: 'child_withholding', slots: 'withhold i child', gap: 6, unless: orderly },
  { id: 'isolation', slots: 'allow go_out i', gap: 4, unless: calm },
  { id: 'isolation', slots: 'not go_out family', gap: 6, unless: calm },
  { id: 'isolation', slots: 'not allow family|friend', gap: 6, unless: `${calm} if` },
  { id: 'harassment', slots: 'many harass i|he', gap: 3, unless: calm },
  { id: 'harassment', slots: 'many harass night|often|now', gap: 4, unless: calm },
  { id: 'fear_expressed', slots: 'scared_of he', gap: 1, unless: harmless },
  { id: 'fear_expressed', slots: 'afraid alone_with', gap: 6, unless: denied },
  { id: 'immigration_threat', slots: 'said|if immigration', gap: 4, unless: harmless },
  { id: 'immigration_threat', slots: 'immigration you', gap: 0, unless: orderly },
  { id: 'immigration_threat', slots: 'you immigration i', gap: 4, unless: calm },
  { id: 'document_control', slots: 'passport keep_back', gap: 3, unless: `${calm} not` },
  { id: 'document_control', slots: 'you passport i|child|we', gap: 2, unless: `${harmless} offer` },
  { id: 'financial_control', slots: 'money money_control i', gap: 1, unless: orderly },
  { id: 'pet_harm', slots: 'kill|pet_harm|hit pet', gap: 1, unless: `${denied} friend` },
  { id: 'substance_abuse', slots: 'drink|drugs child', gap: 3, unless: harmless },
  { id: 'substance_abuse', slots: 'drive drink', gap: 3, unless: harmless },
  { id: 'order_violation', slots: 'order order i', gap: 6, unless: fun },
  { id: 'order_violation', slots: 'he order i', gap: 6, unless: denied },
  { id: 'order_violation', slots: 'order_break order', gap: 6, unless: harmless },
];
