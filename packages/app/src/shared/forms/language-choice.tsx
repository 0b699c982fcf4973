import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mediation/ui';
import { type Language, languages } from '../../language.ts';

export interface LanguageChoiceProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** Chooses the language whose words a form shows. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const { t } = useLingui();
  return (
    <SegmentedControl.Root label={t`Language`} value={value} onValueChange={(it) => onChange(it as Language)}>
      {Object.entries(languages).map(([language, name]) => (
        <SegmentedControl.Item key={language} value={language}>
          {name}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  );
}
