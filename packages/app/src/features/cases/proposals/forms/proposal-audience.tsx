import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '@mediation/ui';
import { type Control, Controller } from 'react-hook-form';
import { useNegotiation } from '../negotiation-context.ts';
import { useNames } from '../use-names.ts';
import type { ProposalWords } from './proposal-form.ts';

/** A party's choice between everybody in the case and the mediator with their own lawyer. */
export function ProposalAudience({ control }: { control: Control<ProposalWords> }) {
  const { t } = useLingui();
  const { me } = useNegotiation();
  const { lawyersOf, mediator } = useNames();
  const hasLawyer = me !== undefined && lawyersOf(me.id).length > 0;
  return (
    <Controller
      control={control}
      name="audience"
      render={({ field: { value, onChange } }) => (
        <RadioGroup.Root label={t`Who reads it?`} value={value} onValueChange={onChange}>
          <RadioGroup.Item value="everyone">{t`Everybody in the case`}</RadioGroup.Item>
          <RadioGroup.Item value="one_side" hint={t`To hear what ${mediator} thinks first.`}>
            {hasLawyer ? t`${mediator} and my lawyer only` : t`${mediator} only`}
          </RadioGroup.Item>
        </RadioGroup.Root>
      )}
    />
  );
}
