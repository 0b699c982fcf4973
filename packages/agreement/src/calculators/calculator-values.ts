import type {
  CalculatorInput,
  CalculatorValue,
  CalculatorValues,
  OfferedInputs,
  PartySide,
  SupportEstimate,
} from '@mediation/api-client';

/** The side that would pay where nobody said so: the one with fewer nights. */
const payerOf = ({ nights }: OfferedInputs): PartySide | null =>
  nights === null || nights.A === nights.B ? null : nights.A < nights.B ? 'A' : 'B';

/** Whose an input is, once the payer is known. */
const sideOf = ({ of }: CalculatorInput, payer: PartySide | null): PartySide | null => (of === 'payer' ? payer : of);

const timesAYear = { weekly: 52, monthly: 12 } as const;

/** What both parties read already for an input; null where they do not. */
export function offeredValue(
  input: CalculatorInput,
  offered: OfferedInputs,
  payer: PartySide | null,
): CalculatorValue | null {
  const side = sideOf(input, payer);
  if (input.offer === 'payer') return payerOf(offered);
  if (input.offer === 'children') return offered.children;
  if (side === null) return null;
  if (input.offer === 'nights') return offered.nights?.[side] ?? null;
  const income = offered.income[side];
  return input.offer !== 'income' || income === null ? null : Math.round(income / timesAYear[input.rhythm]);
}

/** What a calculator begins with: what both parties read, and what its inputs are until somebody says something else. */
export function firstValues(
  inputs: readonly CalculatorInput[],
  offered: OfferedInputs,
  payer: PartySide | null = payerOf(offered),
): CalculatorValues {
  const values: CalculatorValues = {};
  for (const input of inputs) {
    const value = offeredValue(input, offered, payer) ?? input.initial;
    if (value !== null) values[input.key] = value;
  }
  return values;
}

/** The values that the inputs of a calculator ask for, and the keys of those that cannot be. */
export function checkedValues(inputs: readonly CalculatorInput[], values: CalculatorValues) {
  const checked: CalculatorValues = {};
  const wrong: string[] = [];
  for (const { key, kind, min, max } of inputs) {
    const value = values[key];
    if (value === undefined) continue;
    const fits = {
      amount: typeof value === 'number' && value >= min && value <= max,
      number: typeof value === 'number' && value >= min && value <= max,
      party: value === 'A' || value === 'B',
      yes_no: typeof value === 'boolean',
    }[kind];
    if (fits) checked[key] = value;
    else wrong.push(key);
  }
  return { checked, wrong };
}

/** What was filled in, as a result says it: each with its owner, and whether both parties read it elsewhere. */
export function usedInputs(
  inputs: readonly CalculatorInput[],
  values: CalculatorValues,
  offered: OfferedInputs,
): SupportEstimate['inputs'] {
  const [payer = null] = inputs.flatMap(({ kind, key }) => {
    const value = values[key];
    return kind === 'party' && (value === 'A' || value === 'B') ? [value] : [];
  });
  return inputs.flatMap((input) => {
    const value = values[input.key];
    if (value === undefined) return [];
    const is_offered = offeredValue(input, offered, payer) === value;
    return [{ label: input.label, kind: input.kind, of: sideOf(input, payer), value, is_offered }];
  });
}
