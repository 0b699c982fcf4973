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
  /** The accessible name of the button that clears it. Escape does the same. */
  clearLabel: string;
  /** The shortcut to this field, as a `Kbd`; shown while the field is empty, and hidden on touch devices. */
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement | null> | undefined;
}

/**
 * Filters the content below it while the person types.
 *
 * @instead To search the whole product use the command palette; to choose an option in a form use `Combobox`.
 *
 * @accessibility A search field named by `label`. Clearing it keeps the focus. Announce the number of results with an
 * `Announcer`.
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
