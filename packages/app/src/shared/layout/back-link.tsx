import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface BackLinkProps {
  to: string;
  /** The page it leads to. */
  children: string;
}

/** The way from a page to where it belongs. Goes into the `back` of a `PageHeader`, which styles it. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to}>
      <ArrowLeft />
      {children}
    </Link>
  );
}
