import { t } from '@lingui/core/macro';
import { type RecitalProblem, recitalProblems } from '@mediation/agreement';
import type { BirthDates } from '@mediation/api-client';
import { type DateParts, type FormError, isoFromParts } from '@mediation/ui';
import { today } from '../../../words/times/due-text.ts';
import { isEmptyDate, type RecitalValues, recitalsFrom } from './recital-draft.ts';

/** What has to change before recitals can be saved, with its field, in the order of the form. */
export function recitalErrors(values: RecitalValues, birthDates: BirthDates): FormError[] {
  const { wedding, separation, disclosed, children, hasChildren, disclosure, parties } = values;
  const problems = recitalProblems(recitalsFrom(values, birthDates), today());
  const impossible = (path: RecitalProblem['path'], field: string, future: string): FormError[] =>
    problems
      .filter((it) => it.path === path)
      .map(({ reason }) => ({ field, message: reason === 'future' ? future : sentences(reason) }));
  return [
    ...parties.flatMap(({ participant_id: id, address_use, address }) =>
      address_use === 'printed' && address.trim() === ''
        ? [{ field: `address-${id}`, message: t`Write the address, or choose that it is not printed.` }]
        : [],
    ),
    ...halfDate(wedding, 'wedding'),
    ...impossible('wedding_on', 'wedding', t`The wedding cannot be in the future.`),
    ...halfDate(separation, 'separation'),
    ...impossible('separation_on', 'separation', t`The separation cannot be in the future.`),
    ...(hasChildren === true ? children : []).flatMap(({ name, born }, at) => [
      ...(name.trim() === ''
        ? [{ field: `child-${at}-name`, message: t`Write the name of the child, or remove this row.` }]
        : []),
      ...bornError(born, `child-${at}-born`, birthDates),
      ...impossible(`children.${at}.born`, `child-${at}-born`, t`A child cannot be born in the future.`),
    ]),
    ...(disclosure === 'made' ? halfDate(disclosed, 'disclosed') : []),
    ...impossible('disclosed_on', 'disclosed', t`The disclosure cannot be in the future.`),
  ];
}

const sentences = (reason: Exclude<RecitalProblem['reason'], 'future'>) =>
  reason === 'before_wedding' ? t`The separation cannot come before the wedding.` : t`Enter a year from 1900 on.`;

const halfDate = (date: DateParts, field: string): FormError[] =>
  isEmptyDate(date) || isoFromParts(date) !== undefined
    ? []
    : [
        {
          field,
          message: isWhole(date)
            ? t`This day does not exist. Check the day and the month.`
            : t`Enter the full date, like 27 3 2009, or leave it empty.`,
        },
      ];

/** Whether each part is there, though no calendar has the day. */
const isWhole = ({ day, month, year }: DateParts) =>
  /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month) && /^\d{4}$/.test(year);

function bornError(born: DateParts, field: string, birthDates: BirthDates): FormError[] {
  if (birthDates === 'full') {
    const isPart = born.day === '' && /^\d{4}$/.test(born.year);
    return isPart ? [] : halfDate(born, field);
  }
  return born.year === '' || /^\d{4}$/.test(born.year)
    ? []
    : [{ field, message: t`Enter the year with four digits, like 2016, or leave it empty.` }];
}
