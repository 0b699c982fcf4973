import { type KeyPoint, KeyPointKind } from '@mediation/api-client';
import { extractKeyPoints } from '../src/key-points/extract-key-points.ts';

interface Wanted {
  kind: string;
  line: number;
  /** Words that the quote holds, and for an answer the words of what it answers. */
  words: string;
  answered: string | undefined;
}

interface Judged {
  kind: string;
  /** From which conversation: the rules were written in sight of the mistakes in odd ones only. */
  id: string;
  result: 'right' | 'missed' | 'wrong';
  about: string;
}

/** Compares the key points found in each conversation with the wanted ones. */
export function judgeKeyPoints(tsv: string): Judged[] {
  const rows = tsv
    .trimEnd()
    .split('\n')
    .map((it) => it.split('\t'));
  return [...Map.groupBy(rows, ([id = '']) => id)].flatMap(([id, messages]) => {
    const wanted = messages.flatMap(([, , points = ''], line) => wantedIn(points, line));
    const found = extractKeyPoints({ text: messages.map(([, message]) => message).join('\n') }).key_points;
    const free = new Set(found);
    const judged = wanted.map((it): Judged => {
      const match = [...free].find((point) => fits(point, it));
      if (match) free.delete(match);
      return { kind: it.kind, id, result: match ? 'right' : 'missed', about: it.words };
    });
    const wrong = [...free].map((it): Judged => ({ kind: it.kind, id, result: 'wrong', about: it.quote }));
    return [...judged, ...wrong];
  });
}

const wantedIn = (points: string, line: number): Wanted[] =>
  points === ''
    ? []
    : points.split(' | ').map((it) => {
        const [kind = '', rest = ''] = it.split(/: (.*)/);
        const [words = '', answered] = rest.split(' < ');
        return { kind, line, words, answered };
      });

const fits = (point: KeyPoint, { kind, line, words, answered }: Wanted) =>
  point.kind === kind &&
  point.line === line &&
  point.quote.includes(words) &&
  (answered === undefined || point.answers.some((it) => it.quote.includes(answered)));

/** The precision and recall of each kind, and of all. */
export function measureKeyPoints(judged: readonly Judged[]) {
  const shares = (kind: string, list: readonly Judged[]) => {
    const right = list.filter((it) => it.result === 'right').length;
    const found = list.filter((it) => it.result !== 'missed').length;
    const wanted = list.filter((it) => it.result !== 'wrong').length;
    return { kind, wanted, precision: right / found, recall: right / wanted };
  };
  const kinds = KeyPointKind.options.filter((kind) => judged.some((it) => it.kind === kind));
  return [
    ...kinds.map((kind) =>
      shares(
        kind,
        judged.filter((it) => it.kind === kind),
      ),
    ),
    shares('all', judged),
  ];
}

export const isOdd = ({ id }: Pick<Judged, 'id'>): boolean => Number(id.slice(1)) % 2 === 1;
