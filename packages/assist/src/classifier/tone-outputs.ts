import type { Tone } from '@mediation/api-client';
import { tones } from '../data/tones.ts';

/** The outputs for the tone of a text, its intensity, and whether it is grave, critical or above low. */
export type ToneOutput = Tone | 'intensity' | 'grave' | 'critical' | 'notable';
export const toneOutputs: readonly ToneOutput[] = [...tones, 'intensity', 'grave', 'critical', 'notable'];
