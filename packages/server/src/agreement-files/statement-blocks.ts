import { type ClauseLanguage, monthlyOf, rowsOf, timesAYear, totalsOf } from '@mediation/agreement';
import type { MoneyStatement, StatementFigure } from '@mediation/api-client';
import { type Block, heading, soft, table } from './content.ts';
import type { Formats } from './formats.ts';
import { sourceText } from './source-words.ts';
import { type FileWords, fileWords } from './words.ts';

const categories = ['owns', 'owes', 'comes_in', 'goes_out'] as const;

/** The figures of both in a released financial statement, beside each other, each with its source, and their totals. */
export function statementBlocks(statement: MoneyStatement, language: ClauseLanguage, formats: Formats): Block[] {
  const words = fileWords[language];
  const { currency, figures, parties } = statement;
  const ids = parties.map(({ participant_id }) => participant_id);
  const names = parties.map(({ name }) => name);
  const cell = (it: StatementFigure | undefined) =>
    it === undefined
      ? '–'
      : [
          formats.amount(monthlyOf(it), currency),
          ...rhythmLine(it, words, formats.amount(it.amount_minor, currency)),
          ...sharesLine(it, parties, formats),
          formats.day(it.as_of),
          sourceText(it, language),
        ].join('\n');
  /** Both amounts of what both wrote, each with its owner. */
  const owned = (it: StatementFigure) => `${names[ids.indexOf(it.participant_id)]}: ${cell(it)}`;
  const tables = categories.flatMap((category) =>
    table(
      [words.categories[category], ...names, words.together],
      rowsOf(figures, category, ids).map(({ label, own, joint }) => [
        label,
        ...ids.map((_, at) => cell(own[at])),
        joint?.map(joint.length > 1 ? owned : cell).join('\n') ?? '–',
      ]),
    ),
  );
  return [heading(2, words.figures), ...tables, ...totalBlocks(statement, words, formats)];
}

/** Who has which share of a joint figure that is not halved. */
function sharesLine(figure: StatementFigure, parties: MoneyStatement['parties'], formats: Formats): string[] {
  const { participant_id, is_joint, own_share } = figure;
  if (!is_joint || own_share === 50) return [];
  const shareOf = (id: string) => formats.share(id === participant_id ? own_share : 100 - own_share);
  return [formats.list(parties.slice(0, 2).map((it) => `${it.name} ${shareOf(it.participant_id)}`))];
}

/** How a monthly amount is made of one with another rhythm. */
function rhythmLine({ rhythm }: StatementFigure, words: FileWords, amount: string): string[] {
  if (rhythm === 'monthly') return [];
  const times = timesAYear[rhythm] === 1 ? '' : ` × ${timesAYear[rhythm]}`;
  return [`${words.rhythms[rhythm]}: ${amount}${times} ÷ 12`];
}

function totalBlocks({ currency, figures, parties }: MoneyStatement, words: FileWords, formats: Formats): Block[] {
  const [first, second] = parties;
  if (first === undefined || second === undefined) return [];
  const { worth, monthly, unsettled } = totalsOf(figures, [first.participant_id, second.participant_id]);
  const row = (label: string, totals: typeof worth) => [
    label,
    ...[first, second].map(({ participant_id: id }) => formats.amount(totals[id]!.amount, currency)),
  ];
  const labels = unsettled.map(([figure]) => figure!.label);
  return [
    ...table([words.totals, first.name, second.name], [row(words.worth, worth), row(words.monthly, monthly)]),
    ...(labels.length > 0 ? [soft(words.unsettled(formats.list(labels)))] : []),
  ];
}
