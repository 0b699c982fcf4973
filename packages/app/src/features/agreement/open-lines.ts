import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Subject } from '@mediation/agreement';
import { subjectNames } from './drafting/editor/subject-names.ts';

/** A line of ours about what stays open, to say in any language. */
export type OpenLine = (i18n: I18n) => string;

const clauses =
  (numbers: readonly string[]): OpenLine =>
  (i18n) => {
    const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale;
    const named = new Intl.ListFormat(locale, { type: 'conjunction' }).format(numbers);
    return i18n._(msg`${plural(numbers.length, { one: `clause ${named}`, other: `clauses ${named}` })}`);
  };

const of =
  (name: OpenLine, line: OpenLine): OpenLine =>
  (i18n) =>
    `${name(i18n)}: ${line(i18n)}`;

/** What a draft leaves open, by its clauses, its schedule, its money and what it says nothing about. */
export const openLines = {
  toSettle:
    (count: number, numbers: readonly string[]): OpenLine =>
    (i18n) =>
      i18n._(
        msg`${plural(count, { one: '# place to settle', other: '# places to settle' })}, in ${clauses(numbers)(i18n)}`,
      ),
  notAgreed:
    (numbers: readonly string[]): OpenLine =>
    (i18n) =>
      i18n._(msg`Not agreed yet: ${clauses(numbers)(i18n)}`),
  parked:
    (numbers: readonly string[]): OpenLine =>
    (i18n) =>
      i18n._(msg`Parked: ${clauses(numbers)(i18n)}`),
  unsaid:
    (subject: Subject): OpenLine =>
    (i18n) =>
      i18n._(msg`Nothing said about ${i18n._(subjectNames[subject])}`),
  schedule: ((i18n) => i18n._(msg`Parenting schedule`)) satisfies OpenLine,
  noSchedule: ((i18n) => i18n._(msg`not written yet`)) satisfies OpenLine,
  gaps:
    (gaps: number): OpenLine =>
    (i18n) =>
      i18n._(msg`${plural(gaps, { one: '# gap', other: '# gaps' })}`),
  clashes:
    (clashes: number): OpenLine =>
    (i18n) =>
      i18n._(msg`${plural(clashes, { one: '# clash', other: '# clashes' })}`),
  money: ((i18n) => i18n._(msg`Money`)) satisfies OpenLine,
  noFigures: ((i18n) => i18n._(msg`no figures yet`)) satisfies OpenLine,
  notOpened: ((i18n) => i18n._(msg`the statements are not opened yet`)) satisfies OpenLine,
  questions:
    (open: number): OpenLine =>
    (i18n) =>
      i18n._(msg`${plural(open, { one: '# open question', other: '# open questions' })}`),
  unsettled:
    (figures: number): OpenLine =>
    (i18n) =>
      i18n._(
        msg`${plural(figures, { one: '# figure for which both wrote different amounts or shares', other: '# figures for which both wrote different amounts or shares' })}`,
      ),
};

/** Lines one after the other. */
export const joinedLines =
  (...lines: OpenLine[]): OpenLine =>
  (i18n) =>
    lines.map((line) => line(i18n)).join('; ');

/** Every line of ours that could hold these numbers. */
function linesWith(numbers: readonly string[]): OpenLine[] {
  const [first = 0, second = 0] = numbers.map(Number);
  const { schedule, money, gaps, clashes, questions, unsettled } = openLines;
  return [
    openLines.toSettle(first, numbers.slice(1)),
    openLines.notAgreed(numbers),
    openLines.parked(numbers),
    ...(Object.keys(subjectNames) as Subject[]).map((it) => openLines.unsaid(it)),
    of(schedule, openLines.noSchedule),
    of(schedule, gaps(first)),
    of(schedule, clashes(first)),
    of(schedule, joinedLines(gaps(first), clashes(second))),
    of(money, openLines.noFigures),
    of(money, openLines.notOpened),
    of(money, questions(first)),
    of(money, unsettled(first)),
    of(money, joinedLines(questions(first), unsettled(second))),
  ];
}

const ourLine = (line: string, writer: I18n) => linesWith(line.match(/\d+/g) ?? []).find((it) => it(writer) === line);

/** Whether a line is one of ours, in this language. */
export const isOurs = (line: string, i18n: I18n) => ourLine(line, i18n) !== undefined;

/** A line that a version leaves open, in the language of `reader` where it is one of ours; what a person typed stays. */
export const lineFor = (line: string, writer: I18n, reader: I18n): string => ourLine(line, writer)?.(reader) ?? line;
