import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Select } from '../select/select.tsx';
import { item } from '../side-menu/side-menu.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { findQuestions, type HelpCategory, type HelpQuestion } from './find-questions.ts';
import * as styles from './help-topics.css.ts';

/** The labels around the questions. */
export interface HelpTopicsLabels {
  /** "Categories". */
  categories: string;
  /** The number of results: "3 questions found". */
  found: (count: number) => string;
  noneTitle: string;
  noneText: string;
}

export interface HelpTopicsProps {
  categories: readonly HelpCategory[];
  /** The open category. */
  category: string;
  onCategoryChange: (id: string) => void;
  /** The search text, for all categories; while it is empty the open category is shown. */
  search?: string | undefined;
  labels: HelpTopicsLabels;
  /** The contact for other questions: "Not here? Let's Talk". */
  foot?: ReactNode;
}

/** Questions with expandable answers, by category or by search. On a phone the categories are a select. */
export function HelpTopics({ categories, category, onCategoryChange, search = '', labels, foot }: HelpTopicsProps) {
  const isSearching = search.trim() !== '';
  const shown = isSearching ? findQuestions(categories, search) : categories.filter(({ id }) => id === category);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={styles.topics}>
      <nav className={styles.side} aria-label={labels.categories}>
        {categories.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={item}
            aria-current={(!isSearching && id === category) || undefined}
            onClick={() => onCategoryChange(id)}
          >
            {label}
          </button>
        ))}
        {foot !== undefined && <p className={styles.foot}>{foot}</p>}
      </nav>
      <div className={styles.pick}>
        <Select
          aria-label={labels.categories}
          value={category}
          onChange={({ target }) => onCategoryChange(target.value)}
        >
          {categories.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.answers}>
        <output>{isSearching && <VisuallyHidden>{labels.found(count)}</VisuallyHidden>}</output>
        {shown.map(({ id, label, questions }) => (
          <section key={id} aria-label={label}>
            {isSearching && <h3 className={styles.group}>{label}</h3>}
            {questions.map((question, at) => (
              <Question key={question.id} {...question} open={isSearching ? count === 1 : at === 0} />
            ))}
          </section>
        ))}
        {isSearching && count === 0 && (
          <div className={styles.none}>
            <EmptyState title={labels.noneTitle}>{labels.noneText}</EmptyState>
          </div>
        )}
        {foot !== undefined && <p className={`${styles.foot} ${styles.onPhone}`}>{foot}</p>}
      </div>
    </div>
  );
}

function Question({ question, answer, open }: HelpQuestion & { open: boolean }) {
  return (
    <details className={styles.question} open={open}>
      <summary className={styles.ask}>
        {question}
        <ChevronDown />
      </summary>
      <div className={styles.answer}>{answer}</div>
    </details>
  );
}
