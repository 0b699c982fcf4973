import { Command, useCommandState } from 'cmdk';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { splitByMatches } from '../../folded-text.ts';
import * as Dialog from '../dialog/dialog.tsx';
import * as menu from '../dropdown-menu/dropdown-menu.css.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './command-palette.css.ts';

export interface RootProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The label of the dialog and its field: "Find a case, a person or a page". */
  label: string;
  placeholder?: string | undefined;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** The typed text; omit it where the palette filters its own items. */
  query?: string | undefined;
  onQueryChange?: ((query: string) => void) | undefined;
  /** The items are already filtered, for example by the server. */
  filteredElsewhere?: boolean | undefined;
  /** The status while results load: "Searching". */
  loadingLabel?: string | undefined;
  /** The empty state when no item matches. */
  empty: ReactNode;
  /** The keyboard hints. */
  foot?: ReactNode;
  /** `Group`s of `Item`s. */
  children: ReactNode;
}

/**
 * Finds cases, people and pages by name, for staff. The app opens it with a keyboard shortcut.
 *
 * @instead Use `SearchField` to filter a page, `Combobox` to choose one of many in a form.
 *
 * @accessibility Arrow keys move, Enter chooses, Escape closes and returns the focus. The menus reach everything that
 * it contains.
 */
export function Root(props: RootProps) {
  const { open, onOpenChange, label, placeholder, closeLabel, query, onQueryChange, loadingLabel, foot } = props;
  const { list, ...chosen } = useChosen();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content size="medium" closeLabel={closeLabel} className={styles.panel} aria-describedby={undefined}>
        <VisuallyHidden>
          <Dialog.Title>{label}</Dialog.Title>
        </VisuallyHidden>
        <Command
          className={styles.root}
          label={label}
          loop
          vimBindings={false}
          shouldFilter={!props.filteredElsewhere}
          {...chosen}
        >
          <div className={styles.search}>
            {loadingLabel === undefined ? <Search /> : <Spinner label={loadingLabel} />}
            <Command.Input
              className={styles.input}
              placeholder={placeholder}
              {...(query === undefined ? {} : { value: query })}
              {...(onQueryChange && { onValueChange: onQueryChange })}
            />
          </div>
          <Command.List ref={list} className={styles.list} label={label}>
            {props.children}
          </Command.List>
          {loadingLabel === undefined && <Command.Empty className={styles.message}>{props.empty}</Command.Empty>}
          {foot && <div className={styles.foot}>{foot}</div>}
        </Command>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/**
 * The item that Enter chooses. It is always one of the present items, even when a late response removed the previous
 * one.
 */
function useChosen() {
  const [value, setValue] = useState('');
  const list = (node: HTMLElement | null) => {
    if (node === null) return undefined;
    const choose = () => {
      const items = node.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled=true])');
      const values = [...items].map((it) => it.dataset['value'] ?? '');
      setValue((chosen) => (values.includes(chosen) ? chosen : (values[0] ?? '')));
    };
    // Each render replaces the observer and drops its pending records, so the choice is also made here.
    choose();
    const observer = new MutationObserver(choose);
    observer.observe(node, { childList: true, subtree: true });
    return () => observer.disconnect();
  };
  return { list, value, onValueChange: setValue };
}

export interface GroupProps {
  /** The heading of the group: "Cases", "Recent". */
  title: string;
  /** Shown only while the field is empty, for recent items. */
  beforeTyping?: boolean | undefined;
  children: ReactNode;
}

/** Items of one kind under their name. */
export function Group({ title, beforeTyping = false, children }: GroupProps) {
  const isTyping = useCommandState(({ search }) => search !== '');
  if (beforeTyping && isTyping) return null;
  return <Command.Group heading={title}>{children}</Command.Group>;
}

export interface ItemProps {
  /** The text that the search matches; unique in the palette. */
  value: string;
  /** More search terms: a case number, the names of the people. */
  keywords?: string[] | undefined;
  icon?: ReactNode;
  /** A second line, for example the case and its step. */
  detail?: ReactNode;
  disabled?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
}

/** A page to open or an action. */
export function Item({ value, keywords, icon, detail, disabled = false, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      className={`${menu.item} ${styles.item}`}
      value={value}
      disabled={disabled}
      onSelect={onSelect}
      {...(keywords && { keywords })}
    >
      {icon}
      <span className={styles.words}>
        {children}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </Command.Item>
  );
}

export interface MatchedProps {
  text: string;
  /** The typed text; nothing is marked while it is empty. */
  query: string;
}

/** A text in which the part that the search matched stands out. */
export function Matched({ text, query }: MatchedProps) {
  const [before, found, ...after] = splitByMatches(text, [query]);
  if (found === undefined) return text;
  return (
    <>
      {before}
      <b>{found}</b>
      {after.join('')}
    </>
  );
}
