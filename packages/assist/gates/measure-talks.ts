import type { KeyPoint, Summary } from '@mediation/api-client';
import { summarize } from '../src/summary/summary.ts';

/** What a talk must or must not give: the words of a fact stand together in one point, or in none. */
export interface Fact {
  kind: string;
  words: string[];
  holds: boolean;
}

/**
 * The lines of a scripted talk. A line `~ 5` stands for five lines of side talk, from the list at the place that the talk
 * begins with, so that few words make a long conversation.
 */
function linesOf(script: string, sideTalk: string, first: number): string[] {
  const side = sideTalk.trimEnd().split('\n');
  const speakers = [...new Set([...script.matchAll(/^(\p{L}+): /gmu)].map(([, name]) => name))];
  let next = first;
  return script
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('~')) return [line];
      return Array.from({ length: Number(line.slice(2)) }, () => {
        next += 1;
        return `${speakers[next % 3 === 0 ? 0 : 1]}: ${side[next % side.length]}`;
      });
    });
}

/** Summarizes a talk and looks for its facts. */
export function judgeTalk(talk: string, sideTalk: string, first: number) {
  const [head = '', script = ''] = talk.split('---\n');
  const lines = linesOf(script, sideTalk, first);
  const summary = summarize({ text: lines.join('\n') });
  const facts = head
    .trimEnd()
    .split('\n')
    .map((it): Fact => {
      const [kind = '', rest = ''] = it.split('\t');
      const words = rest.split(' | ');
      return { kind, words, holds: holds(summary, kind, words) };
    });
  return { lines, summary, facts };
}

const open = new Set(['offer', 'counter_offer', 'request', 'question']);

function holds({ summary, points }: Summary, kind: string, words: readonly string[]): boolean {
  const isIn = (of: (point: KeyPoint) => boolean) =>
    points.some((it) => of(it) && words.every((word) => saysOf(it).includes(word)));
  if (kind === 'agreed') return isIn((it) => it.kind === 'agreement');
  if (kind === 'not agreed') return !isIn((it) => it.kind === 'agreement');
  if (kind === 'withdrawn') return isIn((it) => it.kind === 'withdrawal');
  if (kind === 'open') return isIn((it) => open.has(it.kind));
  if (kind === 'said') return words.every((word) => summary.includes(word));
  throw new Error(`No such kind of fact: ${kind}`);
}

const saysOf = ({ quote, answers, conditions }: KeyPoint) =>
  [...answers, { quote }, ...conditions].map((it) => it.quote).join('\n');
