import { useLingui } from '@lingui/react/macro';
import { SegmentedControl, WideOnly } from '@mediation/ui';

export interface ViewChoiceProps {
  /** Both texts beside each other, or one text with both. */
  isPair: boolean;
  onChange: (isPair: boolean) => void;
}

/** How two texts are shown, on wide screens; a phone shows one text. */
export function ViewChoice({ isPair, onChange }: ViewChoiceProps) {
  const { t } = useLingui();
  return (
    <WideOnly>
      <SegmentedControl.Root
        label={t`How to show it`}
        value={isPair ? 'pair' : 'one'}
        onValueChange={(value) => onChange(value === 'pair')}
      >
        <SegmentedControl.Item value="pair">{t`Side by side`}</SegmentedControl.Item>
        <SegmentedControl.Item value="one">{t`One text`}</SegmentedControl.Item>
      </SegmentedControl.Root>
    </WideOnly>
  );
}
