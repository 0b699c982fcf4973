import { type Message, isGrave } from '@mediation/assist-corpus';
import { toneOutputs } from '../src/classifier/tone-outputs.ts';
import { indicatorIds } from '../src/data/indicators.ts';
import { tones } from '../src/data/tones.ts';

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));
const intensity = tones.length;

/** How much the choice of a tone counts beside each tone by itself. */
const choice = 2;

/**
 * Cross entropy for each tone, whether it is acceptable, for the choice of an acceptable one among all, and for each level;
 * squared error for the intensity.
 */
export function toneGradient(message: Message) {
  const acceptable = tones.map((tone) => Number(message.tone_ok.includes(tone)));
  const levels = [isGrave(message), message.risk_level === 'critical', message.risk_level !== 'low'];
  const answers = Float64Array.from([...acceptable, message.intensity, ...levels.map(Number)]);
  return (sums: Float64Array, into: Float64Array) => {
    for (let index = 0; index < answers.length; index += 1)
      into[index] =
        index === intensity ? 0.3 * (sums[index]! - answers[index]!) : sigmoid(sums[index]!) - answers[index]!;
    addChoice(sums, acceptable, into);
  };
}

/** Adds the slopes of the shares that a softmax gives to the tones: all acceptable ones together should have the whole. */
function addChoice(sums: Float64Array, acceptable: readonly number[], into: Float64Array) {
  const weights = acceptable.map((_, index) => Math.exp(sums[index]!));
  let [all, right] = [0, 0];
  for (const [index, weight] of weights.entries()) {
    all += weight;
    right += weight * acceptable[index]!;
  }
  for (const [index, weight] of weights.entries())
    into[index]! += choice * (weight / all - (weight * acceptable[index]!) / right);
}

/** Whether a message tells of what another person said or did; null where its kind leaves that open. */
export function isReported({ tags: [kind] }: Pick<Message, 'tags'>): boolean | null {
  if (kind === 'disclosure' || kind === 'quoted') return true;
  return kind === 'plain' || kind === 'oblique' ? false : null;
}

/** Cross entropy for each indicator, and for whether the message reports. */
function indicatorGradient(message: Message) {
  const answers = Float64Array.from(indicatorIds, (id) => Number(message.indicators.includes(id)));
  const reported = isReported(message);
  const last = answers.length;
  return (sums: Float64Array, into: Float64Array) => {
    for (let index = 0; index < last; index += 1) into[index] = sigmoid(sums[index]!) - answers[index]!;
    into[last] = reported === null ? 0 : sigmoid(sums[last]!) - Number(reported);
  };
}

/** Both, one after the other, as the full model has them. */
export function fullGradient(message: Message) {
  const [ofTone, ofIndicators] = [toneGradient(message), indicatorGradient(message)];
  const first = toneOutputs.length;
  return (sums: Float64Array, into: Float64Array) => {
    ofTone(sums.subarray(0, first), into.subarray(0, first));
    ofIndicators(sums.subarray(first), into.subarray(first));
  };
}
