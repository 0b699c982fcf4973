import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { compareStatements, monthlyOf } from '@mediation/agreement';
import type { MoneyStatement, StatementFigure } from '@mediation/api-client';
import { documentNames } from '../../../words/names/document-names.ts';
import { fullDate } from '../../../words/times/relative-time.ts';
import { categoryNames, rhythmText, sharesText } from '../money/money-words.ts';
import { amountText } from '../../../words/amounts/money.ts';
import { type AnnexChange, annexChange } from './annex-change.ts';

/** The figures that differ between two financial statements, each with its owner, amount, day and source. */
export function figureChanges(before: MoneyStatement | null, now: MoneyStatement | null): AnnexChange[] {
  return compareStatements(before, now).map((it) =>
    annexChange(
      it.id,
      (it.now ?? it.before)?.label ?? '',
      it.before && before ? figureWords(it.before, before) : undefined,
      it.now && now ? figureWords(it.now, now) : undefined,
    ),
  );
}

function figureWords(figure: StatementFigure, { currency, parties }: MoneyStatement): string {
  const { label, category, is_joint, participant_id, as_of, evidence } = figure;
  const made = rhythmText(figure, currency);
  const shares = sharesText(figure, parties);
  const name = parties.find((it) => it.participant_id === participant_id)?.name ?? '';
  return [
    `${label}: ${currency} ${amountText(monthlyOf(figure), currency)}.`,
    ...(made === null ? [] : [`${made}.`]),
    is_joint ? t`${name}, of both together.` : `${name}.`,
    ...(shares === null ? [] : [`${shares}.`]),
    `${i18n._(categoryNames[category])}.`,
    `${fullDate(as_of)}.`,
    sourceWords(evidence),
  ].join(' ');
}

function sourceWords(evidence: StatementFigure['evidence']): string {
  if (evidence === null) return t`Own estimate`;
  const { doc_type, page } = evidence;
  return t`${i18n._(documentNames[doc_type])}, p. ${page}`;
}
