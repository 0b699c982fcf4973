import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { compareAddress } from '../versions/addresses.ts';

/** Leads to where a version is compared with a Word file. */
export function WordFileLink({ version }: { version: AgreementVersion }) {
  const { t } = useLingui();
  return (
    <Button asChild tone="secondary">
      <Link to={compareAddress(version, version.number, 'file')}>
        <FileText />
        {t`Compare with a Word file`}
      </Link>
    </Button>
  );
}
