import { useLingui } from '@lingui/react/macro';
import type { CalculatorWords, SupportCalculatorFacts } from '@mediation/api-client';
import { Field, Select, Text } from '@mediation/ui';

export interface ChosenCalculatorProps {
  calculators: readonly SupportCalculatorFacts[];
  chosen: SupportCalculatorFacts;
  onChosen: (calculator: SupportCalculatorFacts) => void;
}

/** Which calculator works it out, and what that leaves out. */
export function ChosenCalculator({ calculators, chosen, onChosen }: ChosenCalculatorProps) {
  const { t, i18n } = useLingui();
  const said = (words: CalculatorWords) => (i18n.locale === 'es' ? words.es : words.en);
  return (
    <>
      {calculators.length > 1 && (
        <Field label={t`Calculator`}>
          <Select
            value={chosen.id}
            onChange={({ target }) => {
              const next = calculators.find(({ id }) => id === target.value);
              if (next) onChosen(next);
            }}
          >
            {calculators.map(({ id, name }) => (
              <option key={id} value={id}>
                {said(name)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Text size="small" tone="soft">
        {calculators.length === 1 && `${said(chosen.name)}. `}
        {said(chosen.note)}
      </Text>
    </>
  );
}
