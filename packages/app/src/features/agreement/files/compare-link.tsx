import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Button, ScreenOnly } from '@mediation/ui';
import { GitCompareArrows } from 'lucide-react';
import { Link } from 'react-router-dom';
import { compareAddress } from '../versions/addresses.ts';

export interface CompareLinkProps {
  version: AgreementVersion;
  /** Compares it with the draft, for mediators. */
  withDraft?: boolean;
}

/** Leads to what changed since the version before, which the first one has not, or to what the draft would change. */
export function CompareLink({ version, withDraft = false }: CompareLinkProps) {
  const { t } = useLingui();
  const { number } = version;
  if (number === 1 && !withDraft) return null;
  return (
    <ScreenOnly>
      <Button asChild tone="secondary">
        <Link to={withDraft ? compareAddress(version, number, 'draft') : compareAddress(version, number - 1, number)}>
          <GitCompareArrows />
          {withDraft ? t`Compare with version ${number}` : t`Compare`}
        </Link>
      </Button>
    </ScreenOnly>
  );
}
