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

/** Only what is grave in at least nine of ten messages of the corpus that say it. */
export const frames: readonly Frame[] = [
  { id: 'threat_to_kill', slots: 'i will kill you', gap: 1, unless: fun },
  { id: 'threat_to_kill', slots: 'kill_threat', gap: 0, unless: `${fun} never quote` },
  { id: 'property_destruction', slots: 'destroy i property', gap: 3, unless: 'tools' },
  { id: 'child_withholding', slots: 'not see_child if', gap: 6, unless: orderly },
  { id: 'harassment', slots: 'many harass', gap: 3, unless: orderly },
  { id: 'fear_expressed', slots: 'not alone_with', gap: 3, unless: orderly },
  { id: 'immigration_threat', slots: 'if immigration', gap: 6, unless: orderly },
  { id: 'document_control', slots: 'passport keep_back', gap: 4, unless: orderly },
];
