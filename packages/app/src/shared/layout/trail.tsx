import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '@mediation/ui';
import { Link } from 'react-router-dom';

export interface TrailProps {
  /** The pages above this one, from the first. */
  above: { name: string; to: string }[];
  /** The page itself. */
  children: string;
}

/** Where a page belongs, from three levels on; two have `BackLink`. Goes into the `back` of a `PageHeader`. */
export function Trail({ above, children }: TrailProps) {
  const { t } = useLingui();
  return (
    <Breadcrumbs label={t`You are here`}>
      {above.map(({ name, to }) => (
        <Breadcrumbs.Item key={to}>
          <Link to={to}>{name}</Link>
        </Breadcrumbs.Item>
      ))}
      <Breadcrumbs.Item current>{children}</Breadcrumbs.Item>
    </Breadcrumbs>
  );
}
