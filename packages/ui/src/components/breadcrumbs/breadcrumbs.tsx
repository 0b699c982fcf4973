import { ArrowLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './breadcrumbs.css.ts';

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** The name of the navigation: "You are here". */
  label: string;
  /** One `Breadcrumbs.Item` per level, the current page last. */
  children: ReactNode;
}

/**
 * The path to a page that is at least three levels deep. A phone shows only a link to the parent page.
 *
 * @instead For two levels the `back` of `PageHeader` is enough.
 *
 * @accessibility A navigation with a name and an ordered list; the current page is `aria-current` and not a link.
 */
function BreadcrumbsRoot({ label, children, ...props }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} {...props}>
      <ol className={styles.list}>{children}</ol>
    </nav>
  );
}

export interface BreadcrumbsItemProps {
  /** Marks the current page, which is not a link. */
  current?: boolean | undefined;
  /** A link, or the name of the current page. */
  children: ReactNode;
}

function Item({ current = false, children }: BreadcrumbsItemProps) {
  return (
    <li className={styles.item}>
      <ChevronRight className={styles.chevron} />
      <ArrowLeft className={styles.arrow} />
      {current ? (
        <span className={styles.current} aria-current="page">
          {children}
        </span>
      ) : (
        children
      )}
    </li>
  );
}

/**
 * The path to a page that is at least three levels deep; for two levels the `back` of `PageHeader` is enough. A phone
 * shows only a link to the parent page.
 */
export const Breadcrumbs = /* #__PURE__ */ Object.assign(BreadcrumbsRoot, { Item });
