import { useLingui } from '@lingui/react/macro';
import type { Night, Period } from '@mediation/agreement';
import { listOf } from '../../../../words/names/people-names.ts';
import type { CarerNames } from '../carers.ts';

/** Says in words what cells show in color. */
export function useNightWords(names: CarerNames, numbers: ReadonlyMap<string, number>) {
  const { t } = useLingui();
  const rulesOf = (rules: readonly string[]) => listOf(rules.map((id) => String(numbers.get(id) ?? '')));
  return {
    nightWords: ({ carer, rules }: Night, isHandover: boolean): string => {
      if (carer === null) return rules.length > 0 ? t`two carers: rules ${rulesOf(rules)}` : t`no carer`;
      return isHandover ? t`handover to ${names[carer]}` : t`with ${names[carer]}`;
    },
    totalsOf: ({ A, B, unsettled }: Period): string =>
      unsettled > 0 ? t`${names.A} ${A}, ${names.B} ${B}, ${unsettled} unsettled` : t`${names.A} ${A}, ${names.B} ${B}`,
    bothRules: (rules: readonly string[]): string => t`Rules ${rulesOf(rules)} both apply`,
  };
}
