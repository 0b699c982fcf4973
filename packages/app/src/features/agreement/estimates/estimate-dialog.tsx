import { useLingui } from '@lingui/react/macro';
import { checkedValues, firstValues } from '@mediation/agreement';
import {
  calculateSupport,
  type CalculatorValue,
  type CalculatorValues,
  type CaseCalculators,
  type PartySide,
  type SupportCalculatorFacts,
  type SupportEstimate,
} from '@mediation/api-client';
import { Button, LiveArea, Notice, Well } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { CalculatorFields } from './calculator-fields.tsx';
import { ChosenCalculator } from './chosen-calculator.tsx';
import { EstimateView } from './estimate-view.tsx';

export interface EstimateDialogProps {
  caseId: string;
  found: CaseCalculators;
  /** Those of the calculators that count in the currency of the case. */
  calculators: readonly [SupportCalculatorFacts, ...SupportCalculatorFacts[]];
  names: Record<PartySide, string>;
  onPut: (estimate: { calculator: string; values: CalculatorValues }) => Promise<unknown>;
  onClose: () => void;
  focusAfter: () => void;
}

/** Works out an estimate from what both parties read and what is filled in, and puts it into the paper if it is wanted there. */
export function EstimateDialog(props: EstimateDialogProps) {
  const { caseId, found, calculators, names, onPut, onClose, focusAfter } = props;
  const { currency, offered } = found;
  const { t } = useLingui();
  const { call } = useBackend();
  const [chosen, setChosen] = useState(calculators[0]);
  const [values, setValues] = useState(() => firstValues(chosen.inputs, offered));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [estimate, setEstimate] = useState<SupportEstimate>();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const begin = (calculator: SupportCalculatorFacts, next: CalculatorValues) => {
    setChosen(calculator);
    setValues(next);
    setWrong([]);
    setEstimate(undefined);
  };
  const change = (key: string, value: CalculatorValue | undefined) => {
    const { [key]: _, ...rest } = values;
    const next = value === undefined ? rest : { ...rest, [key]: value };
    const isParty = chosen.inputs.some((it) => it.key === key && it.kind === 'party');
    // Income and nights are those of whoever would pay.
    const taken = isParty && (value === 'A' || value === 'B') ? firstValues(ofPayer(chosen), offered, value) : {};
    begin(chosen, { ...next, ...taken });
  };
  const workOut = () =>
    run(
      async () => {
        const bad = checkedValues(chosen.inputs, values).wrong;
        const missing = chosen.inputs.filter(({ key }) => values[key] === undefined).map(({ key }) => key);
        setWrong(bad);
        if (bad.length > 0) return;
        const answer = await call(calculateSupport, { caseId, calculator: chosen.id, values });
        setEstimate(answer.estimate);
        if (answer.estimate.result === null) setWrong(missing);
      },
      { failed: t`Failed to work out the estimate` },
    );
  const isOpen = offered.income.A !== null || offered.income.B !== null;
  return (
    <ActionDialog
      title={t`Work out an estimate`}
      description={t`An estimate by rules that others wrote. It is not advice and decides nothing. Both parties read it only if you put it into the paper and release that.`}
      action={t`Put it into the paper`}
      failed={t`Failed to put it into the paper`}
      done={t`The estimate is in the draft`}
      isBlocked={!estimate?.result}
      work={() => onPut({ calculator: chosen.id, values })}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <ChosenCalculator
        calculators={calculators}
        chosen={chosen}
        onChosen={(it) => begin(it, firstValues(it.inputs, offered))}
      />
      {!isOpen && (
        <Notice>
          {t`No figures are open to both yet, so no income is filled in. Enter only what both parties know: it is printed in the paper.`}
        </Notice>
      )}
      <CalculatorFields
        calculator={chosen}
        currency={currency}
        names={names}
        offered={offered}
        values={values}
        wrong={wrong}
        onValueChange={change}
      />
      <div>
        <Button tone="secondary" busy={isBusy} onClick={() => void workOut()}>
          {t`Work it out`}
        </Button>
      </div>
      <ProblemNotice problem={problem} />
      <LiveArea>
        {estimate && (
          <Well>
            <EstimateView estimate={estimate} names={names} />
          </Well>
        )}
      </LiveArea>
    </ActionDialog>
  );
}

const ofPayer = ({ inputs }: SupportCalculatorFacts) => inputs.filter(({ of }) => of === 'payer');
