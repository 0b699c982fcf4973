import { Printer } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Heading, type HeadingProps } from '../text/text.tsx';
import * as styles from './article.css.ts';

/** One section of an article, with a heading. */
export interface ArticleSection {
  /** The id of the section in the address: "what-we-keep". */
  id: string;
  title: string;
  /** Paragraphs and lists. */
  body: ReactNode;
}

export interface ArticleProps {
  title: string;
  sections: readonly ArticleSection[];
  /** When the text was last changed: "Last changed 3 November 2026". */
  changed?: string | undefined;
  /** The introduction above the first section. */
  intro?: ReactNode;
  labels: {
    /** The label of the table of contents: "On this page". */
    contents: string;
    print: string;
  };
  /** The outline level of the title: 1 on a page of its own, 2 in a dialog that has one already. */
  level?: HeadingProps['level'] | undefined;
  onPrint?: (() => void) | undefined;
}

/**
 * A long text such as the privacy policy, with a table of contents, the date of the last change and a print button.
 *
 * @instead Short questions with answers are `HelpTopics`, steps are `GuideSteps`.
 *
 * @accessibility An article named by its title, with a heading for each section and a navigation to them. Lines are
 * short, and the text follows the browser's font size.
 */
export function Article({ title, sections, changed, intro, labels, level = 1, onPrint }: ArticleProps) {
  const id = useId();
  const Part = level === 1 ? 'h2' : 'h3';
  return (
    <article className={styles.article} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading id={id} level={level} size="large" voice>
          {title}
        </Heading>
        <div className={styles.line}>
          <span>{changed}</span>
          <Button
            tone="quiet"
            size="small"
            className={styles.print}
            onClick={() => (onPrint ? onPrint() : globalThis.print())}
          >
            <Printer /> {labels.print}
          </Button>
        </div>
      </header>
      <nav className={styles.contents} aria-label={labels.contents}>
        <div className={styles.list}>
          <p className={styles.listTitle}>{labels.contents}</p>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className={styles.body}>
        {intro !== undefined && <div className={styles.section}>{intro}</div>}
        {sections.map((section) => (
          <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
            <Part id={`${section.id}-title`} className={styles.heading}>
              {section.title}
            </Part>
            {section.body}
          </section>
        ))}
      </div>
    </article>
  );
}
