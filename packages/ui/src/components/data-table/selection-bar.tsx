import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import * as Toolbar from '../toolbar/toolbar.tsx';
import * as styles from './data-table.css.ts';

/** The labels of row selection. */
export interface SelectionLabels<Row> {
  /** The name of the header checkbox: "Select all cases". */
  all: string;
  /** The name of a row's checkbox: "Select Okafor family". */
  row: (row: Row) => string;
  /** "3 selected" */
  count: (count: number) => string;
  /** The button that clears the selection: "Clear selection". */
  clear: string;
  /** The name of the bar: "With the selected cases". */
  bar: string;
}

/** The selected rows and their actions. */
export interface Selection<Row> {
  selected: readonly string[];
  onSelectedChange: (ids: string[]) => void;
  /** One `Toolbar.Item` per action; shown only while rows are selected. */
  actions: ReactNode;
  labels: SelectionLabels<Row>;
}

const toTheTable = keepFocus((bar) => bar.parentElement?.querySelector<HTMLElement>('thead input'));

/** Appears at the bottom of the table, so that no row moves during selection. */
export function SelectionBar<Row>({ selected, onSelectedChange, actions, labels }: Selection<Row>) {
  if (selected.length === 0) return null;
  return (
    <Toolbar.Root ref={toTheTable} label={labels.bar} className={styles.bar}>
      <output className={styles.chosen}>{labels.count(selected.length)}</output>
      {actions}
      <Toolbar.End>
        <Toolbar.Item tone="plain" onClick={() => onSelectedChange([])}>
          <X /> {labels.clear}
        </Toolbar.Item>
      </Toolbar.End>
    </Toolbar.Root>
  );
}
