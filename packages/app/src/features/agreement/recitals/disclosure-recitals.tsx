import { useLingui } from '@lingui/react/macro';
import type { Recitals } from '@mediation/api-client';
import { RadioGroup } from '@mediation/ui';
import type { ReactNode } from 'react';
import { DateField } from './date-field.tsx';
import type { RecitalValues } from './recital-draft.ts';

export interface DisclosureRecitalsProps {
  values: Pick<RecitalValues, 'disclosure' | 'disclosed'>;
  /** When both statements were opened. */
  known: string | null;
  onChange: (part: Partial<RecitalValues>) => void;
  errorOf: (field: string) => ReactNode;
}

/** Whether both parties have laid open their finances, and when. */
export function DisclosureRecitals({
  values: { disclosure, disclosed },
  known,
  onChange,
  errorOf,
}: DisclosureRecitalsProps) {
  const { t } = useLingui();
  return (
    <>
      <RadioGroup.Root
        id="disclosure"
        label={t`Did both disclose their finances to each other?`}
        value={disclosure}
        onValueChange={(it) => onChange({ disclosure: it as Recitals['disclosure'] })}
      >
        <RadioGroup.Item value="made">{t`Yes`}</RadioGroup.Item>
        <RadioGroup.Item value="not_made">{t`No, not in this mediation`}</RadioGroup.Item>
      </RadioGroup.Root>
      {disclosure === 'made' && (
        <DateField
          id="disclosed"
          label={t`Date of the disclosure`}
          value={disclosed}
          onValueChange={(it) => onChange({ disclosed: it })}
          known={known}
          source={t`Both statements were opened on this day.`}
          error={errorOf('disclosed')}
        />
      )}
    </>
  );
}
