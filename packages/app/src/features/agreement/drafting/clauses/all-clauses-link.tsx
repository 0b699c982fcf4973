import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { ArrowLeft } from 'lucide-react';
import { Link, type To } from 'react-router-dom';

/** Leads back from a clause to the list, where a screen shows one of them. */
export function AllClausesLink({ to }: { to: To }) {
  const { t } = useLingui();
  return (
    <Button asChild tone="plain" size="small" flush>
      <Link to={to}>
        <ArrowLeft />
        {t`All clauses`}
      </Link>
    </Button>
  );
}
