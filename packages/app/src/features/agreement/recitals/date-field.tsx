import { useLingui } from '@lingui/react/macro';
import { Button, DateInput, type DateParts, partsFromIso, Stack, Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { dateOf } from '../schedule/rules/plan-day.ts';
import { isEmptyDate } from './recital-draft.ts';

export interface DateFieldProps {
  id: string;
  label: string;
  value: DateParts;
  onValueChange: (value: DateParts) => void;
  error: ReactNode;
  /** The day that the case holds already. */
  known?: string | null;
  /** Where that day comes from. */
  source?: string;
}

/** A date of the recitals, with the one that the case holds already. */
export function DateField({ known = null, source, ...field }: DateFieldProps) {
  const { t } = useLingui();
  const isKnown = known !== null && partsFromIso(known);
  const day = known === null ? '' : dateOf(known);
  const isSame = isKnown && JSON.stringify(isKnown) === JSON.stringify(field.value);
  return (
    <Stack gap="tiny">
      <DateInput {...field} hint={t`For example 27 3 2009`} labels={{ day: t`Day`, month: t`Month`, year: t`Year` }} />
      {isSame && (
        <Text size="small" tone="soft">
          {source}
        </Text>
      )}
      {isKnown && isEmptyDate(field.value) && (
        <div>
          <Button tone="quiet" size="small" flush onClick={() => field.onValueChange(isKnown)}>
            {t`Use ${day}`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
