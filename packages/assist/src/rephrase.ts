import type { Rephrasing } from '@mediation/api-client';
import { absolute, insulting, insults, onRecord, refusal, softer, tips } from './data/softeners.ts';
import type { SafetyContacts } from './engine.ts';
import { keepsFacts } from './fact-guard.ts';
import { fill } from './fill.ts';
import { engineMark, limitsOf } from './mark.ts';
import { read } from './reading.ts';
import { findIndicators, scoreOf } from './risk.ts';
import { analyzeTone } from './tone.ts';

/** From this risk score on no rephrasing is offered. */
const tooGrave = 6;

const withPlainQuotes = (text: string) => text.replaceAll(/[‘’]/g, "'");

const riskOf = (text: string) => scoreOf(findIndicators(read(text)));

/** Whether a text insults, threatens or says "you never": for such a text there are only tips. */
export const isHarsh = (text: string): boolean =>
  insulting.test(text) || absolute.test(withPlainQuotes(text)) || riskOf(text) > 0;

/**
 * Suggests a calmer wording with the same facts; otherwise returns the message unchanged with tips, or nothing if harm
 * may be intended. Statements about violence, payments or signatures are not changed.
 */
export function rephrase(message: string, contacts: SafetyContacts): Rephrasing {
  const reading = read(message);
  const marks = { confidence: 'low', limits: limitsOf(reading), engine: engineMark } as const;
  const before = riskOf(message);
  if (before >= tooGrave)
    return { suggested: '', status: 'refused', note: fill(refusal, contacts), tips: [], ...marks };

  const { text, dropped } = soften(message);
  const isBetter =
    text !== withPlainQuotes(message).trim() &&
    /\p{L}/u.test(text) &&
    !reading.isTruncated &&
    !onRecord.test(message) &&
    !isHarsh(text) &&
    keepsFacts(message, text, dropped) &&
    analyzeTone(text).intensity <= analyzeTone(message).intensity;
  return isBetter
    ? { suggested: text, status: 'rephrased', note: null, tips: [], ...marks }
    : { suggested: message, status: 'unchanged', note: null, tips: [...tips], ...marks };
}

/** Removes insults and softens heated wordings; all other words stay unchanged. */
function soften(message: string): { text: string; dropped: string[] } {
  const dropped: string[] = [];
  const leaveOut = (words: string) => {
    dropped.push(words);
    return '';
  };
  let text = withPlainQuotes(message);
  for (const insult of insults) text = text.replaceAll(insult, leaveOut);
  for (const [harsh, calm] of softer)
    text = text.replaceAll(harsh, (found) => (/^\p{Lu}/u.test(found) ? upperFirst(calm) : calm));
  text = text
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/[, \t]{1,20}(?=[.!?])/g, '')
    .replaceAll(/^[\s,.;!?]+|(?<=[.!?]\s)[,.;!?]+\s?/g, '')
    .trim();
  return { text: text.replaceAll(/(?:^|[.!?]\s+)\p{Ll}/gu, (start) => start.toUpperCase()), dropped };
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
