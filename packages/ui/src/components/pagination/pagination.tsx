import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { pageList } from './page-list.ts';
import * as styles from './pagination.css.ts';

/** The labels of the pagination. */
export interface PaginationLabels {
  /** "Previous" */
  previous: string;
  /** "Next" */
  next: string;
  /** The accessible name of a page number: "Page 3". */
  page: (page: number) => string;
  /** The position on a phone: "3 of 9". */
  position: (page: number, pages: number) => string;
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** The name of the navigation: "Pages of cases". */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  labels: PaginationLabels;
  onPageChange?: ((page: number) => void) | undefined;
  /** Renders page numbers as links, for pages with addresses: returns a link around the content. */
  linkTo?: ((page: number, content: ReactNode) => ReactElement) | undefined;
}

/**
 * Numbered pages of a list whose length is known. Renders nothing for a single page.
 *
 * @instead For lists with cursors use `LoadMore`.
 *
 * @accessibility A navigation with a name; each number is read as "Page 3", the current one is `aria-current`.
 */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, labels, onPageChange, linkTo, className = '', ...rest } = props;
  if (pages <= 1) return null;
  const to = { labels, onPageChange, linkTo };
  return (
    <nav className={`${styles.root} ${className}`} aria-label={label} {...rest}>
      <ul className={styles.list}>
        <li>
          <Step {...to} page={page - 1} isOff={page <= 1} direction="previous" />
        </li>
        <li className={styles.position} aria-hidden>
          {labels.position(page, pages)}
        </li>
        {pageList(page, pages).map((pageNumber, at) => (
          <li key={pageNumber ?? `gap ${at}`} className={styles.number}>
            {pageNumber === null ? (
              <p className={styles.gap}>…</p>
            ) : (
              <PageLink {...to} page={pageNumber} isCurrent={pageNumber === page} />
            )}
          </li>
        ))}
        <li>
          <Step {...to} page={page + 1} isOff={page >= pages} direction="next" />
        </li>
      </ul>
    </nav>
  );
}

interface ToPage extends Pick<PaginationProps, 'labels' | 'onPageChange' | 'linkTo'> {
  page: number;
}

function PageLink({ page, labels, onPageChange, linkTo, isCurrent }: ToPage & { isCurrent: boolean }) {
  const link = linkTo?.(page, page);
  return (
    <Button
      asChild={link !== undefined}
      tone="plain"
      size="small"
      className={`${styles.page} ${isCurrent ? styles.current : ''}`}
      aria-label={labels.page(page)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPageChange?.(page)}
    >
      {link ?? page}
    </Button>
  );
}

function Step(props: ToPage & { isOff: boolean; direction: 'previous' | 'next' }) {
  const { page, labels, onPageChange, linkTo, isOff, direction } = props;
  const content = (
    <>
      {direction === 'previous' && <ChevronLeft />}
      {labels[direction]}
      {direction === 'next' && <ChevronRight />}
    </>
  );
  const link = isOff ? undefined : linkTo?.(page, content);
  return (
    <Button
      asChild={link !== undefined}
      tone="plain"
      size="small"
      className={styles.step}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPageChange?.(page)}
    >
      {link ?? content}
    </Button>
  );
}
