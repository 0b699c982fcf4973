import { riskIndicatorIds, tones } from '@mediation/api-client';
import { type Message, isGrave } from './corpus.ts';

/** The outputs for the tone and the risk level of a text. */
export const toneOutputs = [...tones, 'intensity', 'grave', 'critical', 'notable'] as const;

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));
const intensity = tones.length;

/** How much each tone of a message counts: the best one most. */
const shareOf = ({ tone_ok }: Message, tone: (typeof tones)[number]) => {
  const rank = tone_ok.indexOf(tone);
  if (rank === -1) return 0;
  if (tone_ok.length === 1) return 1;
  return rank === 0 ? 0.7 : 0.3 / (tone_ok.length - 1);
};

/** Cross entropy over the tones and for each level; squared error for the intensity. */
export function toneGradient(message: Message) {
  const shares = tones.map((tone) => shareOf(message, tone));
  const answers = [isGrave(message), message.risk_level === 'critical', message.risk_level !== 'low'];
  return (sums: Float64Array, into: Float64Array) => {
    const highest = Math.max(...sums.subarray(0, intensity));
    const powers = shares.map((_, index) => Math.exp(sums[index]! - highest));
    const total = powers.reduce((sum, it) => sum + it, 0);
    for (const [index, share] of shares.entries()) into[index] = powers[index]! / total - share;
    into[intensity] = 0.2 * (sums[intensity]! - message.intensity);
    for (const [index, answer] of answers.entries())
      into[intensity + 1 + index] = sigmoid(sums[intensity + 1 + index]!) - Number(answer);
  };
}

/** Cross entropy for each indicator. */
export function indicatorGradient(message: Message) {
  const answers = riskIndicatorIds.map((id) => Number(message.indicators.includes(id)));
  return (sums: Float64Array, into: Float64Array) => {
    for (const [index, answer] of answers.entries()) into[index] = sigmoid(sums[index]!) - answer;
  };
}
