import { riskIndicatorIds, tones } from '@mediation/api-client';

/** The outputs for the tone of a text, its intensity, and whether it is grave, critical or above low. */
export const toneOutputs = [...tones, 'intensity', 'grave', 'critical', 'notable'] as const;
export type ToneOutput = (typeof toneOutputs)[number];

/** The outputs for each indicator, and whether the writer tells of what another person said or did. */
export const indicatorOutputs = [...riskIndicatorIds, 'reported'] as const;
export type IndicatorOutput = (typeof indicatorOutputs)[number];
