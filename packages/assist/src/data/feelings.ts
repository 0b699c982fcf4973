import type { Emotion, Tone } from '@mediation/api-client';

type Feeling = Emotion['top'];

const mostly = (top: Feeling, share: number, second: Feeling): Pick<Emotion, 'top' | 'scores'> => {
  const rest = Math.round((1 - share - 0.2) * 20) / 100;
  const scores = { neutral: rest, joy: rest, sadness: rest, anger: rest, fear: rest, disgust: rest, surprise: rest };
  return { top, scores: { ...scores, [top]: share, [second]: 0.2 } };
};

/** The emotions of each tone. The shares are estimates and add up to one. */
export const feelings: Record<Tone, Pick<Emotion, 'top' | 'scores'>> = {
  neutral: mostly('neutral', 0.7, 'joy'),
  cooperative: mostly('joy', 0.5, 'neutral'),
  assertive: mostly('neutral', 0.5, 'anger'),
  anxious: mostly('fear', 0.6, 'sadness'),
  sad: mostly('sadness', 0.7, 'fear'),
  frustrated: mostly('anger', 0.5, 'sadness'),
  sarcastic: mostly('anger', 0.5, 'disgust'),
  hostile: mostly('anger', 0.7, 'disgust'),
  manipulative: mostly('anger', 0.4, 'fear'),
  threatening: mostly('anger', 0.7, 'disgust'),
};
