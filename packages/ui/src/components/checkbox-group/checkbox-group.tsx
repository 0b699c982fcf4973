import { createContext, use, useMemo, type ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx';
import * as choice from '../choice/choice.css.ts';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';

interface Chosen {
  value: readonly string[];
  disabled: boolean;
  toggle: (value: string, isChosen: boolean) => void;
}

const ChosenContext = createContext<Chosen>({ value: [], disabled: false, toggle: () => undefined });

export interface RootProps extends Omit<FieldsetProps, 'onChange'> {
  /** The chosen values, in the order of choice. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Disables every checkbox. */
  disabled?: FieldsetProps['disabled'];
}

/**
 * Any number of answers to one question; holds `Item`s.
 *
 * @instead For exactly one answer use `RadioGroup`, for a single yes or no `Checkbox`.
 *
 * @accessibility A fieldset whose legend is the question. Each checkbox is a tab stop; Space toggles it.
 */
export function Root({ value, onValueChange, disabled = false, children, ...props }: RootProps) {
  const chosen = useMemo(() => {
    const toggle = (item: string, isChosen: boolean) =>
      onValueChange(isChosen ? [...value, item] : value.filter((other) => other !== item));
    return { value, disabled, toggle };
  }, [value, disabled, onValueChange]);

  return (
    <Fieldset disabled={disabled} {...props}>
      <div className={choice.rows}>
        <ChosenContext value={chosen}>{children}</ChosenContext>
      </div>
    </Fieldset>
  );
}

export interface ItemProps extends Pick<CheckboxProps, 'hint' | 'disabled' | 'name'> {
  value: string;
  children: ReactNode;
}

/** One of the answers. */
export function Item({ value, disabled = false, children, ...props }: ItemProps) {
  const group = use(ChosenContext);
  return (
    <Checkbox
      label={children}
      value={value}
      disabled={disabled || group.disabled}
      checked={group.value.includes(value)}
      onCheckedChange={(isChosen) => group.toggle(value, isChosen)}
      {...props}
    />
  );
}
