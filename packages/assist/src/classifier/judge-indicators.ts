import { evidenceIn } from './evidence.ts';
import { indicatorModel } from './full-model.ts';
import type { Judgement } from './judge.ts';
import { type Scores, contributions, predict } from './model.ts';
import type { IndicatorOutput } from './full-outputs.ts';

/** How much each indicator fits a message. */
export const judgeIndicators = ({ features }: Judgement): Scores<IndicatorOutput> => predict(indicatorModel, features);

/** The words of a message that speak most for an indicator. */
export const indicatorEvidence = ({ words, features }: Judgement, output: IndicatorOutput) =>
  evidenceIn(words, contributions(indicatorModel, features, output, words.length));
