import * as Popover from '@radix-ui/react-popover';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import * as menu from '../dropdown-menu/dropdown-menu.css.ts';
import { useFieldControl } from '../field/field-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { input } from '../input/input.css.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './combobox.css.ts';
import { matches } from './matches.ts';

/** The labels of `Combobox`. */
export interface ComboboxLabels {
  /** The accessible name of the button that opens the list. */
  show: string;
  loading: string;
  /** The empty state: "No one by that name. Check the spelling, or invite them." */
  empty: (query: string) => ReactNode;
  /** The announcement during typing: "3 people". */
  found: (count: number) => string;
}

export interface ComboboxProps<Item> {
  /** All options; with `onQueryChange` only those that match the text. */
  items: readonly Item[];
  itemLabel: (item: Item) => string;
  /** A detail that distinguishes two options with the same name. */
  itemHint?: ((item: Item) => ReactNode) | undefined;
  itemKey?: ((item: Item) => string) | undefined;
  value: Item | null;
  onValueChange: (value: Item | null) => void;
  /** Called with the typed text, so that the app can search. Without it the list filters itself. */
  onQueryChange?: ((query: string) => void) | undefined;
  loading?: boolean | undefined;
  labels: ComboboxLabels;
  placeholder?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Selects one of many options by typing: a person, a case, a country. Text that matches nothing is reset to the
 * previous choice. Inside a `Field`.
 *
 * @instead Up to fifteen options are easier in a `Select`; to search everywhere use the command palette.
 *
 * @accessibility Typing filters the list, arrow keys move, Enter selects, Escape closes. The number of matches is
 * announced politely. Case and accents are ignored.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, itemLabel, itemHint, itemKey = itemLabel, value, onValueChange, onQueryChange, labels } = props;
  const own = useId();
  const { id = own, ...described } = useFieldControl({ id: props.id, disabled: props.disabled });
  const [query, setQuery] = useState('');
  const shown = onQueryChange ? [...items] : items.filter((item) => matches(itemLabel(item), query));
  const label = (item: Item | null) => (item === null ? '' : itemLabel(item));

  const { isOpen, highlightedIndex, ...parts } = useCombobox<Item>({
    items: shown,
    itemToString: label,
    itemToKey: (item) => (item === null ? null : itemKey(item)),
    selectedItem: value,
    inputId: id,
    labelId: `${id}-label`,
    defaultHighlightedIndex: 0,
    stateReducer: (state, change) => kept(state, change, label),
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem ?? null),
    onInputValueChange: ({ type, inputValue }) => {
      const typed = type === useCombobox.stateChangeTypes.InputChange ? inputValue : '';
      setQuery(typed);
      onQueryChange?.(typed);
    },
  });
  const isChosen = (item: Item) => value !== null && itemKey(value) === itemKey(item);
  const isEmpty = shown.length === 0 && props.loading !== true;

  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor asChild>
        <div className={styles.root}>
          <input
            className={`${input} ${styles.input}`}
            placeholder={props.placeholder}
            spellCheck={false}
            {...parts.getInputProps(described)}
            {...(shown.length === 0 && { 'aria-activedescendant': undefined })}
          />
          <IconButton
            className={styles.toggle}
            label={labels.show}
            {...parts.getToggleButtonProps({ disabled: props.disabled === true })}
          >
            <ChevronDown />
          </IconButton>
          <output className={visuallyHidden}>
            {isOpen && (props.loading === true ? labels.loading : labels.found(shown.length))}
          </output>
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          className={`${menu.content} ${styles.list}`}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
        >
          <ul {...parts.getMenuProps({ hidden: shown.length === 0 }, { suppressRefError: true })}>
            {shown.map((item, index) => (
              <li
                key={itemKey(item)}
                className={`${menu.item} ${styles.option}`}
                data-highlighted={index === highlightedIndex ? '' : undefined}
                {...parts.getItemProps({ item, index, 'aria-selected': isChosen(item) })}
              >
                <span className={styles.words}>
                  {itemLabel(item)}
                  {itemHint && <span className={styles.hint}>{itemHint(item)}</span>}
                </span>
                {isChosen(item) && <Check className={styles.check} />}
              </li>
            ))}
          </ul>
          {props.loading === true && (
            <p className={styles.note}>
              <Spinner /> {labels.loading}
            </p>
          )}
          {isEmpty && <p className={styles.note}>{labels.empty(query)}</p>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Escape on a closed list clears nothing; leaving the field clears the choice only if its text was deleted. */
function kept<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
  label: (item: Item | null) => string,
): Partial<UseComboboxState<Item>> {
  const { InputKeyDownEscape, InputBlur } = useCombobox.stateChangeTypes;
  if (type === InputKeyDownEscape) {
    return { ...changes, selectedItem: state.selectedItem, inputValue: label(state.selectedItem) };
  }
  if (type !== InputBlur) return changes;
  const selectedItem = state.inputValue === '' ? null : (changes.selectedItem ?? state.selectedItem);
  return { ...changes, selectedItem, inputValue: label(selectedItem) };
}
