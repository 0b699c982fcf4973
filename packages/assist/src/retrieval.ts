import { type Passage, passages } from './data/passages.ts';

const idle = new Set(
  (
    'the a an and or of to in on at is are was be been do does did have has had i my me you your we our it its this that ' +
    'what which who when where why how can could will would should may if for with from by as not no any there about into ' +
    'am get go long many much happen mean need another other day time same after before while now then please know ' +
    'tell want like also another take'
  ).split(' '),
);

/** Synonyms. */
const same: Record<string, string> = {
  appointment: 'session',
  meeting: 'session',
  paper: 'document',
  file: 'document',
  upload: 'document',
  chat: 'message',
  attorney: 'lawyer',
  solicitor: 'lawyer',
  postpone: 'move',
  reschedule: 'move',
  write: 'message',
  unsafe: 'safe',
  scar: 'afraid',
  contract: 'agreement',
  process: 'mediation',
};

const stem = (word: string) => word.replace(/(?<=\w{3})(?:ings?|ed|es|s|ly|e)$/, '');
const meanings = Object.fromEntries(Object.entries(same).map(([from, to]) => [stem(from), stem(to)]));

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]{2,30}/g) ?? [];
  return words
    .filter((it) => !idle.has(it))
    .map((it) => stem(it))
    .map((it) => (Object.hasOwn(meanings, it) ? meanings[it]! : it));
}

const shelf = passages.map((passage) => ({
  passage,
  asked: new Set(wordsOf(`${passage.title} ${passage.questions.join(' ')}`)),
  told: new Set(wordsOf(passage.text)),
}));

/**
 * The weight of a word that no passage contains, almost that of the rarest known word. It lowers the score of every
 * passage.
 */
const unknown = 0.75 * Math.log(1 + shelf.length);
const weightOf = (word: string) => {
  const among = shelf.filter(({ asked, told }) => asked.has(word) || told.has(word)).length;
  return among > 0 ? Math.log(1 + shelf.length / among) : unknown;
};

/** A passage with the share of the question that it covers, between 0 and 1. */
export interface Match {
  passage: Passage;
  coverage: number;
}

/** Ranks all passages by their coverage of the question; of equal ones the passage with less other content first. */
export function findPassages(question: string): Match[] {
  const words = [...new Set(wordsOf(question))].map((word) => ({ word, weight: weightOf(word) }));
  const whole = words.reduce((sum, it) => sum + it.weight, 0);
  return shelf
    .map(({ passage, asked, told }) => {
      const covered = words.reduce(
        (sum, { word, weight }) => sum + weight * (asked.has(word) ? 1 : told.has(word) ? 0.5 : 0),
        0,
      );
      return { passage, coverage: whole > 0 ? covered / whole : 0, breadth: asked.size };
    })
    .toSorted((one, other) => other.coverage - one.coverage || one.breadth - other.breadth);
}
