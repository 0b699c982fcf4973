import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Row } from '../layout/layout.tsx';
import { Heading, type HeadingProps } from '../text/text.tsx';
import * as styles from './calendar-toolbar.css.ts';

export interface CalendarToolbarProps {
  /** The visible range: `spanTitle(…)` writes "23 – 27 November". */
  title: string;
  level?: HeadingProps['level'] | undefined;
  labels: { previous: string; today: string; next: string };
  onPrevious: () => void;
  onToday: () => void;
  onNext: () => void;
  /** The controls at the end: day, week or list, and the primary action. */
  children?: ReactNode;
}

/** The toolbar of a `WeekCalendar`: its title and the navigation to other weeks. A new title is announced. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { title, level = 1, labels, onPrevious, onToday, onNext, children } = props;
  return (
    <div className={styles.toolbar}>
      <Heading level={level} size="page" className={styles.title} aria-live="polite">
        {title}
      </Heading>
      <Row className={styles.paging}>
        <IconButton tone="secondary" size="small" label={labels.previous} onClick={onPrevious}>
          <ChevronLeft />
        </IconButton>
        <Button tone="secondary" size="small" onClick={onToday}>
          {labels.today}
        </Button>
        <IconButton tone="secondary" size="small" label={labels.next} onClick={onNext}>
          <ChevronRight />
        </IconButton>
      </Row>
      {children !== undefined && <div className={styles.rest}>{children}</div>}
    </div>
  );
}
