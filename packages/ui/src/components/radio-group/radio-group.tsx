import * as RadixRadio from '@radix-ui/react-radio-group';
import { useId, type ReactNode, type Ref } from 'react';
import { Choice, choiceControl } from '../choice/choice.tsx';
import * as choice from '../choice/choice.css.ts';
import { pageDirection } from '../../theme/page-direction.ts';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';

type Question = Pick<FieldsetProps, 'label' | 'hint' | 'error' | 'optional' | 'hideLabel' | 'id'>;

export interface RootProps extends Question {
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Rows, or cards side by side for two or three short answers. */
  look?: 'row' | 'card' | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * Exactly one of a few visible answers.
 *
 * @instead Above seven answers use `Select`, above fifteen `Combobox`. To switch a view use `SegmentedControl`.
 *
 * @accessibility A fieldset whose legend is the question. One tab stop; arrow keys move and select, mirrored in
 * right-to-left pages. The whole row is clickable.
 */
export function Root({ label, hint, error, optional, hideLabel, id, look = 'row', children, ...props }: RootProps) {
  return (
    <RadixRadio.Root asChild dir={pageDirection()} aria-invalid={error ? true : undefined} {...props}>
      <Fieldset label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
        <div className={look === 'card' ? choice.cards : choice.rows}>{children}</div>
      </Fieldset>
    </RadixRadio.Root>
  );
}

export interface ItemProps {
  value: string;
  /** The consequence of choosing it. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
  /** The first answer takes the focus when none was given. */
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** One of the answers. */
export function Item({ hint, children, ...props }: ItemProps) {
  const id = useId();
  const control = (
    <RadixRadio.Item className={`${choice.box} ${choice.round}`} {...choiceControl(id, hint)} {...props}>
      <RadixRadio.Indicator className={choice.dot} />
    </RadixRadio.Item>
  );
  return <Choice id={id} label={children} hint={hint} control={control} />;
}
