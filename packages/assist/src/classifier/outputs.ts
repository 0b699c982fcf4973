import type { RiskIndicatorId, Tone } from '@mediation/api-client';
import { indicatorIds } from '../data/indicators.ts';
import { tones } from '../data/tones.ts';

/** The outputs for the tone of a text, its intensity, and whether it is grave, critical or above low. */
export type ToneOutput = Tone | 'intensity' | 'grave' | 'critical' | 'notable';
export const toneOutputs: readonly ToneOutput[] = [...tones, 'intensity', 'grave', 'critical', 'notable'];

/** The outputs for each indicator, and whether the writer tells of what another person said or did. */
export type IndicatorOutput = RiskIndicatorId | 'reported';
export const indicatorOutputs: readonly IndicatorOutput[] = [...indicatorIds, 'reported'];
