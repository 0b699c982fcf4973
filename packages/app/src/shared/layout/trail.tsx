import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '@mediation/ui';
import { Link } from 'react-router-dom';

export interface TrailProps {
  /** The ancestors of the page, from the top. */
  above: { name: string; to: string }[];
  /** The name of the page. */
  children: string;
}

/**
 * The breadcrumbs of a page that is at least three levels deep; for two levels use `BackLink`. Goes into the `back` of
 * a `PageHeader`.
 */
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
