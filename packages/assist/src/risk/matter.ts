import type { RiskIndicatorId } from '@mediation/api-client';
import type { PatternMatch } from './match-patterns.ts';
import { toneOf } from '../classifier/decide.ts';
import { quoting } from '../data/quoting.ts';
import { threats as knownThreats } from '../data/threats.ts';
import { wordsOfHarm, wordsOfSelfHarm } from '../data/words-of-harm.ts';
import { type Severity, isGraveLevel, severityOf } from './severity.ts';
import { messagesOf } from '../text/messages.ts';
import { withoutQuotations } from '../key-points/own-words.ts';
import { read } from '../text/reading.ts';
import { plainOf } from '../rephrase/plain-of.ts';
import { sentencesOf } from '../text/segment.ts';

/** What a message is about, where its words are not a question of tone: a threat of its writer, or harm. */
export type Matter = 'threat' | 'harm';

/** What makes a message threatening, whatever stands around it. */
const threats = new Set<RiskIndicatorId>(['threat_to_kill', 'threat_to_child', 'threat_of_harm']);

/** From which score on the classifier finds a threat beside words that tell of harm. No account of it that we know has so much. */
const sureBesideHarm = 2;

/** How far behind the likeliest tone a threat may be; an insult with little of one is none. */
const margin = 1;

/**
 * A message is a threat where its writer expresses one: in words that fit a pattern or are a known threat, and that nobody
 * else is quoted with, or where the classifier finds one in them likelier than not. Beside words that tell of harm it has to be much
 * surer: an account of harm is no threat, and neither is despair.
 */
export function matterOf(message: string, severity: Severity): Matter | null {
  const own = expressed(message);
  const isOwn = ({ start, end }: PatternMatch) => own.slice(start, end) === message.slice(start, end);
  if (severity.patterns.some((it) => threats.has(it.id) && isOwn(it)) || isKnownThreat(own)) return 'threat';
  const tells = tellsOfHarm(message);
  const { level, judgement } = own === message ? severity : severityOf(own);
  const least = tells ? sureBesideHarm : 0;
  const { threatening } = judgement.tone;
  const isLikely = threatening > least && threatening >= judgement.tone[toneOf(judgement.tone).tone] - margin;
  if (isGraveLevel(level) && isLikely && !tellsOfSelfHarm(message)) return 'threat';
  return tells || isGraveLevel(severity.level) ? 'harm' : null;
}

const isKnownThreat = (text: string) => knownThreats.some((it) => it.test(plainOf(text)));

/** What a text is about: a threat, if one of its messages is. */
export function matterIn(text: string): Matter | null {
  const matters = messagesOf(read(text)).map((it) => matterOf(it.text, severityOf(it.text)));
  return matters.find((it) => it === 'threat') ?? matters.find((it) => it !== null) ?? null;
}

/** Whether words of a text tell of harm, also to oneself. */
export const tellsOfHarm = (text: string): boolean =>
  wordsOfHarm.some((it) => it.test(plainOf(text))) || tellsOfSelfHarm(text);

/** Whether words of a text tell of not wanting to live. */
export const tellsOfSelfHarm = (text: string): boolean => wordsOfSelfHarm.some((it) => it.test(plainOf(text)));

/** A message with blanks instead of the words of others, and of sentences that tell what others said. */
function expressed(message: string): string {
  const own = withoutQuotations(message);
  const told = sentencesOf({ text: own }).filter(({ text }) => quoting.some((it) => it.test(plainOf(text))));
  return told.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), own);
}
