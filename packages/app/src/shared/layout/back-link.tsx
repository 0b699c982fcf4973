import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface BackLinkProps {
  to: string;
  /** The name of the target page. */
  children: string;
}

/** A link to the parent page. Goes into the `back` of a `PageHeader`, which styles it. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to}>
      <ArrowLeft />
      {children}
    </Link>
  );
}
