import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Link as TextLink, Notice } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { compareAddress } from './versions/addresses.ts';

export interface ReplacedVersionNoticeProps {
  version: AgreementVersion;
  /** The version with which the page opened. */
  before: number;
}

/** That the version on a page took the place of an older one while the page was open. */
export function ReplacedVersionNotice({ version, before }: ReplacedVersionNoticeProps) {
  const { t } = useLingui();
  const { number } = version;
  return (
    <Notice tone="warning" role="alert">
      {t`Version ${number} was released while you had version ${before} open. It replaces version ${before}, and this page shows version ${number} now.`}{' '}
      <TextLink asChild>
        <Link to={compareAddress(version, before, number)}>{t`See what changed`}</Link>
      </TextLink>
    </Notice>
  );
}
