import indicatorFile from '../data/models/indicators.json' with { type: 'json' };
import { evidenceIn } from './evidence.ts';
import type { Judgement } from './judge.ts';
import { type Model, type Scores, contributions, predict } from './model.ts';
import { type IndicatorOutput, indicatorOutputs } from './outputs.ts';
import { unpack } from './unpack.ts';

const model: Model<IndicatorOutput> = unpack(indicatorFile, indicatorOutputs);

/** How much each indicator fits a message. */
export const judgeIndicators = ({ features }: Judgement): Scores<IndicatorOutput> => predict(model, features);

/** The words of a message that speak most for an indicator. */
export const indicatorEvidence = ({ words, features }: Judgement, output: IndicatorOutput) =>
  evidenceIn(words, contributions(model, features, output, words.length));
