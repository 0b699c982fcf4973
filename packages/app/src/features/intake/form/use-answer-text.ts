import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DocumentType } from '@mediation/api-client';
import { isoFromParts } from '@mediation/ui';
import { meetingWishes } from '../../../words/names/meeting-wishes.ts';
import { documentNames } from '../../../words/names/document-names.ts';
import { fullDate } from '../../../words/times/relative-time.ts';
import { viewerLocale } from '../../../words/names/viewer.ts';
import { amounts, type ChildAnswer, type IntakeField, type IntakeValues, unsure } from './answers.ts';
import { bornIn } from '../fields/child-answers.ts';
import { amountText, currencyOf } from '../../../words/amounts/money.ts';

/** The answers to choose from, as they are read. */
export const choices = {
  yes: msg`Yes`,
  no: msg`No`,
  ...meetingWishes,
};

const isAmount = (field: IntakeField) => amounts.some((it) => it === field);

/** The name of a month: "February". */
export const birthMonthName = (month: string) =>
  new Date(`2024-${month}-15T12:00`).toLocaleDateString(viewerLocale(), { month: 'long' });

/** Says one answer in a line, amounts in the currency of the case where they name none; an empty one where nothing was said. */
export function useAnswerText(ofCase: string | null) {
  const { t, i18n } = useLingui();
  const chosen = (value: string) => (value in choices ? i18n._(choices[value as keyof typeof choices]) : value);
  const childText = (child: ChildAnswer) => {
    const born = bornIn(child);
    if (born === undefined) return child.first_name;
    const when = child.month === '' ? child.year : `${birthMonthName(child.month)} ${child.year}`;
    return t`${child.first_name}, born ${when}`;
  };
  return (field: IntakeField, values: IntakeValues): string => {
    const value = values[field];
    if (value === unsure) return chosen(unsure);
    if (field === 'children') return values.children.map((it) => childText(it)).join('\n');
    if (field === 'documents')
      return values.documents
        .map((it) => (it === unsure ? chosen(unsure) : i18n._(documentNames[it as DocumentType])))
        .join(', ');
    if (isAmount(field)) return typeof value === 'number' ? amountText(value, currencyOf(values, ofCase)) : '';
    if (typeof value === 'boolean') return value ? chosen('yes') : '';
    if (typeof value === 'string') return chosen(value);
    const iso = value !== null && typeof value === 'object' && 'day' in value ? isoFromParts(value) : undefined;
    return iso === undefined ? '' : fullDate(iso);
  };
}
