import { rude } from '../data/rude-words/by-language.ts';
import { onRecord } from '../data/on-record.ts';
import { plainOf } from './plain-of.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { type Reader, type Token, tokensOf } from './tokens.ts';

const objects =
  /^(?:me|him|her|them|it|us|the|your|ur|my|his|our|their|a|an|this|that|these|those|back|out|up|off|over|to|with|both|all|every|on|at|in|by|there|here|home|ready|kind|honest|less|more|\d\S*)$/;

/** Whether words begin a request: a verb that asks, and what it is about. */
function isRequest([verb, object, next]: readonly Token[], text: string, language: Reader['language']): boolean {
  if (!verb?.parts.has('imperatives') || !object) return false;
  if (language === 'es') return !/^(?:y|es|esta|era)$/.test(object.word);
  if (/^(?:don't|dont)$/.test(verb.word)) return object.word !== 'you';
  if (verb.word === 'do') return /^(?:not|the|your|it|this|that)$/.test(object.word);
  if (/^(?:off|up|back|out|over)$/.test(object.word) && /^(?:is|are|was|at|on|time|times)$/.test(next?.word ?? ''))
    return false;
  if (verb.word === 'go' && object.word === 'on') return false;
  if (/^(?:come|go|try)$/.test(verb.word) && object.word === 'and') return true;
  const isName = /^\p{Lu}/u.test(text.slice(object.start));
  return (
    objects.test(object.word.split(' ')[0]!) ||
    isName ||
    (/^(?:stop|start|quit|try)$/.test(verb.word) && /ing$|^not$/.test(object.word))
  );
}

/** Begins the first bare request of a text with "please". Questions, polite sentences and statements on record stay. */
export function askPolitely(text: string, reader: Reader): string {
  const { please, polite } = rude[reader.language].words;
  const plain = plainOf(text);
  if (polite.test(plain)) return text;
  const isOpen = ({ sentence }: Segment) =>
    !/\?/.test(plain.slice(sentence.start, sentence.end)) && !onRecord.test(plain.slice(sentence.start, sentence.end));
  const requests = segmentsOf(text).filter(
    (it) => isOpen(it) && isRequest(tokensOf(plain, { ...it, ...reader }), text, reader.language),
  );
  const begins = ({ start, sentence }: Segment) => start - sentence.start <= 1;
  const follows = ({ start, sentence }: Segment) =>
    reader.language === 'en' &&
    !tokensOf(plain, { start: sentence.start, end: start, ...reader }).some(({ parts }) => parts.has('imperatives'));
  const first = requests.find((it) => begins(it)) ?? requests.find((it) => follows(it));
  if (!first) return text;
  const [verb] = tokensOf(plain, { ...first, ...reader });
  const start = verb!.start;
  const asked = reader.language === 'es' ? `${please}, ` : `${please} `;
  return text.slice(0, start) + asked + text.charAt(start).toLowerCase() + text.slice(start + 1);
}
