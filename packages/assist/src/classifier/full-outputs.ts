import type { RiskIndicatorId } from '@mediation/api-client';
import { indicatorIds } from '../data/indicators.ts';
import { type ToneOutput, toneOutputs } from './tone-outputs.ts';

/** The outputs for each indicator, and whether the writer tells of what another person said or did. */
export type IndicatorOutput = RiskIndicatorId | 'reported';
export const indicatorOutputs: readonly IndicatorOutput[] = [...indicatorIds, 'reported'];

/** The outputs of the model that a server has. */
export type FullOutput = ToneOutput | IndicatorOutput;
export const fullOutputs: readonly FullOutput[] = [...toneOutputs, ...indicatorOutputs];
