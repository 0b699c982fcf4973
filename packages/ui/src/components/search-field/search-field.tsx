import { Search, X } from 'lucide-react';
import { useImperativeHandle, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input } from '../input/input.tsx';
import * as styles from './search-field.css.ts';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  /** The label: "Search cases". */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The name of the button that empties it. Escape does the same. */
  clearLabel: string;
  /** The key that leads here, as a `Kbd`; shown while it is empty, and never where there is only touch. */
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement | null> | undefined;
}

/**
 * Filters the content below it while the person types.
 *
 * @instead To find things anywhere in the product, use the command palette; one of many in a form is a `Combobox`.
 *
 * @accessibility A search field named by `label`. Emptying it keeps the focus in it. Say with an `Announcer` how
 * much is left.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, clearLabel, hint, className = '', ref, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <div className={`${styles.root} ${className}`}>
      <Search />
      <Input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
        {...rest}
      />
      {value === '' ? (
        hint && (
          <span className={styles.hint} aria-hidden>
            {hint}
          </span>
        )
      ) : (
        <IconButton className={styles.clear} size="small" label={clearLabel} onClick={clear}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
