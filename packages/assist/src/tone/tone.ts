import type { Confidence, Tone, ToneAnalysis } from '@mediation/api-client';
import { intensityOf, toneOf } from '../classifier/decide.ts';
import { type Judgement, judge, toneEvidence } from '../classifier/judge.ts';
import { serious } from '../data/serious.ts';
import { harshWords, toneSuggestions } from '../data/tones.ts';
import { severityOf } from '../risk/severity.ts';
import { languageOf } from '../text/language.ts';
import { engineMark, limitsOf } from '../mark.ts';
import { type Matter, matterOf } from '../risk/matter.ts';
import { type MessageText, messagesOf } from '../text/messages.ts';
import type { Language } from '../guidance/passages.ts';
import { type Reading, read } from '../text/reading.ts';
import { firstSentenceOf } from '../text/segment.ts';

/** How probable a tone must be for each confidence. */
const confidenceOf = (probability: number): Confidence => {
  if (probability >= 0.8) return 'high';
  return probability >= 0.5 ? 'medium' : 'low';
};

/** The least intensity of a threat. */
const leastOfThreat = 8;

/** The least intensity of a tone that needs help. */
const leastToAdvise = 4;

interface Part {
  judgement: Judgement;
  start: number;
}

interface Said extends Part, MessageText {
  matter: Matter | null;
}

const mostIntense = (messages: readonly Said[]): Said =>
  messages.reduce((one, other) => (other.judgement.tone.intensity > one.judgement.tone.intensity ? other : one));

/** What the tone is taken from: a threat, the text, or of a conversation the most intense message. */
function decisivePart({ text }: Reading, messages: readonly Said[], threats: readonly Said[]): Part {
  if (threats.length > 0) return mostIntense(threats);
  if (messages.length === 1) return messages[0]!;
  const spoken = messages.filter(({ isSpoken }) => isSpoken);
  return spoken.length < 2 ? { judgement: judge(text), start: 0 } : mostIntense(spoken);
}

/** The likeliest tone, and how probable it is. A threat is one only where somebody expresses it. */
function toneFor({ words, tone }: Judgement, isThreat: boolean): { tone: Tone; probability: number } {
  if (isThreat) return { tone: 'threatening', probability: 1 };
  const hasWords = words.some(({ text }) => /\p{L}/u.test(text));
  return hasWords ? toneOf({ ...tone, threatening: -Infinity }) : { tone: 'neutral', probability: 0 };
}

/**
 * Analyses the tone of a message: its likeliest tone, its intensity, and the words that a suggestion is for. A calm
 * tone, or one of low confidence, brings no suggestion. A threat, or words of harm, bring one for what they are about alone.
 */
export function analyzeTone(text: string): ToneAnalysis {
  const reading = read(text);
  const language = languageOf(reading.text) ?? 'en';
  const messages = messagesOf(reading).map((message): Said => {
    const severity = severityOf(message.text);
    return { ...message, judgement: severity.whole, matter: matterOf(message.text, severity) };
  });
  const threats = messages.filter(({ matter }) => matter === 'threat');
  const isThreat = threats.length > 0;
  const { judgement, start } = decisivePart(reading, messages, threats);
  const { tone, probability } = toneFor(judgement, isThreat);
  const judged = probability > 0 ? intensityOf(judgement.tone) : 0;
  const intensity = isThreat ? Math.max(leastOfThreat, judged) : judged;
  const confidence = confidenceOf(probability);

  const aboutMatter = messages.flatMap((it) => matterTrigger(it, reading, language));
  const isFree = (at: number) => !messages.some((it) => it.matter && it.start <= at && at < it.start + it.text.length);
  const harsh = harshWords.flatMap(({ words, suggestion }) =>
    [...reading.text.matchAll(words)]
      .filter(({ index }) => isFree(index))
      .map((it) => ({
        ...reading.span(it.index, it.index + it[0].length),
        suggestion: suggestion[language],
      })),
  );
  const isSure = confidence !== 'low' && intensity >= leastToAdvise && aboutMatter.length === 0;
  const suggestion = isSure ? toneSuggestions[tone]?.[language] : undefined;
  const evidence = suggestion === undefined ? null : toneEvidence(judgement, tone);
  const isExplained = harsh.some((it) => it.suggestion === suggestion);
  const triggers = [
    ...aboutMatter,
    ...harsh,
    ...(suggestion !== undefined && evidence !== null && !isExplained
      ? [{ ...reading.span(start + evidence.start, start + evidence.end), suggestion }]
      : []),
  ].toSorted((one, other) => one.start - other.start);
  return {
    tone,
    intensity,
    suggestions: [...new Set(triggers.map((it) => it.suggestion))],
    triggers,
    confidence,
    limits: limitsOf(reading),
    engine: engineMark,
  };
}

/** What the writer of a threat, or of words of harm, is told. */
function matterTrigger({ matter, judgement, text, start }: Said, reading: Reading, language: Language) {
  if (matter === null) return [];
  const output = matter === 'threat' ? 'threatening' : 'grave';
  const { start: from, end } = toneEvidence(judgement, output) ?? firstSentenceOf(text);
  const suggestion = matter === 'threat' ? toneSuggestions.threatening : serious;
  return suggestion ? [{ ...reading.span(start + from, start + end), suggestion: suggestion[language] }] : [];
}
