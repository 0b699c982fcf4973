import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import * as Dialog from '../dialog/dialog.tsx';
import { Input } from '../input/input.tsx';
import * as searchField from '../search-field/search-field.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { HelpTopics, type HelpTopicsProps, type HelpTopicsLabels } from './help-topics.tsx';
import * as styles from './help-topics.css.ts';

/** The labels of the dialog. */
export interface HelpDialogLabels extends HelpTopicsLabels {
  title: string;
  /** The label of the search field: "Search the questions". */
  search: string;
  placeholder?: string | undefined;
  close: string;
}

export interface HelpDialogProps extends Pick<HelpTopicsProps, 'categories' | 'foot'> {
  labels: HelpDialogLabels;
  /** The category that is open first; by default the first one. */
  defaultCategory?: string | undefined;
}

/**
 * Questions and answers in a dialog, inside a `Dialog.Root` with its trigger. The search covers all categories;
 * choosing a category ends it.
 *
 * @instead On a page use `HelpTopics`; one sentence about a field is its `hint`.
 *
 * @accessibility A dialog whose search has a label; the number of results is announced politely. Escape closes, and the
 * focus returns to the trigger.
 */
export function HelpDialog({ categories, labels, foot, defaultCategory }: HelpDialogProps) {
  const id = useId();
  const [category, setCategory] = useState(defaultCategory ?? categories[0]?.id ?? '');
  const [search, setSearch] = useState('');
  return (
    <Dialog.Content size="large" closeLabel={labels.close} className={styles.tall} aria-describedby={undefined}>
      <header className={styles.head}>
        <Dialog.Title>{labels.title}</Dialog.Title>
        <div className={`${searchField.root} ${styles.search}`}>
          <label htmlFor={id}>
            <VisuallyHidden>{labels.search}</VisuallyHidden>
          </label>
          <Search />
          <Input
            id={id}
            className={searchField.input}
            type="search"
            placeholder={labels.placeholder}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      </header>
      <HelpTopics
        categories={categories}
        category={category}
        search={search}
        labels={labels}
        foot={foot}
        onCategoryChange={(chosen) => {
          setCategory(chosen);
          setSearch('');
        }}
      />
    </Dialog.Content>
  );
}
