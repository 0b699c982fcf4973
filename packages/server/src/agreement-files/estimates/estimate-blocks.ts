import type { ClauseLanguage } from '@mediation/agreement';
import type { AgreementVersion, ClauseEstimate, PartySide } from '@mediation/api-client';
import { type Block, heading, paragraph, soft, table } from '../content.ts';
import { estimateWords, type EstimateWords } from './estimate-words.ts';
import type { Formats } from '../formats.ts';

/** The estimates beside the clauses of a version, each with its source, what it was worked out with and the steps. */
export function estimateBlocks(version: AgreementVersion, language: ClauseLanguage, formats: Formats): Block[] {
  const words = estimateWords[language];
  const nameOf = (side: PartySide) => version.parties.find((it) => it.side === side)?.name ?? side;
  return version.clauses.flatMap(({ heading: name, estimate }, at) =>
    estimate
      ? [heading(2, words.title(at + 1, name)), ...blocksOf(estimate, { language, words, formats, nameOf })]
      : [],
  );
}

interface Context {
  language: ClauseLanguage;
  words: EstimateWords;
  formats: Formats;
  nameOf: (side: PartySide) => string;
}

function blocksOf(estimate: ClauseEstimate, { language, words, formats, nameOf }: Context): Block[] {
  const { currency, inputs, result, source, country, valid_from, table: number, made_on, reviewed_on } = estimate;
  const labelled = (label: ClauseEstimate['name'], of: PartySide | null | undefined) =>
    of ? words.of(label[language], nameOf(of)) : label[language];
  const valueOf = ({ kind, value }: ClauseEstimate['inputs'][number]) => {
    if (kind === 'amount') return formats.amount(Number(value), currency);
    if (kind === 'yes_no') return value === true ? words.yes : words.no;
    return value === 'A' || value === 'B' ? nameOf(value) : String(value);
  };
  const named = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return [
    soft(words.about),
    ...table(
      [words.inputs, '', words.source],
      inputs.map((it) => [labelled(it.label, it.of), valueOf(it), it.is_offered ? words.offered : words.entered]),
    ),
    ...table(
      [words.steps, words.amount],
      result.lines.map((it) => [labelled(it.label, it.of), formats.amount(it.amount_minor, currency)]),
    ),
    paragraph(
      result.paid_by === null
        ? words.nobody
        : words.pays[result.rhythm](nameOf(result.paid_by), formats.amount(result.amount_minor, currency)),
    ),
    soft(
      [words.from(source.name, named, formats.day(valid_from)), ...(number === null ? [] : [words.table(number)])].join(
        ' ',
      ),
    ),
    soft(words.made(estimate.name[language], formats.day(made_on), formats.day(reviewed_on))),
  ];
}
