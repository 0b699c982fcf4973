import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { GitCompareArrows } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { unprinted } from '../../../shared/layout/unprinted.css.ts';

/** Leads to what changed since the version before; the first version has none. */
export function CompareLink({ version: { case_id, document, number } }: { version: AgreementVersion }) {
  const { t } = useLingui();
  if (number === 1) return null;
  const search = `?document=${document}&from=${number - 1}&to=${number}`;
  return (
    <Button asChild tone="secondary" className={unprinted}>
      <Link to={{ pathname: paths.agreementCompare(case_id), search }}>
        <GitCompareArrows />
        {t`Compare`}
      </Link>
    </Button>
  );
}
