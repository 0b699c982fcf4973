import { useLingui } from '@lingui/react/macro';
import { type OrganizationFees, saveOrganizationFees } from '@mediation/api-client';
import { Button, Card, Checkbox, Stack } from '@mediation/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { focusFirstProblem } from '../../../../shared/forms/focus-first-problem.ts';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useUnsavedChanges } from '../../../../shared/forms/unsaved-changes.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { cardOf, problemsOf, type RateCardParts, type RateCardValues, valuesOf } from './rate-card-values.ts';
import { RateFields } from './rate-fields.tsx';

/** Edits the rate card: nothing is saved until all of it is right. */
export function RateCardForm({ orgId, fees }: { orgId: string; fees: OrganizationFees }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const form = useRef<HTMLFormElement>(null);
  // Changes are saved over the version that they began with, until the editor has been told of a newer one.
  const [changes, setChanges] = useState<{ values: RateCardValues; version?: number }>();
  const [isChecked, setChecked] = useState(false);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  useUnsavedChanges(changes !== undefined);
  const { values = valuesOf(fees), version = fees.version } = changes ?? {};
  const problems = problemsOf(values);
  const set: RateCardParts['set'] = (it) => setChanges({ values: { ...values, ...it }, version });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.values(problems).some(Boolean)) requestAnimationFrame(() => focusFirstProblem(form.current));
    else
      void run(() => call(saveOrganizationFees, { orgId, card: cardOf(values), version }), {
        failed: t`Failed to save the fees`,
        done: t`Fees saved`,
      }).then((isSaved) => setChanges(isSaved ? undefined : { values }));
  };
  const parts: RateCardParts = { values, problems: isChecked ? problems : {}, set };
  return (
    <Card aria-labelledby="rate-card">
      <form ref={form} noValidate onSubmit={save}>
        <Stack gap="large">
          <Card.Title id="rate-card">{t`Rate card`}</Card.Title>
          <Checkbox
            label={t`Record time and send invoices here`}
            hint={t`Without it nobody sees anything of fees. Invoices that were sent stay.`}
            checked={values.is_on}
            onCheckedChange={(is_on) => set({ is_on })}
          />
          <RateFields {...parts} />
          <InvoiceFields {...parts} />
          <ProblemNotice problem={problem} />
          <div>
            <Button type="submit" busy={isBusy}>
              {t`Save fees`}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
