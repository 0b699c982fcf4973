import type { Clause, DraftDuty } from '@mediation/api-client';
import { languageOf } from '../linter/language.ts';
import { figuresIn } from '../translation/figures.ts';
import { placeIn, weekdays } from './weekdays.ts';

/** A number, or a weekday or month from 1. */
export interface Figure {
  kind: 'number' | 'weekday' | 'month';
  value: string;
}

/** What the plain words of a clause name and what is signed does not, with what that names instead. */
export interface OtherFigures {
  plain: Figure[];
  signed: Figure[];
}

type Written = Pick<Clause, 'heading' | 'text' | 'plain_text'> & {
  duties: readonly Pick<DraftDuty, 'what' | 'due_on'>[];
};

/**
 * The numbers, weekdays and months in the plain words of a clause that are surely not in what is signed; null if there are
 * none. A weekday or month counts only where the other text names one, too, and a time is the same on both clocks.
 */
export function otherFiguresIn({ heading, text, plain_text, duties }: Written): OtherFigures | null {
  const language = languageOf(text, 'en');
  const words = [text, ...duties.map(({ what }) => what)].map(readable).join('\n');
  const days = duties.map(({ due_on }) => due_on ?? '').join('\n');
  const signed = figuresIn(words, language).flatMap(figureOf);
  const own = figuresIn(readable(plain_text), languageOf(plain_text, language)).flatMap(figureOf);
  const known = [
    ...signed,
    ...figuresIn(heading, language).flatMap(figureOf),
    ...daysBetween(words),
    ...figuresIn(days.replaceAll('-', '/'), language).flatMap(figureOf),
    ...duties.flatMap(({ due_on }) => monthOf(due_on)),
  ];
  const isNamed = ({ kind }: Figure, by: readonly Figure[]) => kind === 'number' || by.some((it) => it.kind === kind);
  const plain = own.filter(
    (it) => !isLittle(it, plain_text) && isNamed(it, signed) && !known.some((other) => isSame(it, other)),
  );
  const alsoPlain = [...own, ...daysBetween(readable(plain_text))];
  const instead = signed.filter(
    (it) => plain.some(({ kind }) => kind === it.kind) && !alsoPlain.some((other) => isSame(it, other)),
  );
  return plain.length === 0 ? null : { plain: unique(plain), signed: unique(instead) };
}

const figureOf = (figure: string): Figure[] => {
  const { kind, value } = /^(?<kind>weekday|month) (?<value>\d+)$/.exec(figure)?.groups ?? {};
  if (value !== undefined) return [{ kind: kind === 'month' ? 'month' : 'weekday', value }];
  return /^\d/.test(figure) ? [{ kind: 'number', value: figure }] : [];
};

const monthOf = (day: string | null): Figure[] =>
  day === null ? [] : [{ kind: 'month', value: String(Number(day.slice(5, 7))) }];

const unique = (figures: readonly Figure[]) => [
  ...new Map(figures.map((it) => [`${it.kind} ${it.value}`, it] as const)).values(),
];

/** "The two of you", "los dos", and "every other week" count nothing. */
const isLittle = ({ kind, value }: Figure, text: string) =>
  kind === 'number' && value === '2' && !/(?<!\d)2(?!\d)/.test(text);

const short = /(?<!\p{L})(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?!\p{L})/gu;
const long = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const clock = /(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))? ?(?<half>[ap])\.? ?m(?!\p{L})/giu;

/** Short weekdays are written in full, and times on the clock of 24 hours. */
const readable = (text: string) =>
  text
    .replaceAll(short, (it) => long.find((day) => day.startsWith(it.slice(0, 3))) ?? it)
    .replaceAll(clock, (_, hour: string, minute: string | undefined, half: string) => {
      const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      return `${hours}:${minute ?? '00'}`;
    });

/** The ways to write a number that may be a time. */
const waysOf = (value: string) => {
  const { hour, minute } = /^(?<hour>\d+):(?<minute>\d\d)$/.exec(value)?.groups ?? {};
  if (hour === undefined || minute === undefined) return [value];
  return [Number(hour), Number(hour) % 12].flatMap((it) => [`${it}:${minute}`, String(Number(`${it}.${minute}`))]);
};

const isSame = (one: Figure, other: Figure) =>
  one.kind === other.kind && waysOf(one.value).some((it) => waysOf(other.value).includes(it));

const range = new RegExp(
  `(?<!\\p{L})(?<from>${weekdays.join('|')})[^.;\\n]{0,20}?(?:[–-]|(?<!\\p{L})(?:to|until|till|through|al?|hasta)(?!\\p{L}))` +
    `[^.;\\n\\p{L}]{0,4}(?:(?:el|la|the|next) )?(?<until>${weekdays.join('|')})(?!\\p{L})`,
  'giu',
);
const weekend = /weekends?|fin(?:es)? de semana/iu;
const workdays =
  /school (?:day|night|week)s?|weekdays?|school[- ]term|d[ií]as? (?:lectivos?|de colegio)|entre semana/iu;

/** The weekdays that a text has without their names. */
function daysBetween(text: string): Figure[] {
  const ranges = [...text.matchAll(range)].flatMap(({ groups = {} }) => {
    const [from, until] = [placeIn(weekdays, groups['from'] ?? ''), placeIn(weekdays, groups['until'] ?? '')];
    return Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
  });
  const days = [...ranges, ...(weekend.test(text) ? [5, 6] : []), ...(workdays.test(text) ? [0, 1, 2, 3, 4] : [])];
  return days.map((it) => ({ kind: 'weekday', value: String(it + 1) }));
}
