import { ArrowLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './breadcrumbs.css.ts';

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** The name of the navigation: "You are here". */
  label: string;
  /** One `Breadcrumbs.Item` a level, the page itself last. */
  children: ReactNode;
}

/**
 * Where a page belongs, from three levels on. A phone shows the way to the page above.
 *
 * @instead For two levels the `back` of `PageHeader` is enough.
 *
 * @accessibility A navigation with a name and an ordered list; the page itself is `aria-current` and no link.
 */
function BreadcrumbsRoot({ label, children, ...props }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} {...props}>
      <ol className={styles.list}>{children}</ol>
    </nav>
  );
}

export interface BreadcrumbsItemProps {
  /** The page itself, which is no link. */
  current?: boolean | undefined;
  /** A link, or the name of the page itself. */
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
 * Where a page belongs, from three levels on; for two, the `back` of `PageHeader` is enough. A phone shows the way to the
 * page above.
 */
export const Breadcrumbs = /* #__PURE__ */ Object.assign(BreadcrumbsRoot, { Item });
