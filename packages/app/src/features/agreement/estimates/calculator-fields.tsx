import { useLingui } from '@lingui/react/macro';
import { offeredValue } from '@mediation/agreement';
import type {
  CalculatorInput,
  CalculatorValue,
  CalculatorValues,
  OfferedInputs,
  PartySide,
  SupportCalculatorFacts,
} from '@mediation/api-client';
import { Checkbox, Field, Input, MoneyInput, Select } from '@mediation/ui';
import { fromMinor, toMinor } from '../../../words/amounts/money.ts';
import { viewerLocale } from '../../../words/names/viewer.ts';
import { useCalculatorWords } from './use-calculator-words.ts';

export interface CalculatorFieldsProps {
  calculator: SupportCalculatorFacts;
  currency: string;
  names: Record<PartySide, string>;
  offered: OfferedInputs;
  values: CalculatorValues;
  /** The keys of the inputs that are missing or out of bounds. */
  wrong: readonly string[];
  onValueChange: (key: string, value: CalculatorValue | undefined) => void;
}

/** What a calculator needs, filled in with what both parties read. */
export function CalculatorFields({ calculator, values, wrong, ...rest }: CalculatorFieldsProps) {
  const party = calculator.inputs.find(({ kind }) => kind === 'party');
  const chosen = party && values[party.key];
  const payer = chosen === 'A' || chosen === 'B' ? chosen : null;
  return calculator.inputs.map((input) => (
    <CalculatorField
      key={input.key}
      {...rest}
      input={input}
      payer={payer}
      value={values[input.key]}
      isWrong={wrong.includes(input.key)}
    />
  ));
}

interface FieldProps extends Pick<CalculatorFieldsProps, 'currency' | 'names' | 'offered' | 'onValueChange'> {
  input: CalculatorInput;
  payer: PartySide | null;
  value: CalculatorValue | undefined;
  isWrong: boolean;
}

function CalculatorField({ input, payer, value, isWrong, currency, names, offered, onValueChange }: FieldProps) {
  const { t } = useLingui();
  const wordsOf = useCalculatorWords(names);
  const { key, kind, min, max } = input;
  const side = input.of === 'payer' ? payer : input.of;
  const label = wordsOf(input.label, side);
  const set = (it: CalculatorValue | undefined) => onValueChange(key, it);
  const isOffered = value !== undefined && offeredValue(input, offered, payer) === value;
  const seen = input.needs_check
    ? t`What comes in, by the open figures. Check that it is counted in this way: before or after tax.`
    : t`As both parties read it in this case.`;
  const hint = isOffered ? seen : undefined;
  if (kind === 'yes_no') return <Checkbox label={label} checked={value === true} onCheckedChange={set} />;
  if (kind === 'party')
    return (
      <Field label={label} hint={hint} error={isWrong && t`Choose one of both.`}>
        <Select
          value={String(value ?? '')}
          onChange={({ target }) => set(target.value === 'A' || target.value === 'B' ? target.value : undefined)}
        >
          <option value="">{t`Choose`}</option>
          <option value="A">{names.A}</option>
          <option value="B">{names.B}</option>
        </Select>
      </Field>
    );
  if (kind === 'amount')
    return (
      <Field label={label} hint={hint} error={isWrong && t`Write the amount in numbers, like 1,150.`}>
        <MoneyInput
          currency={currency}
          locale={viewerLocale()}
          value={typeof value === 'number' ? fromMinor(value, currency) : null}
          onValueChange={(it) => set(typeof it === 'number' ? toMinor(it, currency) : undefined)}
        />
      </Field>
    );
  return (
    <Field label={label} hint={hint} error={isWrong && t`Write a number from ${min} to ${max}.`}>
      <Input
        inputMode="numeric"
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '').slice(0, 4);
          set(digits === '' ? undefined : Number(digits));
        }}
      />
    </Field>
  );
}
