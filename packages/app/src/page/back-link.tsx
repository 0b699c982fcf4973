import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as styles from './back-link.css.ts';

export interface BackLinkProps {
  to: string;
  /** The page it leads to. */
  children: string;
}

/** The way from a page to where it belongs. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.backLink}>
      <ArrowLeft />
      {children}
    </Link>
  );
}
