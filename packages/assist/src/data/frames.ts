import type { RiskIndicatorId } from '@mediation/api-client';

/**
 * Concepts that follow one another in a sentence and together show a risk. `a|b` is one or the other; `gap` is how many
 * words may stand between two of them. A concept of `unless` in the sentence makes it harmless.
 */
export interface Frame {
  id: RiskIndicatorId;
  slots: string;
  gap: number;
  unless: string;
}

const fun = 'joke sport cooking';
const orderly = 'please sort agree session';
const harmless = `${fun} ${orderly} never not medicine tools`;

/** Only what is grave in at least nine of ten messages of the corpus that say it. */
export const frames: readonly Frame[] = [
  { id: 'threat_to_kill', slots: 'i will kill you', gap: 1, unless: fun },
  { id: 'threat_to_kill', slots: 'kill_threat', gap: 0, unless: `${fun} never quote` },
  { id: 'suicide_self_harm', slots: 'kill_self', gap: 0, unless: harmless },
  { id: 'strangulation', slots: 'he|they|partner|i strangle', gap: 4, unless: `${harmless} drink` },
  { id: 'threat_of_harm', slots: 'threatened acts', gap: 3, unless: `${orderly} never not` },
  { id: 'threat_of_harm', slots: 'he threatened', gap: 1, unless: harmless },
  { id: 'physical_violence', slots: 'hit i body', gap: 2, unless: harmless },
  { id: 'property_destruction', slots: 'destroy i property', gap: 3, unless: 'tools' },
  { id: 'property_destruction', slots: 'destroy you property', gap: 3, unless: 'tools please' },
  { id: 'child_withholding', slots: 'not see_child if', gap: 6, unless: orderly },
  { id: 'child_withholding', slots: 'wont_let see_kids', gap: 3, unless: orderly },
  { id: 'child_withholding', slots: 'withhold see_child', gap: 2, unless: orderly },
  { id: 'harassment', slots: 'many harass', gap: 3, unless: orderly },
  { id: 'fear_expressed', slots: 'not alone_with', gap: 3, unless: orderly },
  { id: 'fear_expressed', slots: 'alone_with he', gap: 1, unless: harmless },
  { id: 'fear_expressed', slots: 'afraid alone_with', gap: 4, unless: fun },
  { id: 'fear_expressed', slots: 'scared_of', gap: 0, unless: harmless },
  { id: 'immigration_threat', slots: 'if immigration', gap: 6, unless: orderly },
  { id: 'immigration_threat', slots: 'immigration you', gap: 1, unless: orderly },
  { id: 'document_control', slots: 'passport keep_back', gap: 4, unless: orderly },
  { id: 'document_control', slots: 'keep_back i passport', gap: 2, unless: harmless },
  { id: 'document_control', slots: 'you passport i', gap: 3, unless: orderly },
  { id: 'financial_control', slots: 'money money_control i', gap: 3, unless: orderly },
  { id: 'financial_control', slots: 'keep_back money i', gap: 3, unless: orderly },
  { id: 'pet_harm', slots: 'dead_pet', gap: 0, unless: harmless },
  { id: 'substance_abuse', slots: 'drink drive', gap: 3, unless: harmless },
  { id: 'substance_abuse', slots: 'drive drink', gap: 3, unless: harmless },
  { id: 'substance_abuse', slots: 'drink child', gap: 2, unless: harmless },
  { id: 'order_violation', slots: 'order order_break', gap: 6, unless: harmless },
  { id: 'order_violation', slots: 'order_break order', gap: 6, unless: harmless },
];
