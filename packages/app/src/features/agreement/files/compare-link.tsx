import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { GitCompareArrows } from 'lucide-react';
import { Link } from 'react-router-dom';
import { unprinted } from '../../../shared/layout/unprinted.css.ts';
import { compareAddress } from '../versions/addresses.ts';

/** Leads to what changed since the version before; the first version has none. */
export function CompareLink({ version }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const { number } = version;
  if (number === 1) return null;
  return (
    <Button asChild tone="secondary" className={unprinted}>
      <Link to={compareAddress(version, number - 1, number)}>
        <GitCompareArrows />
        {t`Compare`}
      </Link>
    </Button>
  );
}
