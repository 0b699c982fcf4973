import { evidenceIn } from './evidence.ts';
import { indicatorModel } from './full-model.ts';
import type { IndicatorOutput } from './full-outputs.ts';
import type { Judgement } from './judge.ts';
import { type Prediction, contributions, predict } from './model.ts';

/** How much each indicator fits a message. */
export const judgeIndicators = ({ features }: Judgement): Prediction<IndicatorOutput> =>
  predict(indicatorModel(), features);

/** The words of one sentence of a message that speak most for an indicator. */
export const indicatorEvidence = (
  { words, sentences }: Judgement,
  prediction: Prediction<IndicatorOutput>,
  output: IndicatorOutput,
) => evidenceIn(words, contributions(prediction, output, words.length), sentences);
