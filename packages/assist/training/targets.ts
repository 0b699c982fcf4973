import { indicatorIds } from '../src/data/indicators.ts';
import { tones } from '../src/data/tones.ts';
import { type Message, isGrave } from './corpus.ts';

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));
const intensity = tones.length;

/** For the tones, how unlikely all acceptable ones are together; cross entropy for each level; squared error for the intensity. */
export function toneGradient(message: Message) {
  const isRight = tones.map((tone) => message.tone_ok.includes(tone));
  const answers = [isGrave(message), message.risk_level === 'critical', message.risk_level !== 'low'];
  return (sums: Float64Array, into: Float64Array) => {
    const highest = Math.max(...sums.subarray(0, intensity));
    const powers = isRight.map((_, index) => Math.exp(sums[index]! - highest));
    const total = powers.reduce((sum, it) => sum + it, 0);
    const right = powers.reduce((sum, it, index) => sum + (isRight[index] ? it : 0), 0);
    for (const [index, power] of powers.entries()) into[index] = power / total - (isRight[index] ? power / right : 0);
    into[intensity] = 0.2 * (sums[intensity]! - message.intensity);
    for (const [index, answer] of answers.entries())
      into[intensity + 1 + index] = sigmoid(sums[intensity + 1 + index]!) - Number(answer);
  };
}

/** Whether a message tells of what another person said or did; null where its kind leaves that open. */
export function isReported({ tags: [kind] }: Pick<Message, 'tags'>): boolean | null {
  if (kind === 'disclosure' || kind === 'quoted') return true;
  return kind === 'plain' || kind === 'oblique' ? false : null;
}

/** Cross entropy for each indicator, and for whether the message reports. */
export function indicatorGradient(message: Message) {
  const answers = indicatorIds.map((id) => Number(message.indicators.includes(id)));
  const reported = isReported(message);
  const last = answers.length;
  return (sums: Float64Array, into: Float64Array) => {
    for (const [index, answer] of answers.entries()) into[index] = sigmoid(sums[index]!) - answer;
    into[last] = reported === null ? 0 : sigmoid(sums[last]!) - Number(reported);
  };
}
